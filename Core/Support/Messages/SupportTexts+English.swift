extension SupportTexts {
  static let english: StaticString = #"""
    # Days.
    date.full = {0,date,EEEE, d MMMM y}
    date.long = {0,date,d MMMM y}
    date.medium = {0,date,d MMM y}
    date.short = {0,date,dd/MM/y}
    date.day-and-month = {0,date,d MMMM}
    date.weekday-and-day = {0,date,EEE d MMM}
    date.month = {0,date,LLLL y}

    # Days of the week on their own.
    weekday.full = {0,date,cccc}
    weekday.short = {0,date,ccc}

    # The names in dates: as they stand in one, shortened, and without a day.
    calendar.months = January, February, March, April, May, June, July, August, September, October,
      November, December
    calendar.months-short = Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sept, Oct, Nov, Dec
    calendar.months-alone = January, February, March, April, May, June, July, August, September,
      October, November, December
    calendar.weekdays = Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
    calendar.weekdays-short = Mon, Tue, Wed, Thu, Fri, Sat, Sun
    calendar.halves = am, pm

    # The fields of dates and times that a text does not order itself.
    calendar.full-date = EEEE, d MMMM y
    calendar.long-date = d MMMM y
    calendar.medium-date = d MMM y
    calendar.short-date = dd/MM/y
    calendar.short-time = HH:mm
    calendar.date-and-time = d MMM y, HH:mm

    # Times of day on a clock of 12 hours.
    time.12-hours = {0,time,h:mm a}

    # Lengths of time: hours, minutes.
    duration.hours-minutes = {0} h {1} min
    duration.hours = {0} h
    duration.minutes = {0} min
    duration.negative = -{0}

    # Lists: the last two members are joined by the word.
    list.last = {0} and {1}
    list.middle = {0}, {1}
    """#
}
