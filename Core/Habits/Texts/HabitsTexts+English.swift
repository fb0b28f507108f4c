extension HabitsTexts {
  static let english: StaticString = #"""
    # The pages of the first start.
    onboarding.first = Track only what you want to track
    onboarding.second = Even a glass of water or a page a day counts
    onboarding.button = Now that’s what I call technology

    # The main screen.
    trackers.pinned = Pinned
    trackers.empty = Nothing to track yet
    trackers.nothing-found = Nothing found
    tracker.days = {0,plural,one{# day} other{# days}}
    tracker.amount = {0} {1}
    tracker.amount.of = {0} of {1} {2}
    tracker.skipped = skipped

    # The filters.
    filter.title = Filters
    filter.all = All trackers
    filter.today = Trackers for today
    filter.done = Done
    filter.undone = Not done

    # Making a tracker.
    create.kind.title = New tracker
    create.habit = Habit
    create.event = Irregular event
    create.habit.title = New habit
    create.event.title = New irregular event
    create.name = The name of the tracker
    create.name.too-long = At most {0,plural,one{# character} other{# characters}}
    create.category = Category
    create.schedule = Schedule
    create.emoji = Emoji
    create.colour = Colour
    create.button = Create
    create.cancel = Cancel

    # Categories.
    categories.title = Category
    categories.add = Add a category
    categories.new.title = New category
    categories.edit.title = Edit the category
    categories.name = The name of the category
    categories.empty = Habits and events can be kept together by what they are about
    categories.trackers = {0,plural,=0{no trackers} one{# tracker} other{# trackers}}

    # Schedules in words.
    schedule.title = Schedule
    schedule.daily = Every day
    schedule.every = Every {0,plural,one{day} other{# days}}
    schedule.week = {0,plural,one{Once} =2{Twice} other{# times}} a week
    schedule.month = {0,plural,one{Once} =2{Twice} other{# times}} a month
    schedule.year = {0,plural,one{Once} =2{Twice} other{# times}} a year
    schedule.in-days = {0,plural,one{Once} =2{Twice} other{# times}} in any {1,plural,one{# day} other{# days}}
    schedule.other = By a rule of a newer version

    # Statistics: names, values, definitions.
    statistics.title = Statistics
    statistics.empty = Nothing to analyse yet
    statistics.best-period = Best period
    statistics.best-period.definition = The longest run of days with something due on which at least one
      of it was done. Days with nothing due neither count nor break it.
    statistics.perfect-days = Perfect days
    statistics.perfect-days.definition = Days with something due on which all of it was done. What is
      skipped or paused is not due, and what is asked for so many times in a stretch is due on no day.
    statistics.completed = Completed
    statistics.completed.definition = Done days of all trackers, events and archived ones included.
    statistics.average = Average
    statistics.average.definition = Completed for each day on which anything was.
    statistics.average.none = –
    statistics.streak = Streak
    statistics.streak.definition = Due days done in a row, periods met in a row, or days in a row whose
      window holds enough. Skips and pauses neither count nor break; today breaks nothing until it ends.
    statistics.best-streak = Best
    statistics.score = Strength
    statistics.score.definition = From 0 to 100 %, moved a little each day towards what was done lately.
    statistics.rate = Completion
    statistics.rate.definition = What was done of what was due: days, or periods met of those that are over.
      Periods that were cut short and not met are left out.
    statistics.none = –
    streak.day = {0,plural,one{# day} other{# days}}
    streak.week = {0,plural,one{# week} other{# weeks}}
    streak.month = {0,plural,one{# month} other{# months}}
    streak.year = {0,plural,one{# year} other{# years}}

    # Progress towards what is asked for, and days of the week.
    progress.today = Today
    progress.week = This week
    progress.month = This month
    progress.year = This year
    progress.window = The last {0,plural,one{# day} other{# days}}
    progress.of = {0} of {1}
    course.of-due = {0} of {1} due
    course.cell.done = done
    course.cell.partial = not enough
    course.cell.skipped = skipped
    course.cell.open = not done

    # What the family decides.
    config.day = The day begins at
    config.avoided = Silence about what is to be avoided
    config.at-most = Silence about what is to be kept to
    silence.kept = it was kept
    silence.unknown = nobody knows

    # What an action did.
    action.category.added = category “{0}” added
    action.category.renamed = category renamed to “{0}”
    action.category.deleted = category “{0}” deleted
    action.tracker.added = “{0}” added
    action.tracker.edited = “{0}” changed
    action.tracker.deleted = “{0}” deleted
    action.tracker.pinned = “{0}” pinned
    action.tracker.unpinned = “{0}” unpinned
    action.tracker.archived = “{0}” archived
    action.tracker.restored = “{0}” taken out of the archive
    action.day.done = “{0}” done on {1}
    action.day.skipped = “{0}” skipped on {1}
    action.day.missed = “{0}” not done on {1}
    action.day.cleared = “{0}” cleared on {1}
    action.pause.added = pause from {0} to {1}
    action.pause.deleted = pause from {0} to {1} deleted
    action.reminder.set = reminder of “{0}” set
    action.reminder.deleted = reminder of “{0}” deleted
    action.settings = settings changed
    action.import = import from {0} ({1,plural,one{# entry} other{# entries}})

    # Why something is refused, and what to do.
    refusal.bad-name = A name needs letters, and at most {0} of them.
    refusal.category-exists = There is a category “{0}” already. Choose another name.
    refusal.no-such-category = There is no category “{0}”. The categories are: {1}.
    refusal.no-category-yet = There is no category yet. Make one first.
    refusal.no-such-tracker = There is no tracker “{0}”. The trackers are: {1}.
    refusal.no-tracker-yet = There is no tracker yet. Make one first.
    refusal.same-name = Several trackers are called “{0}”. Give the identifier of one: {1}.
    refusal.future-day = {0} is still to come and cannot be marked. Today is {1}.
    refusal.too-early = {0} lies too far back to be marked. The first day is {1}.
    refusal.amount-missing = “{0}” is measured. Say how much.
    refusal.amount-missing.unit = “{0}” is measured in {1}. Say how much.
    refusal.amount-not-taken = “{0}” is ticked and takes no amount.
    refusal.bad-amount = The amount is below zero or beyond belief. Check it.
    refusal.schedule-of-event = “{0}” is an irregular event and has no schedule.
    refusal.before-creation = {0} lies before {1}, the first day of the tracker. Choose a later day.
    refusal.category-in-use = “{0}” has {1,plural,one{# tracker} other{# trackers}}. Say whether they
      move to another category or are deleted with all their history.
    refusal.move-into-itself = The trackers of “{0}” cannot move into “{0}”. Name another category.
    refusal.pause-reversed = The pause would end on {1}, before it begins on {0}. Swap the two.
    refusal.no-such-pause = There is no pause “{0}”.
    refusal.no-reminder = “{0}” has no reminder.
    """#
}
