extension DiaryCommandTexts {
  static let english: StaticString = #"""
    # What the commands do.
    command.diary = The baby diary: sleeps, feedings, nappies and all that lies between them.
    command.now = Show how the child is: asleep or awake, since when, the last feeding.
    command.day = Show a day: its sleeps and wakefulness, with feedings and figures.
    command.sleep = Write down sleeps.
    command.sleep.start = The child falls asleep.
    command.sleep.stop = The child wakes up.
    command.sleep.add = Add a sleep that is over.
    command.sleep.edit = Change a sleep.
    command.sleep.delete = Delete a sleep; what lies in it stays.
    command.feed = Write down a feeding.
    command.feed.discussion = Without times a feeding is written down as of now. With minutes and no
      times it ended now; with --from alone it ends when the minutes are over.
    command.age = Show how old the child is.
    command.undo = Undo the last change.
    command.undo.discussion = The last 50 changes made by this program on this device can be undone, one
      by one; what others have changed since is never touched.
    command.redo = Do again what was undone last.
    command.child = Keep the children.
    command.child.add = Add a child.
    command.child.list = List the children.
    command.import = Import the history of another program.
    command.import.discussion = All files of a call are read as one set, in any order. Importing the
      same files again adds nothing.
    command.backup = Copy everything into one file.
    command.backup.discussion = The backup is of one moment, while others may be writing, and is
      looked through before it is there. It replaces nothing.
    command.restore = Put a backup in the place of the store.
    command.restore.discussion = The backup is looked through first. The former store is kept beside
      the new one. Everything that uses the store has to be ended before.

    # What they take.
    argument.child.name = The name, as the family says it.
    argument.sleep.id = Which sleep: the identifier that was printed when it was written down.
    argument.day.date = YYYY-MM-DD, today, yesterday, a weekday, or -3 for three days ago; today by
      itself.
    argument.feed.kind = How the child was fed.
    argument.import.format = The format of the files.
    argument.import.path = The files.
    argument.backup.path = Where the backup goes; nothing may be there.
    argument.restore.path = The backup.
    option.child = The child, by name or identifier; needed with several children.
    option.yes = Confirm what is unusual: longer than 24 hours, or in the future.
    option.at = When: 14:30, 20m ago, yesterday 21:10, 2026-01-09 19:30; now by itself.
    option.note = A note.
    option.place = Where: cot, bed, pram, sling, arms, car, other, or a word of your own.
    option.on-conflict = What to do about a sleep that overlaps others.
    option.kind = Count it as night or day, whatever the child's night range says.
    option.kind.edit = Count it as night or day; auto lets the child's night range decide.
    option.born = The date of birth, YYYY-MM-DD.
    option.born-at = The time of birth.
    option.due = The date the birth was due, for the corrected age.
    option.sex = For growth standards.
    option.night = When the family's night is.
    option.sleep.from = When the child fell asleep.
    option.sleep.to = When it woke up.
    option.sleep.open = The child is still asleep.
    option.undo.skip = Let the last change stand, so that the one before it can be undone.
    option.age.on = On which day; today by itself.
    option.feed.from = When the feeding began.
    option.feed.to = When it ended.
    option.feed.minutes-left = Minutes at the left breast.
    option.feed.minutes-right = Minutes at the right breast.
    option.feed.content = What was fed; formula in a bottle by itself.
    option.import.source = The name of the source, to tell two diaries of one format apart.
    option.import.on-conflict = A sleep that overlaps others: report and leave it out, or keep both.
    option.import.units = The units of the files; guessed without it.
    option.import.dry-run = Show what would be done and write nothing.
    option.import.strict = Exit with 1 if a row was rejected.
    option.restore.yes = Do not ask.

    # Words that stand for values.
    word.time = TIME
    word.date = DATE
    word.name = NAME
    word.text = TEXT
    word.place = PLACE
    word.night = TIME-TIME
    word.id = ID
    word.format = FORMAT
    word.path = PATH
    word.kind = KIND

    # Values that will not do.
    value.date = a date is written YYYY-MM-DD and must be in the calendar.
    value.clock = a time of day is written HH:MM.
    value.night = the night is written HH:MM-HH:MM, for instance 20:00-07:00.
    value.tenths = it must be a number from 0 up with at most one decimal.
    value.minutes = minutes at a breast go with the breast that was offered, or with both.
    value.instant = a moment is written 2026-01-09T19:30:00+03:00.

    # What was done: child, time, kind, length.
    done.child-added = {0} is in the diary: born on {1}, night {2}.
    done.sleep-started = {0} is asleep: {1}, {2}.
    done.sleep-stopped = {0} woke up: {1}, {2}, {3}.
    done.sleep-added = Added to the diary of {0}: {1}, {2}, {3}.
    done.sleep-edited = Changed in the diary of {0}: {1}, {2}.
    done.sleep-deleted = Deleted from the diary of {0}: {1}.
    done.sleeps-joined = {0,plural,one{# sleep was} other{# sleeps were}} open; they are one now.
    done.feeding-added = {0} was fed: {1}, {2}.
    done.id = id {0}
    done.backed-up = Backed up to “{0}”: {1,plural,one{# record} other{# records}}.
    done.restored = Restored from “{0}”: {1,plural,one{# record} other{# records}}.
    done.store-kept = The former store is kept as “{0}”.
    kind.night = night sleep
    kind.day = nap

    # Times in sentences.
    time.clock = {0} {1}
    time.span = {0} – {1}
    time.open = …
    time.twice = {0} occurs twice on that day; the first one is meant: {1}. For the other add “second”.
    time.not-a-time = “{0}” is not a time. Write for instance 14:30, 20m ago, yesterday 21:10 or
      2026-01-09 19:30.
    time.not-a-day = “{0}” is not a day. Write for instance 2026-01-09, today, yesterday, monday or -3.
    time.occurs-once = {0} occurs only once on that day. Leave “second” out.
    time.too-far = “{0}” is too long ago. Write the date and time.
    time.day-left-out = There was no {0} in that time zone.
    time.skipped = The clock never showed {0}: it went from {1} to {2}. Write one of these.

    # Imports: sums, then why a row was left or what is worth saying about it.
    import.done = Imported: {0} added, {1} changed, {2} unchanged.
    import.planned = Nothing was written. An import would give: {0} added, {1} changed, {2} unchanged.
    import.rejected = {0,plural,one{# row was} other{# rows were}} rejected:
    import.skipped = {0,plural,one{# row was} other{# rows were}} skipped:
    import.remarks = Worth knowing:
    import.line-too-long = The line is longer than {0} bytes.
    import.broken-quotes = A quoted cell does not end, or goes on behind its closing quote.
    import.not-text = The line is not UTF-8 text.
    import.too-many-cells = There are {0} cells for {1} columns.
    import.missing = The cell “{0}” is empty.
    import.unreadable = The cell “{0}” holds “{1}”, which cannot be read.
    import.negative = The cell “{0}” holds “{1}”, which is below zero.
    import.time-skipped = No clock of this time zone showed {0}. Name the right one with --time-zone.
    import.duplicate = The same entry stands already at {0}.
    import.unknown-child = There is no child “{0}”. Import the file of children too, or add the child
      first: hearth-diary child add NAME --born DATE
    import.overlaps = It overlaps a sleep that is written down already: {0}.
    import.other-child = It is an entry of {0}.
    import.kind-not-kept = “{0}” is not kept yet: {1,plural,one{# entry was} other{# entries were}} left.
    import.tags-not-kept = Tags are not kept yet: {0,plural,one{# entry has} other{# entries have}} some.
    import.units-guessed = Taken as {0} units, {1}; say otherwise with --units.
    import.before-birth = {1,plural,one{# entry lies} other{# entries lie}} before the birth of {0}.
    import.child-joined = It is taken for {0}, who is in the diary already.
    import.born-otherwise = {0} was born on {1} by the diary, on {2} by the file; the diary’s date stays.
    import.deleted-here = It has changed, but was deleted here and stays so.
    import.unread-word = The cell “{0}” holds “{1}”, which is not one of its words; it is left out.
    import.other-diary = It has the number of an entry of {0}, but is another child’s. If it comes from
      another diary, tell them apart with --source NAME.
    import.long = It is {0} long; it is kept.
    import.unknown-word = The cell “{0}” holds “{1}”, a word of its own; it is kept.
    import.in-future = It lies in the future, at {0}.
    import.implausible-amount = {0} ml is more than can be believed; it is kept.
    import.occurs-twice = {0} occurs twice on that day; {1} was taken.
    import.overlap-kept = It overlaps another sleep and both are kept: {0}.
    units.metric = metric
    units.us = US
    units.by-temperature = as a temperature shows
    units.by-volumes = as the amounts show
    units.by-nothing = since nothing says otherwise

    # Questions and refusals.
    confirm.ask = Write it down all the same? [y/N]
    confirm.restore = Restore it? [y/N]
    confirm.yes = y yes
    question.longer-than-a-day = It would be {0} long.
    question.begins-in-future = It would begin in the future, at {0}.
    question.ends-in-future = It would end in the future, at {0}.
    question.restore = The backup “{0}”, {1,plural,one{# record} other{# records}}, would take the place
      of the store, which is kept beside it.
    refused.no-backups = A store “{0}” can be neither backed up nor restored.
    refused.not-restored = Nothing was changed.
    refused.no-children = There is no child yet. Add one: hearth-diary child add NAME --born DATE
    refused.child-not-named = There are several children: {0}. Name one with --child.
    refused.no-such-child = There is no child “{0}”. The children are: {1}.
    refused.same-name = Several children are called “{0}”. Give the identifier of one with --child: {1}.
    refused.bad-name = A child needs a name of at most {0} letters.
    refused.born-in-future = {0} is still to come. Check the date of birth.
    refused.no-such-record = There is no entry “{0}”. Identifiers are printed when something is written
      down, and by “day --json”.
    refused.not-asleep = {0} is not asleep. To add a sleep that is over: hearth-diary sleep add --from
      TIME --to TIME
    refused.end-not-after-start = It would end at {0}, which is not after its start at {1}.
    refused.too-long = {0} is longer than any sleep or feeding can be. Check the times.
    refused.minutes-do-not-fit = There are more minutes at the breasts than between start and end.
    refused.bad-amount = The amount is not one that a child can drink. Check it.
    refused.already-asleep = It would overlap the sleep that lasts since {0}. End that first: hearth-diary
      sleep stop
    refused.conflict = It would overlap what is written down already: {0}. Nothing was changed.
    refused.needs-confirmation = {0} Nothing was written down; add --yes if it is right.
    settings.unknown-key = {0}: there is no setting “{1}”; it is ignored.
    refused.unknown = Something went wrong that the program has no words for: {0}
    """#
}
