extension HabitsCommandTexts {
  static let english: StaticString = #"""
    # What the commands do.
    command.habits = The habit tracker: cards to tick, schedules, streaks and statistics.
    command.today = Show what there is to tick on a day.
    command.done = Say that something is done.
    command.done.discussion = Said twice it is the same. Of something measured to be reached, the target
      counts unless --amount says how much it was.
    command.clear = Take back what was said of a day.
    command.skip = Leave a day out.
    command.skip.discussion = A day that is skipped counts neither way: it breaks no streak and belongs
      to none.
    command.miss = Say that something is not done.
    command.miss.discussion = Of something to be avoided: that it was not avoided.
    command.add = Add a habit or an irregular event.
    command.add.discussion = Without a schedule a habit is to be done every day. What is measured has a
      unit and a target; everything else is ticked.
    command.edit = Change a tracker.
    command.edit.discussion = Another schedule holds from today, or from the day of --from; days before
      that are judged as before.
    command.pin = Put a tracker above all categories.
    command.unpin = Put a pinned tracker back under its category.
    command.archive = Take a tracker out of use; its history stays.
    command.archive.discussion = On the day it is archived it is no longer due.
    command.delete = Delete a tracker with all its history.
    command.delete.discussion = It can be undone. To keep the history, archive the tracker instead.
    command.category = Keep the categories.
    command.category.add = Add a category.
    command.category.rename = Give a category another name.
    command.category.delete = Delete a category.
    command.category.delete.discussion = A category with trackers is deleted only if it is said what
      happens to them.
    command.category.list = List the categories.
    command.list = List all trackers with their schedules.
    command.stats = Show the figures of all trackers, or of one.
    command.graph = Draw a tracker’s calendar, or a line for each tracker.
    command.graph.discussion = The height of a line shows on how many days of each week the tracker was
      done.
    command.pause = Let all trackers, or some, rest for a time.
    command.pause.discussion = Nothing is due while it rests, and no streak breaks.
    command.pause.list = List the pauses.
    command.pause.delete = Delete a pause.
    command.remind = Show the reminders whose time has come.
    command.remind.discussion = For a timer that runs every few minutes: shows the trackers whose
      reminder fell into the last minutes and that are neither done nor skipped.
      “remind timer” makes such a timer.
    command.remind.set = Set the times at which a tracker asks for attention.
    command.remind.delete = Delete a tracker’s reminder.
    command.remind.list = List the reminders.
    command.config = Show the settings of the household.
    command.config.set = Change the settings of the household, for all its devices.

    # What they take.
    argument.tracker = The tracker, by name or identifier.
    argument.tracker.name = The name, at most 38 characters.
    argument.category = The category, by name or identifier.
    argument.category.new-name = The name, at most 38 characters.
    argument.stats.name = Only this tracker, by name or identifier.
    argument.graph.name = The tracker whose calendar is drawn, by name or identifier.
    argument.pause.names = The trackers that rest; all without any.
    argument.pause.id = The identifier that “pause list” shows.
    option.day-start = When a habit’s day begins, for this command.
    option.first-weekday = The day that begins a week, for this command.
    option.on = Which day: YYYY-MM-DD, yesterday, a weekday; today by itself.
    option.note.day = A note on the day.
    option.search = Only names that contain this.
    option.filter = Only what is done, or is not.
    option.amount = How much it was, with at most three decimals.
    option.reason = Why.
    option.weekdays = On these days of the week, for instance mon,wed,fri.
    option.every = Once in so many days.
    option.times = So many times in a stretch: 3/week, 1/month, 12/year, 2/7d.
    option.measure = Measured in this unit instead of ticked.
    option.at-least = The amount to be reached.
    option.at-most = The amount to be kept to.
    option.emoji = One emoji.
    option.colour = A colour, #RRGGBB.
    option.question = What a reminder asks.
    option.note.tracker = A note on the tracker.
    option.from = From which day; today by itself.
    option.category = The category, by name or identifier.
    option.event = An irregular event without a schedule.
    option.avoid = Something to be avoided: a day of silence counts as kept.
    option.new-name = Another name.
    option.archive.from = The first day on which it is no longer due; today by itself.
    option.archive.back = Take it back into use.
    option.delete.yes = Do not ask.
    option.move-to = Its trackers go to this category.
    option.delete-trackers = Its trackers are deleted with all their history.
    option.mode = How streaks are counted: honestly, or as Loop Habit Tracker does.
    option.silence = What a day of silence says of what is to be avoided or kept to, for this command.
    option.explain = Show what each figure means.
    option.weeks = How many weeks.
    option.pause.from = The first day.
    option.pause.to = The last day.
    option.remind.at = The times, for instance 08:00,20:30.
    option.remind.on = The days of the week, for instance mon,wed,fri.
    option.config.week = The day that begins a week.
    option.config.day = When a habit’s day begins, for instance 03:00.
    option.config.speech = The language of texts; auto lets the environment decide.
    option.config.clock = How clocks count hours.
    option.config.avoided = What a day of silence says of something to be avoided.
    option.config.at-most = What a day of silence says of an amount to be kept to.

    # Words that stand for values.
    command.value.tracker = TRACKER
    command.value.category = CATEGORY
    word.weekdays = DAYS
    word.number = NUMBER
    word.times = TIMES
    word.unit = UNIT
    word.emoji = EMOJI
    word.new-name = NEW-NAME
    word.times-of-day = TIMES

    # Values that will not do.
    value.thousandths = it must be a number from 0 up with at most three decimals.
    value.weekdays = days are written mon,wed,fri.
    value.every = it must be a number of days from 1 to 3650.
    value.times = it is written 3/week, 1/month, 12/year or 2/7d, with no more times than days.
    value.wall-times = times are written 08:00,20:30.
    value.emoji = it must be one emoji.

    # What was done: name, date.
    done.marked = {0}: done on {1}.
    done.noted = {0}: noted for {1}, which is not what counts as done.
    done.cleared = {0}: nothing is said of {1} any more.
    done.skipped = {0}: skipped on {1}.
    done.missed = {0}: not done on {1}.
    done.amount = {0} ({1})
    done.tracker-added = {0} is added.
    done.tracker-edited = {0} is changed.
    done.tracker-deleted = {0} is deleted with all its history. “undo” brings it back.
    done.pinned = {0} is pinned.
    done.unpinned = {0} is no longer pinned.
    done.archived = {0} is archived.
    done.unarchived = {0} is in use again.
    done.category-added = The category “{0}” is added.
    done.category-renamed = The category is called “{0}” now.
    done.category-deleted = The category “{0}” is deleted. “undo” brings it back.
    done.paused = Nothing is due from {0} to {1}.
    done.paused-some = From {0} to {1} this is not due: {2}.
    done.pause-deleted = The pause from {0} to {1} is deleted.
    done.reminder-set = {0} asks for attention at {1}.
    done.reminder-deleted = {0} no longer asks for attention.

    # Lists and drawings.
    list.archived = archived {0}
    graph.range = {0} – {1}
    graph.done = {0} done
    graph.partial = {0} not enough
    graph.skipped = {0} skipped
    graph.open = {0} missed
    pause.none = There is no pause.
    pause.all = all trackers
    pause.span = {0} – {1}
    remind.none = There is no reminder.
    remind.line = {0}  {1}
    remind.question = {0}  {1}: {2}

    # Questions and refusals.
    confirm.delete = Delete it? [y/N]
    question.delete = “{0}” would be deleted with all its history.
    refused.not-deleted = Nothing was deleted.
    refused.no-unit = A target needs a unit: add --measure UNIT.
    refused.no-target = What is measured needs a target: add --at-least NUMBER or --at-most NUMBER.

    # The exchange with other programs.
    command.intake = Import the habits of another program.
    command.intake.discussion = Importing the same files again adds nothing: what the source has not
      changed since stays as it is here. An import is one action and can be undone.
    argument.intake.format = The format of the files.
    argument.intake.path = A file, or a folder with files.
    option.intake.category = The category of habits without one.
    option.intake.source = Tells apart several sources of one format.
    option.intake.dry-run = Only show what would be done.
    option.intake.strict = End with status 1 where anything was rejected.
    command.output = Write all habits for another program.
    command.output.discussion = What the format cannot say is listed. Hearth’s own format, jsonl, says
      everything.
    output.done = {1,plural,one{# tracker} other{# trackers}} with {2,plural,one{# mark} other{# marks}} written to “{0}”.

    # What to do about a refusal, in the words of the command line.
    advice.category = The command: hearth-habits category add NAME
    advice.tracker = The command: hearth-habits add NAME --category CATEGORY
    advice.amount = Give it with --amount NUMBER.
    advice.no-amount = Leave --amount out.
    advice.move-or-delete = Give --move-to CATEGORY, or --delete-trackers.
    advice.pause = “pause list” shows the pauses with their identifiers.
    """#
}
