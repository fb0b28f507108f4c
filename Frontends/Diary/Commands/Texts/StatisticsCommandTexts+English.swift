extension StatisticsCommandTexts {
  static let english: StaticString = #"""
    # What the commands of statistics and settings do, take and refuse.
    command.stats = Show the days of a range in figures, and their averages.
    command.stats.discussion = By itself the last seven days that are over. Averages are taken over the
      finished days from the first entry on; days without data count as nought and are listed.
    command.stats.figures = List all figures; stats --explain FIGURE tells what one measures.
    command.stats.trends = Show how the figures change, by day, week or month.
    command.stats.growth = Show growth with the percentiles of the WHO and the weekly rates.
    command.stats.prediction = Show how good the forecast of the next sleep would have been.
    command.stats.prediction.discussion = Each sleep of the range is foretold from what was known when
      the child woke before it, and set beside a table of usual wakefulness by age. Wakings inside a
      night are left out.
    command.week = Show the sleep of seven days as a picture.
    command.next = Show when the child will probably fall asleep.
    command.next.discussion = The range is from the child's own wakefulnesses of the last 28 days that
      began at this time of the day. Where they are few, or of very different lengths, it says so.
    command.config = Decide what the diary shows; it holds on all devices of the household.
    command.config.list = List what has been decided.
    command.config.hide = Hide figures, or whole groups of them; JSON keeps them.
    command.config.show = Show hidden figures or groups again.
    command.config.feeding-gap = Count the gap between feedings from the start or from the end of the
      one before.
    command.config.household = Change what holds for all programs of the household.
    option.config.clock = How clocks count hours.
    option.config.week = The day a week begins with.
    option.config.units = The units in which measures are told.
    option.config.language = The language of texts; auto lets the environment decide.
    argument.week.date = The last of the seven days; today by itself.
    argument.config.figure = Figures (stats figures lists them) or the groups pastNight, day, nextNight.
    argument.config.gap = From where the gap is counted.
    option.stats.from = The first day.
    option.stats.to = The last day; yesterday by itself.
    option.stats.explain = Tell what a figure measures.
    option.trends.by = What is put together.
    option.trends.figure = Show this figure alone; may be given several times.
    word.figure = FIGURE
    word.gap = start|end
    refused.no-such-figure = There is no figure and no group “{0}”. All of them: hearth-diary stats figures.
    refused.too-many-days = The range is too long: statistics take {0,plural,one{# day} other{# days}} at most. Give a later --from or an earlier --to.
    refused.days-reversed = The range ends ({1}) before it begins ({0}). Exchange --from and --to.

    # Reminders.
    command.remind = Show what asks for attention: a next sleep, a medicine, a forgotten end.
    command.remind.discussion = For a timer that runs every few minutes: shows what has come up in the last
      minutes and is still so. “remind timer” makes such a timer.
    option.remind.feeding = Tell when the last feeding was so long ago, for instance 3h.
    option.remind.nappy = Tell when the last nappy was so long ago, for instance 4h.
    """#
}
