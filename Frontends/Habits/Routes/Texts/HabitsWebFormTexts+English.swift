extension HabitsWebFormTexts {
  static let english: StaticString = #"""
    # The form of a tracker.
    web.form.choose = Choose
    web.form.new-category = Or a new category
    web.form.other-schedule = Another schedule
    web.form.rule = How often
    web.form.times = Times, or every how many days
    web.form.window = In how many days
    web.rule.weekdays = on the days above
    web.rule.every = every few days
    web.rule.week = times a week
    web.rule.month = times a month
    web.rule.year = times a year
    web.rule.window = times in any days
    web.form.other-emoji = Or any other emoji
    web.form.other-colour = Another colour
    web.form.more = Goal, note and more
    web.form.goal = Done is
    web.goal.tick = a tick
    web.goal.at-least = at least an amount
    web.goal.at-most = at most an amount
    web.form.unit = Unit
    web.form.target = Amount
    web.form.polarity = It is
    web.polarity.build = to be done
    web.polarity.avoid = to be left
    web.form.question = What a reminder asks
    web.form.note = Note
    web.form.created = From which day (today, if empty)
    web.form.schedule-from = A new schedule from (today, if empty)

    # What is missing in it.
    web.form.no-name = Give it a name.
    web.form.no-category = Choose a category, or name a new one.
    web.form.no-schedule = Choose days, or another schedule.
    web.form.no-emoji = Choose an emoji.
    web.form.no-colour = Choose a colour.

    # Categories and pauses.
    web.category.edit = Edit the category “{0}”
    web.category.delete = Delete “{0}”
    web.category.trackers = What happens to its trackers
    web.category.move = They move to “{0}”
    web.category.delete-all = They go with all their history
    web.pauses.text = While trackers rest, nothing is due and no streak breaks.
    web.pause.new = New pause
    web.pause.from = First day
    web.pause.to = Last day
    web.pause.span = {0} to {1}
    web.pause.all = all trackers
    web.pause.some = Only some trackers
    web.pause.make = Add the pause

    # Files of other programs.
    web.import.category = Category of habits without one
    """#
}
