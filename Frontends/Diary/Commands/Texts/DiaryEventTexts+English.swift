extension DiaryEventTexts {
  static let english: StaticString = #"""
    # What the commands do.
    command.feed.edit = Change a feeding.
    command.feed.delete = Delete a feeding.
    command.pump = Write down pumped milk.
    command.nappy = Write down a change of nappy.
    command.weigh = Write down the weight.
    command.measure = Write down what was measured: weight, length, head.
    command.temperature = Write down the temperature.
    command.medicine = Write down a dose of medicine; a minimum gap that is not over is asked back.
    command.bath = Write down a bath.
    command.tummy = Write down time on the tummy.
    command.milestone = Write down what the child did for the first time.
    command.note = Write down a note.
    command.edit = Change an event of any kind but a sleep.
    command.delete = Delete a sleep or an event of any kind.
    command.timer = Run timers that become entries.
    command.timer.start = Start a timer.
    command.timer.stop = Stop a timer: it becomes an entry.
    command.timer.list = List the timers that run.
    command.timer.cancel = Throw a timer away.
    sync.hint.settle = “hearth-diary settle take ID” lets the other value stand, “settle keep ID” leaves the entry as it is.
    command.settle = Decide between two devices’ values of an entry.
    command.settle.take = Let the other device’s value stand.
    command.settle.keep = Leave the entry as it is, and forget the other value.
    command.tag = Keep tags and put them on entries.
    command.tag.add = Add a tag.
    command.tag.list = List the tags.
    command.tag.delete = Delete a tag and take it off all entries.
    command.tag.on = Put tags on an entry.
    command.tag.off = Take tags off an entry.
    command.person = Keep the persons who write entries.
    command.person.add = Add a person.
    command.person.list = List the persons.

    # What they take.
    argument.event.id = Which entry: the identifier that was printed when it was written down, or at least
      its first four letters.
    argument.nappy.state = What was in it.
    argument.milestone.title = What the child did.
    argument.note.text = The text.
    argument.temperature.value = Degrees Celsius, or with its unit: 98.6F.
    argument.medicine.name = The medicine, as the family calls it.
    argument.weigh.grams = Grams, or with its unit: 7.2kg, 15lb 3oz.
    argument.timer.name = What it is called.
    argument.timer.which = Which timer, by name; needed where several run.
    argument.tag.name = The tag.
    argument.person.name = The name, as the family says it.
    option.author = Who writes it: a person by name.
    option.shared = It is the household’s, and no child’s in particular.
    option.event.from = When it began.
    option.event.to = When it ended.
    option.event.on = On which day; today by itself.
    option.event.move = Move it to this time, its length kept.
    option.event.ml = Millilitres, with at most one decimal; or ounces: 4oz.
    option.day.ids = Show short identifiers of the entries.
    option.pump.left = Millilitres from the left breast.
    option.pump.right = Millilitres from the right breast.
    option.pump.use = What became of the milk.
    option.nappy.colour = The stool’s colour: black, brown, green, yellow, white, red, gray, or a word of your
      own.
    option.nappy.texture = The stool’s texture, in your words.
    option.nappy.amount = How much was in it, in a measure of your own.
    option.nappy.rash = The skin was sore.
    option.nappy.no-rash = The skin was not sore.
    option.tummy.milestone = What the child did for the first time.
    option.medicine.dose = How much: 2.5, or with its unit 2.5ml.
    option.medicine.unit = What the dose is counted in: ml, mg, drops.
    option.medicine.gap = How long to wait before the next dose: 6h, 4h 30m; 0 for no gap.
    option.measure.weight = Grams, or with its unit: 7.2kg, 15lb 3oz.
    option.measure.length = Millimetres, or with its unit: 62.5cm, 24.5in.
    option.measure.head = Millimetres around the head, or with its unit: 41cm.
    option.measure.bmi = The body mass index as it was given: 17.4.
    option.measure.standing = The length was taken standing.
    option.measure.lying = The length was taken lying.
    option.timer.as = What it was: it becomes this entry.
    option.tag.colour = A colour, for instance #3366cc.
    option.person.role = What the person is in the household.
    option.feed.foods = What was eaten: carrot, pea.
    option.feed.reaction = How the child took it, in your words: liked.
    option.feed.self = The child fed itself.
    option.feed.method = How the child was fed.

    # Words that stand for values.
    word.temperature = DEGREES
    word.weight = GRAMS
    word.measure = MILLIMETRES
    word.dose = DOSE
    word.number = NUMBER
    word.unit = UNIT
    word.length = LENGTH
    word.household = the household

    # Values that will not do.
    value.weight = a weight is written in grams, or with its unit: 7.2kg, 15lb 3oz.
    value.length = a length is written in millimetres, or with its unit: 62.5cm, 24.5in.
    value.bmi = a body mass index is a number above nought: 17.4.
    value.temperature = a temperature is written in degrees Celsius, or with its unit: 38.2, 98.6F.
    value.dose = a dose is a number, with or without its unit: 2.5, 2.5ml.
    value.gap = a length of time is written 6h, 90m or 4h 30m.
    value.self = a child feeds itself with solids only.

    # What was done.
    done.event-added = Added to the diary of {0}: {1}, {2}.
    done.event-edited = Changed in the diary of {0}: {1}, {2}.
    done.event-deleted = Deleted from the diary of {0}: {1}, {2}.
    done.timer-started = Timer “{0}” runs since {1}.
    done.timer-cancelled = Timer “{0}”, started at {1}, was thrown away.
    done.tag-added = There is a tag “{0}” now.
    done.tag-deleted = The tag “{0}” is gone, from all entries too.
    done.tagged = {0} put on the entry of {1}.
    done.untagged = {0} taken off the entry of {1}.
    done.person-added = {0} is in the household.
    timer.line = {0}: since {1} ({2}), id {3}
    timer.none = No timer runs.
    tag.none = There are no tags yet. Add one: hearth-diary tag add NAME
    person.none = There are no persons yet. Add one: hearth-diary person add NAME

    # Questions and refusals.
    question.on-future-day = {0} is yet to come.
    question.minimum-gap = {0}: minimum gap not over, next from {1}.
    refused.ambiguous = “{0}” begins {1,plural,one{# identifier} other{# identifiers}}. Give more of one of
      them: {2}.
    refused.bad-word = A name needs letters, at most {0} of them.
    refused.name-taken = There is a “{0}” already.
    refused.no-people = There is no person “{0}”. Add one: hearth-diary person add NAME
    refused.no-such-person = There is no person “{0}”. The persons are: {1}.
    refused.no-tags = There is no tag “{0}”. Add one: hearth-diary tag add NAME
    refused.no-such-tag = There is no tag “{0}”. The tags are: {1}.
    refused.not-tagged = The tag “{0}” is not on that entry.
    refused.no-timer = No timer runs. Start one: hearth-diary timer start NAME
    refused.timer-not-named = Several timers run: {0}. Name one.
    refused.no-such-timer = No timer “{0}” runs. These do: {1}.
    refused.timer-runs = A timer “{0}” runs since {1} already. Stop that first, or give another name.
    refused.option-of-another-kind = {0} does not go with this entry ({1}).
    refused.is-a-sleep = {0} is a sleep. Change it with: hearth-diary sleep edit
    refused.no-feeding = {0} is not a feeding. Change or delete it with: hearth-diary edit, hearth-diary delete
    refused.implausible.volume = An amount lies between {0} and {1} ml. Check it.
    refused.implausible.temperature = A temperature lies between {0} and {1} °C. Degrees of Fahrenheit are
      written with their unit: 98.6F.
    refused.implausible.weight = A weight lies between {0} and {1} g. Other units are written with the
      number: 7.2kg, 15lb.
    refused.implausible.length = A length lies between {0} and {1} mm. Other units are written with the
      number: 62.5cm, 24in.
    refused.implausible.head = A head measures between {0} and {1} mm around. Other units are written with
      the number: 41cm, 16in.
    refused.implausible.bodyMassIndex = A body mass index lies between {0} and {1}. Check it.
    refused.implausible.dose = A dose lies between {0} and {1}. Check it.
    refused.implausible.gap = A minimum gap lies between {0} and {1} days. Check it.
    refused.empty.medicine = A medicine needs a name.
    refused.empty.milestone = A milestone needs a title.
    refused.empty.note = A note needs a text.
    refused.empty.growth = Nothing was measured. Give a weight, a length or the head.
    refused.sides-exceed-total = Both sides together are more than the total. Check the amounts.
    refused.segments-outside = The breasts were offered outside these times. Give times that hold both.
    refused.time.moment = It happened at one moment. Give that with --at alone.
    refused.time.span = It has a start and an end, not a day. Give them with --from and --to.
    refused.time.day = It belongs to a day as a whole. Give that with --on.
    """#
}
