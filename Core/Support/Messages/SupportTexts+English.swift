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
