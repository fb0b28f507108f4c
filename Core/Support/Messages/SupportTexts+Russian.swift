extension SupportTexts {
  static let russian: StaticString = #"""
    # Days.
    date.full = {0,date,EEEE, d MMMM y 'г.'}
    date.long = {0,date,d MMMM y 'г.'}
    date.medium = {0,date,d MMM y 'г.'}
    date.short = {0,date,dd.MM.y}
    date.day-and-month = {0,date,d MMMM}
    date.weekday-and-day = {0,date,EEE, d MMM}
    date.month = {0,date,LLLL y 'г.'}

    # Days of the week on their own.
    weekday.full = {0,date,cccc}
    weekday.short = {0,date,ccc}

    # The names in dates: as they stand in one, shortened, and without a day.
    calendar.months = января, февраля, марта, апреля, мая, июня, июля, августа, сентября, октября,
      ноября, декабря
    calendar.months-short = янв., февр., мар., апр., мая, июн., июл., авг., сент., окт., нояб., дек.
    calendar.months-alone = январь, февраль, март, апрель, май, июнь, июль, август, сентябрь, октябрь,
      ноябрь, декабрь
    calendar.weekdays = понедельник, вторник, среда, четверг, пятница, суббота, воскресенье
    calendar.weekdays-short = пн, вт, ср, чт, пт, сб, вс
    calendar.halves = AM, PM

    # The fields of dates and times that a text does not order itself.
    calendar.full-date = EEEE, d MMMM y\#u{202F}'г.'
    calendar.long-date = d MMMM y\#u{202F}'г.'
    calendar.medium-date = d MMM y\#u{202F}'г.'
    calendar.short-date = dd.MM.y
    calendar.short-time = HH:mm
    calendar.date-and-time = d MMM y\#u{202F}'г.', HH:mm

    # Times of day on a clock of 12 hours.
    time.12-hours = {0,time,h:mm a}

    # Lengths of time: hours, minutes.
    duration.hours-minutes = {0} ч {1} мин
    duration.hours = {0} ч
    duration.minutes = {0} мин
    duration.negative = -{0}

    # Lists: the last two members are joined by the word.
    list.last = {0} и {1}
    list.middle = {0}, {1}
    """#
}
