extension StatisticsTexts {
  static let english: StaticString = #"""
    # Figures: labels of those that days had no text for before.
    figure.nap-time = Asleep in naps
    figure.bedtime-awake = Awake before the night
    figure.methods = How fed
    figure.contents = What fed
    figure.left = Left breast
    figure.right = Right breast
    figure.wet = Wet nappies
    figure.dirty = Dirty nappies
    figure.span = From falling asleep to waking
    figure.complete = Night is over
    figure.tally = {0} {1}

    # Figures: what exactly is measured.
    explain.naps = How many day sleeps begin on the day. A nap over midnight counts once, on the day
      on which it begins; stored naps that overlap count as one.
    explain.nap-time = All day sleep inside the day, also of naps that began the day before.
    explain.longest-nap = The longest nap, of which only what lies inside the day counts.
    explain.asleep = All sleep inside the day, naps and night sleep; today up to now.
    explain.awake = The rest of the day: asleep and awake together are as long as the day, today up
      to now. Nothing is told of a day without any sleep.
    explain.longest-awake = The longest wakefulness, of which only what lies inside the day counts.
    explain.bedtime-awake = From the last waking to falling asleep for the night that begins on the
      day, after midnight too.
    explain.feedings = How many feedings begin on the day.
    explain.methods = How many feedings of the day there are of each kind: left, right or both breasts,
      bottle, fed itself, fed by a parent.
    explain.contents = How many feedings of the day there are of each content.
    explain.bottle = Millilitres of all feedings from a bottle that begin on the day.
    explain.left = Time at the left breast, without pauses, of the feedings that begin on the day.
    explain.right = Time at the right breast, without pauses, of the feedings that begin on the day.
    explain.next-side = The breast other than the one offered last up to the end of the day, today up
      to now; “both” counts as left, then right, unless its times say otherwise.
    explain.pumpings = How many pumpings begin on the day, the household’s own included.
    explain.pumped = Millilitres of all pumpings that begin on the day.
    explain.wet = How many wet nappies there are on the day; one that is both counts as wet too.
    explain.dirty = How many dirty nappies there are on the day; one that is both counts as dirty too.
    explain.fell-asleep = The start of the first night sleep of the night. The night of a day holds the
      night sleeps that begin from the middle of the day part on, up to the same time of the next day.
    explain.woke = The end of the last night sleep; nothing while one lasts.
    explain.span = From falling asleep to waking, or up to now while a night sleep lasts.
    explain.night-asleep = All night sleep of the night, overlapping entries counted once.
    explain.night-awake = The time between falling asleep and waking that was not slept.
    explain.wakings = The gaps between the night’s sleeps; where one sleep ends as the next begins,
      there is none.
    explain.longest-sleep = The longest time slept without a gap.
    explain.night-feedings = How many feedings begin between falling asleep and waking.
    explain.night-pumpings = How many pumpings begin between falling asleep and waking.
    explain.complete = Whether no sleep of the night lasts and the night range is over.
    explain.average = Averages are taken over the finished days from the child’s first entry on. Days
      without data count as nought and are listed; today never counts.

    # Statistics of a range: name, first and last day.
    stats.title = {0}: {1} – {2}
    stats.averages = Average a day
    stats.averages.none = No day of this range is over since the first entry: there are no averages.
    stats.with-data = {0,plural,one{# day with data} other{# days with data}}
    stats.without-data = Without data: {0}
    stats.column.day = Day
    stats.column.asleep = Asleep
    stats.column.naps = Naps
    stats.column.feedings = Feedings
    stats.column.bottle = ml
    stats.column.bottle.ounces = fl oz
    stats.column.wet = Wet
    stats.column.dirty = Dirty
    stats.no-data = no data
    stats.group.day = day
    stats.group.night = night
    stats.unit.count = count
    stats.unit.seconds = time
    stats.unit.millilitres = ml
    stats.unit.instant = clock
    stats.unit.side = side
    stats.unit.tally = counts
    stats.unit.flag = yes or no

    # The next sleep: name, from, to, what it is from.
    next.range = {0} will probably fall asleep between {1} and {2} ({3}).
    next.basis = from {0} days
    next.none = The next sleep cannot be told: {0}
    next.short = Next sleep between {0} and {1} ({2})
    next.reason.asleep = the child is asleep.
    next.reason.no-recent-sleep = no recent sleep is written down.
    next.reason.too-few = not enough data: sleeps after wakings at this time of the day are written
      down on {0,plural,one{# day} other{# days}}, and {1} are needed.
    next.reason.irregular = not enough data: after wakings at this time of the day the child stayed
      awake for anything from {0} to {1}.
    next.reason.awake-for-long = the child has been awake for longer than it usually is at this time of
      the day.

    # The forecast on past sleeps.
    prediction.column.way = How it is told
    prediction.column.sleeps = Sleeps
    prediction.column.error = Median error
    prediction.column.inside = Inside the range
    prediction.column.width = Width of the range
    prediction.own = From the child’s own days
    prediction.table = From the age table
    prediction.table-on-all = The same, all sleeps
    prediction.of = {0} of {1}
    prediction.better = The forecast was nearer than the age table.
    prediction.worse = The forecast was not nearer than the age table.
    prediction.silent = There was never enough data for a forecast.

    # Trends.
    trends.by.day = By day; of late: the average of the last {0} days.
    trends.by.week = Averages a day by week; of late: the average of the last {0} weeks.
    trends.by.month = Averages a day by month; of late: the average of the last {0} months.
    trends.column.figure = Figure
    trends.column.course = Course
    trends.column.span = Least – most
    trends.column.latest = Of late
    trends.span = {0} – {1}
    trends.night = Night: {0}
    trends.none = There is nothing to show of this range yet.
    week.unknown = not written down

    # Growth: name; measures with percentiles and changes.
    growth.title = {0}: growth
    growth.column.day = Day
    growth.column.age = Age
    growth.column.weight = Weight
    growth.column.length = Length
    growth.column.head = Head
    growth.column.bmi = BMI
    growth.percentile = P{0}
    growth.change.grams = {0} g
    growth.change.millimetres = {0} mm
    growth.change.ounces = {0} oz
    growth.change.inches = {0} in
    growth.rate.ounces = {0} oz a week
    growth.rate.inches = {0} in a week
    growth.rate.grams = {0} g a week
    growth.rate.millimetres = {0} mm a week
    growth.none = No measurement is written down yet.
    growth.no-sex = Percentiles need the child’s sex, which is not written down.
    growth.standard = P: percentile by the child growth standards of the WHO. Changes are told by week
      from seven days on.
    growth.corrected = The age is counted from the date the birth was due.

    # Settings of the diary.
    config.hidden = Hidden figures: {0}
    config.hidden.none = No figure is hidden.
    config.units.metric = Measures are told in millilitres, kilograms, centimetres and degrees Celsius.
    config.units.us = Measures are told in fluid ounces, pounds, inches and degrees Fahrenheit.
    config.language = The language is {0}.
    config.clock.24 = Clocks count 24 hours.
    config.clock.12 = Clocks count 12 hours.
    config.week = The week begins on {0}.
    config.language.none = The language is the environment’s.
    config.feeding-gap.start = The gap between feedings is counted from the start of the one before.
    config.feeding-gap.end = The gap between feedings is counted from the end of the one before.
    """#
}
