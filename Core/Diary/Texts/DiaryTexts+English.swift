extension DiaryTexts {
  static let english: StaticString = #"""
    # The Day scene: a child's name and a date.
    day.title = {0}: {1}
    day.span = {0} – {1}
    day.unbounded = …
    day.awake = awake
    day.night = night sleep
    day.nap = nap
    day.inside = {0} of it on this day
    day.asleep.still = still asleep
    day.forgotten = still open after a long time: was the end forgotten?
    day.was-night = Was this the night?
    day.conflict = overlapping entries
    day.empty = Nothing is written down for this day.
    day.group.past = Past night
    day.group.day = Day
    day.group.next = Next night
    day.action.startSleep = Start sleep
    day.action.finishSleep = Finish sleep
    day.action.continueSleep = Still asleep: go on
    day.action.insertSleep = Insert a forgotten sleep
    day.action.splitSleep = Insert a waking
    day.action.joinNext = Join with the next sleep
    day.action.joinNeighbours = Join the sleeps on both sides
    day.action.switchKind = Switch night/nap
    day.action.edit = Edit
    day.action.delete = Delete
    day.action.addFeeding = Add a feeding
    day.action.addPumping = Add a pumping
    day.action.addNappy = Add a nappy
    day.action.addOther = Add another entry

    # Figures: a label each, and the values that are more than a number.
    figure.count = {0}
    figure.fell-asleep = Fell asleep
    figure.woke = Woke up
    figure.woke.not = still asleep
    figure.asleep = Asleep
    figure.awake = Awake
    figure.wakings = Wakings
    figure.longest-sleep = Longest sleep
    figure.longest-nap = Longest nap
    figure.longest-awake = Longest awake
    figure.naps = Naps
    figure.feedings = Feedings
    figure.bottle = From bottles
    figure.pumpings = Pumpings
    figure.pumped = Pumped
    figure.sides.value = left {0}, right {1}
    figure.next-side = Offer next

    # What lost against another device’s writing: a field, its value.
    told.remark = another device: {0}
    told.value = {0} {1}
    told.field = {0}, {1}
    told.nothing = nothing
    loss.kept = Left as it is; the other value is put aside.
    told.name.start = start
    told.name.end = end
    told.name.time = time
    told.name.amount = amount
    told.name.left_amount = left
    told.name.right_amount = right
    told.name.total_amount = in all
    told.name.weight = weight
    told.name.length = length
    told.name.head = head
    told.name.value = temperature
    told.name.dose = dose

    # Feedings.
    feeding.title = {0}, {1}
    feeding.reaction = reaction: {0}
    feeding.running = still feeding
    feeding.paused = paused
    method.left = left breast
    method.right = right breast
    method.both = both breasts
    method.bottle = bottle
    method.self = fed itself
    method.parent = fed by a parent
    content.milk = breast milk
    content.formula = formula
    content.mixed = breast milk and formula
    content.fortified = fortified breast milk
    content.food = food
    content.usual = as usual
    side.left = left
    side.right = right

    # Other events: what they are, and what else is known of them.
    event.sleep = sleep
    event.feeding = feeding
    event.nappy = nappy
    event.medicine = medicine
    event.pumping = pumping
    event.bath = bath
    event.tummyTime = tummy time
    event.milestone = milestone
    event.note = note
    event.temperature = temperature
    event.medicine.named = medicine: {0}
    event.growth = measures
    use.stored = stored
    use.fed = fed at once
    use.discarded = poured away
    nappy.wet = wet nappy
    nappy.dirty = dirty nappy
    nappy.both = wet and dirty nappy
    nappy.dry = dry nappy
    nappy.wet-size = wet: {0}
    nappy.dirty-size = stool: {0}
    nappy.amount = amount {0}
    nappy.rash = sore skin
    size.small = little
    size.medium = some
    size.large = a lot
    colour.black = black
    colour.brown = brown
    colour.green = green
    colour.yellow = yellow
    colour.white = white
    colour.red = red
    colour.gray = grey
    medicine.dose = {0} {1}
    medicine.gap = not again for {0}
    growth.length = {0} {1}
    growth.head = head {0}
    growth.bmi = BMI {0}
    posture.lying = lying
    posture.standing = standing
    unit.millilitres = {0} ml
    unit.centimetres = {0} cm
    unit.kilograms = {0} kg
    unit.fluid-ounces = {0} fl oz
    unit.inches = {0} in
    unit.ounces = {0} oz
    unit.pounds = {0} lb {1} oz
    unit.fahrenheit = {0} °F
    unit.celsius = {0} °C

    # Places of sleep.
    place.cot = in the cot
    place.bed = in bed
    place.pram = in the pram
    place.sling = in the sling
    place.arms = in arms
    place.car = in the car
    place.other = elsewhere

    # Children.
    child.none = There is no child yet.
    child.night = night {0}
    age.days = {0,plural,one{# day} other{# days}}
    age.unborn = not born yet
    age.years = {0,plural,one{# year} other{# years}}
    age.months = {0,plural,one{# month} other{# months}}
    age.whole = {0} is {1} old
    age.corrected = Corrected age: {0}
    age.before-birth = {0} is not born yet: {1} to go.

    # Now: name, clock time, length.
    now.asleep = {0} has been asleep since {1} ({2}).
    now.awake = {0} has been awake since {1} ({2}).
    now.unknown = No sleep of {0} is written down yet.
    now.forgotten = The sleep has been open for a long time: was its end forgotten?
    now.feeding = Last feeding {0} ({1} ago): {2}
    now.nappy = Last nappy {0} ({1} ago): {2}
    now.timer = Timer “{0}” since {1} ({2})
    now.feeding.running = Feeding since {0}: {2}
    now.feeding.paused = Feeding since {0}, paused: {2}
    now.next-side = Offer next: {0}

    # What timers become.
    timer.as.sleep = A sleep
    timer.as.feed-left = Left breast
    timer.as.feed-right = Right breast
    timer.as.feed-both = Both breasts
    timer.as.feed-bottle = A bottle
    timer.as.feed-solids = Food
    timer.as.pump = A pumping
    timer.as.bath = A bath
    timer.as.tummy = Tummy time
    timer.as.note = A note
    timer.note = {0}: {1}

    # Actions that can be undone, with their moments: "Undone: sleep 19:30 – 20:36 deleted".
    journal.child.added = {0} added
    journal.child.edited = {0} changed
    journal.child.archived = {0} archived
    journal.child.unarchived = {0} taken out of the archive
    journal.child.merged = {0} merged into {1} ({2,plural,one{# entry} other{# entries}})
    journal.sleep.started = sleep started at {0}
    journal.sleep.added = sleep {0} – {1} added
    journal.sleep.stopped = sleep {0} – {1} ended
    journal.sleep.edited = sleep {0} – {1} changed
    journal.sleep.deleted = sleep {0} – {1} deleted
    journal.sleep.open.edited = sleep since {0} changed
    journal.sleep.open.deleted = sleep since {0} deleted
    journal.sleep.joined = sleeps joined to {0} – {1}
    journal.sleep.open.joined = sleeps joined to one since {0}
    journal.sleep.split = waking {0} – {1} put into a sleep
    journal.sleep.reopened = sleep since {0} reopened
    journal.wakefulness.edited = wakefulness changed to {0} – {1}
    journal.feeding.started = feeding started at {0} ({1})
    journal.feeding.continued = feeding since {0} continued ({1})
    journal.feeding.stopped = feeding {0} – {1} ended ({2})
    journal.feeding.added = feeding at {0} added ({1})
    journal.settings = diary settings changed
    journal.event.added = {0} {1} added
    journal.event.edited = {0} {1} changed
    journal.event.deleted = {0} {1} deleted
    journal.person.added = {0} added to the household
    journal.tag.added = tag “{0}” added
    journal.tag.deleted = tag “{0}” deleted
    journal.tagged = entry tagged with {0}
    journal.untagged = {0} taken off an entry
    journal.timer.started = timer “{0}” started at {1}
    journal.timer.cancelled = timer “{0}” of {1} thrown away
    journal.loss.kept = other value of an entry put aside
    journal.import = import from {0} ({1,plural,one{# entry} other{# entries}})

    # Formats.
    plugin.importer.babybuddy = The CSV export of Baby Buddy.
    plugin.importer.nara = The CSV export of Nara.
    plugin.importer.huckleberry = The CSV export of Huckleberry.
    plugin.importer.babytracker = The CSV files of Baby Tracker (nighp).
    plugin.importer.piyolog = The text files of PiyoLog.
    plugin.importer.sprout = The zip of Sprout Track, or its tables.
    plugin.diary.importer.jsonl = Hearth’s own JSON Lines, complete.
    plugin.diary.importer.csv = Hearth’s own CSV, a file a kind.
    plugin.exporter.babybuddy = The CSV files that Baby Buddy imports, in a folder.
    plugin.diary.exporter.jsonl = Hearth’s own JSON Lines, complete.
    plugin.diary.exporter.csv = Hearth’s own CSV, a file a kind, in a folder.
    plugin.diary.exporter.ical = iCalendar, for calendars.

    # Calendars: a child’s name and what happened.
    calendar.title = {0}: {1}
    calendar.sleep = sleep

    # Reminders.
    remind.medicine = {0}: the minimum gap of {1} is over since {2}.
    remind.forgotten-stop = {0} has been asleep since {1}, {2}. Was the end forgotten?
    remind.feeding = {0}: the last feeding was {1} ago, at {2}.
    remind.nappy = {0}: the last nappy was {1} ago, at {2}.
    """#
}
