extension HabitsWebTexts {
  static let english: StaticString = #"""
    # The frame and the places.
    web.habits = Habits
    web.place.today = Today
    web.place.more = More
    web.settings = Settings
    web.trackers = All trackers
    web.trackers.archived = Archived
    web.categories = Categories
    web.pauses = Pauses
    web.edit = Edit
    web.onboarding = Getting started
    web.onboarding.page = Page {0}

    # The day.
    web.day.before = The day before
    web.day.after = The day after
    web.day.week = The week
    web.day.choose = Another day
    web.day.date = Date
    web.day.go = Show
    web.search = Search
    web.mark = {0}: done
    web.tracker.new = New tracker
    web.state.done = Done
    web.state.undone = Not done yet
    web.state.skipped = Skipped
    web.state.missed = Not done

    # A day of a tracker.
    web.done = Done
    web.amount = How much {0}
    web.miss = Not done
    web.clear = Take back
    web.skip-day = Skip the day
    web.reason = Why

    # A tracker.
    web.pin = Pin
    web.unpin = Unpin
    web.archive = Archive
    web.restore = Take out of the archive
    web.tracker.edit = Edit the tracker
    web.tracker.delete = Delete “{0}”?
    web.tracker.delete.text = Its whole history goes with it. It can be undone.
    web.tracker.archived-on = archived on {0}
    web.reminder = Reminder
    web.reminder.text = “hearth-habits remind timer” shows reminders on a computer.
    web.reminder.time = Time
    web.reminder.days = Days of the week

    # Figures.
    web.definitions = What these figures mean
    web.progress = Progress
    web.weekdays = By day of the week
    web.months = By month
    web.weeks = Done days of each of the last weeks
    web.mode = How streaks are counted
    web.mode.honest = By what was done
    web.mode.loop = As Loop counts
    web.heat-map = Calendar
    web.heat-map.range = {0} to {1}

    # What was just done.
    web.done.marked = Marked.
    web.done.cleared = Taken back.
    web.done.done = Marked.
    web.done.skip = Skipped.
    web.done.miss = Noted as not done.
    web.done.clear = Taken back.
    web.done.changed = Changed.
    web.done.pinned = Pinned.
    web.done.unpinned = Unpinned.
    web.done.archived = Archived.
    web.done.restored = Taken out of the archive.
    web.done.tracker-added = Tracker made.
    web.done.tracker-deleted = Tracker deleted.
    web.done.category-added = Category added.
    web.done.category-deleted = Category deleted.
    web.done.pause-added = Pause added.
    web.done.pause-deleted = Pause deleted.

    # Why something is refused.
    """#
}
