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
    command.sleep.edit.discussion = A clock time is read by the sleep’s own day. An empty text takes away
      what was there.
    command.sleep.split = Put a waking into a sleep, which becomes two.
    command.sleep.join = Make one sleep of several.
    command.sleep.join.discussion = A sleep alone is joined with those that overlap it, or else with the
      one that follows it; with “next” always with the one that follows.
    command.sleep.continue = Let a sleep go on whose end was a mistake.
    command.sleep.switch = Count a night sleep as a nap, or a nap as a night sleep.
    command.sleep.awake = Change from when to when the child was awake.
    command.sleep.awake.discussion = Give any time at which the child was awake. Its edges are those of
      the sleeps on both sides, which are made longer or shorter.
    command.sleep.delete = Delete a sleep; what lies in it stays.
    command.feed = Write down a feeding.
    command.feed.discussion = Without times a feeding is written down as of now. With minutes and no
      times it ended now; with --from alone it ends when the minutes are over.
    command.feed.start = A feeding begins and goes on.
    command.feed.switch = Offer the other breast.
    command.feed.pause = Pause at the breast.
    command.feed.resume = Offer the same breast again.
    command.feed.stop = The feeding ends.
    command.age = Show how old the child is.
    command.child = Keep the children.
    command.child.add = Add a child.
    command.child.list = List the children.
    command.child.edit = Change a child’s name, dates, night or photo.
    command.child.archive = Hide a child from everyday lists; its diary stays.
    command.child.merge = Make one child of two that each had a diary.
    command.child.merge.discussion = All entries of the second child become the first one’s. Sleeps
      that both diaries hold are shown as one.
    command.export = Write the diaries of all children in a format.
    command.export.discussion = Formats: babybuddy (a folder), jsonl (one file, complete), csv (a folder)
      and ical. What a format cannot say is listed. Nothing that exists is replaced without --replace.
    command.import = Import the history of another program.
    command.import.discussion = All files of a call are read as one set, in any order. Importing the
      same files again adds nothing.

    # What they take.
    argument.child.name = The name, as the family says it.
    argument.child = Which child: its name or identifier; --child says the same.
    argument.child.stays = The child that stays: its name or identifier.
    argument.child.goes = The child that goes: its name or identifier.
    argument.sleep.id = Which sleep: the identifier that was printed when it was written down, or at least its first
      four letters.
    argument.sleep.join = The sleeps to join, or one and “next”.
    argument.sleep.awake = Any time at which the child was awake.
    argument.sleep.last = Which sleep; the last one by itself.
    argument.feed.start = What goes on.
    argument.day.date = YYYY-MM-DD, today, yesterday, a weekday, or -3 for three days ago; today by
      itself.
    argument.feed.kind = How the child was fed.
    argument.import.format = The format of the files.
    argument.import.path = The files.
    option.child = The child, by name or identifier; needed with several children.
    option.yes = Confirm what is unusual: longer than 24 hours, in the future, or during a sleep that has
      been open for very long.
    option.at = When: 14:30, 20m ago, yesterday 21:10, 2026-01-09 19:30; now by itself.
    option.note = A note.
    option.clear = Take away what was said; may be given several times.
    option.place = Where: cot, bed, pram, sling, arms, car, other, or a word of your own.
    option.on-conflict = What to do where it overlaps others: make one sleep of all, cut away from this
      one what overlaps, or write nothing. Asked on a terminal, nothing is written elsewhere.
    option.woke = When the child woke from the sleep that is still open; it is ended first.
    option.settling = How the child was settled.
    option.settling-minutes = Minutes that settling took.
    option.mood-at-start = The mood when falling asleep.
    option.mood-at-end = The mood when waking.
    option.split.from = When the child woke.
    option.split.to = When it fell asleep again.
    option.kind = Count it as night or day, whatever the child's night range says.
    option.kind.edit = Count it as night or day; auto lets the child's night range decide.
    option.born = The date of birth, YYYY-MM-DD.
    option.born-at = The time of birth.
    option.child.name = The new name.
    option.child.colour = A colour for lists and charts, such as #4A90D9.
    option.child.clear = Forget what is written down: of these, any number.
    option.child.photo = A picture file; it is made small and keeps nothing of what the camera wrote.
    option.child.no-photo = Take the photo away.
    option.child.back = Take the child out of the archive again.
    option.due = The date the birth was due, for the corrected age.
    option.sex = For growth standards.
    option.night = When the family's night is.
    option.sleep.from = When the child fell asleep.
    option.sleep.to = When it woke up.
    option.sleep.open = The child is still asleep.
    option.age.on = On which day; today by itself.
    option.feed.from = When the feeding began.
    option.feed.to = When it ended.
    option.feed.minutes-left = Minutes at the left breast.
    option.feed.minutes-right = Minutes at the right breast.
    option.feed.content = What was fed; formula in a bottle by itself.
    option.import.source = The name of the source, to tell two diaries of one format apart.
    option.import.on-conflict = A sleep that overlaps others: report and leave it out, join them to one,
      trim the new one, or keep both.
    option.import.units = The units of the files; guessed without it.
    option.import.token = What a server lets one in by, instead of files: its settings show it.
    import.address-alone = {0} is a server. Import it by itself, without files or other servers.
    import.no-server = “{0}” is imported from files. Servers are read of: {1}.
    option.import.dry-run = Show what would be done and write nothing.
    option.import.strict = Exit with 1 if a row was rejected.

    # Words that stand for values.
    word.place = PLACE
    word.night = TIME-TIME
    word.kind = KIND
    word.child = CHILD
    word.other = OTHER

    # Values that will not do.
    value.night = the night is written HH:MM-HH:MM, for instance 20:00-07:00.
    value.tenths = it must be a number from 0 up with at most one decimal, or ounces: 4oz.

    # What was done: child, time, kind, length.
    done.child-added = {0} is in the diary: born on {1}, night {2}.
    done.child-edited = {0} is changed: born on {1}, night {2}.
    done.child-archived = {0} is in the archive: hidden from everyday lists, with the diary kept.
    done.child-unarchived = {0} is back in everyday lists.
    done.child-merged = {1} is {0} now: {2,plural,one{# entry} other{# entries}} moved.
    done.sleep-started = {0} is asleep: {1}, {2}.
    done.sleep-stopped = {0} woke up: {1}, {2}, {3}.
    done.sleep-added = Added to the diary of {0}: {1}, {2}, {3}.
    done.sleep-edited = Changed in the diary of {0}: {1}, {2}.
    done.sleep-deleted = Deleted from the diary of {0}: {1}.
    done.awake-edited = {0}: awake {1}.
    done.sleeps-joined = {0,plural,one{# sleep is} other{# sleeps are}} one now.
    done.sleep-more = A further piece: {0}, id {1}
    done.sleep-split = {0} woke in between; the first part: {1}, {2}, {3}.
    done.sleep-joined = One sleep of {0}: {1}, {2}.
    done.sleep-continued = {0} is asleep again: {1}, {2}.
    done.feeding-started = {0} began feeding at {1}: {2}.
    done.feeding-switched = {0} is at the other breast; feeding since {1}: {2}.
    done.feeding-paused = Paused. {0} has been feeding since {1}: {2}.
    done.feeding-resumed = {0} is at the breast again; feeding since {1}: {2}.
    done.feeding-stopped = {0} has finished a feeding, {1}: {2}.
    done.feedings-stopped = {0,plural,one{# feeding was} other{# feedings were}} running; all have ended.
    done.feeding-added = {0} was fed: {1}, {2}.
    done.id = id {0}
    kind.night = night sleep
    kind.day = nap

    # Times in sentences.
    time.span = {0} – {1}
    time.open = …

    # Questions and refusals.
    question.longer-than-a-day = It would be {0} long.
    question.begins-in-future = It would begin in the future, at {0}.
    question.ends-in-future = It would end in the future, at {0}.
    question.born-on-other-days = The two were born on different days ({0} and {1}).
    confirm.conflict = Join them, trim the new one or cancel? [join/trim/CANCEL]
    confirm.join = join j
    confirm.trim = trim t
    confirm.forgotten-stop = When did it end? {0}, or another time; an empty line cancels:
    question.events-between = {0,plural,one{# entry of the wakefulness} other{# entries of the
      wakefulness}} between would lie in the sleep.
    question.conflict = It would overlap what is written down already: {0}.
    question.forgotten-stop = {0} has been asleep since {1} by the diary. Was the end forgotten?
    question.choice = [{0}] {1}
    refused.no-children = There is no child yet. Add one: hearth-diary child add NAME --born DATE
    refused.child-not-named = There are several children: {0}. Name one with --child.
    refused.no-such-child = There is no child “{0}”. The children are: {1}.
    refused.same-name = Several children are called “{0}”. Give the identifier of one with --child: {1}.
    refused.same-child = A child cannot be merged with itself. Name two children.
    refused.nothing-to-change = Nothing was said that should change. See the options with --help.
    refused.no-photos = This program cannot take photos.
    refused.bad-name = A child needs a name of at most {0} letters.
    refused.born-in-future = {0} is still to come. Check the date of birth.
    refused.no-such-record = There is no entry “{0}”. Identifiers are printed when something is written
      down, and by “day --json”.
    refused.not-asleep = {0} is not asleep. To add a sleep that is over: hearth-diary sleep add --from
      TIME --to TIME
    refused.end-not-after-start = It would end at {0}, which is not after its start at {1}.
    refused.too-long = {0} is longer than any sleep or feeding can be. Check the times.
    refused.minutes-do-not-fit = There are more minutes at the breasts than between start and end.
    refused.minutes-without-breast = --minutes-left goes with “left” and “both”, --minutes-right with “right” and “both”.
    refused.bad-amount = The amount is not one that a child can drink. Check it.
    refused.already-asleep = It would overlap the sleep that lasts since {0}. End that first: hearth-diary
      sleep stop
    refused.conflict = It would overlap what is written down already: {0}. Nothing was changed; say with
      --on-conflict whether to join or to trim it.
    refused.forgotten-stop = By the diary the child has been asleep since {0}, for {1}. Say when that ended,
      for instance --woke "{2}". Nothing was changed.
    refused.forgotten-stop.fed = By the diary the child has been asleep since {0}, for {1}. Say when that
      ended, for instance --woke "{2}", or add --yes if the child is fed asleep. Nothing was changed.
    refused.nothing-left = Nothing is left of it beside what is written down already: {0}. Nothing was
      changed.
    refused.still-open = The sleep has lasted since {0} and has no end.
    refused.no-sleep = No sleep of {0} is written down yet.
    refused.waking-outside = A waking must begin and end inside the sleep: {0}. To move an end of it:
      hearth-diary sleep edit ID
    refused.not-awake = The child was not awake at {0}, or that is still to come. Give a time inside a
      wakefulness: hearth-diary day
    refused.no-sleep-before = No sleep comes before this wakefulness whose end could be {0}. Add one:
      hearth-diary sleep add
    refused.no-sleep-after = No sleep follows this wakefulness whose start could be {0}. Add one:
      hearth-diary sleep add
    refused.nothing-moved = Give --from, --to or both.
    refused.nothing-to-join = There is no other sleep to join.
    refused.other-child = Sleeps of different children cannot become one.
    refused.feeding-not-running = No feeding of {0} is running. Start one: hearth-diary feed start left
    refused.feeding-running = A feeding has been running since {0}. Change the side with “feed switch”, or
      end it with “feed stop”.
    refused.feeding-not-nursing = The feeding that has been running since {0} is at no breast. It can only
      be ended: hearth-diary feed stop
    refused.feeding-paused = The feeding has been paused since {0} already. Go on with “feed resume” or
      “feed switch”.
    refused.feeding-not-paused = The feeding is not paused; the child has been at the breast since {0}.
    refused.feeding-too-early = The feeding was changed at {0}. Give a time that is not before that.
    refused.needs-confirmation = {0} Nothing was written down; add --yes if it is right.
    # Exports.
    export.no-strangers = The store can only be read: what a newer version keeps in it under kinds of its own was left out.
    export.done = Written to “{0}”.
    """#
}
