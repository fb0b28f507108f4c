extension InterchangeTexts {
  static let english: StaticString = #"""
    # The formats.
    plugin.importer.loop = Loop Habit Tracker: its CSV export (zip) or its backup (database).
    plugin.importer.habitbull = HabitBull: its CSV export.
    plugin.importer.tickmate = Tickmate: its database.
    plugin.importer.rewire = Rewire: its database.
    plugin.importer.tablehabit = Table Habit: its JSON export.
    plugin.importer.beaverhabits = Beaver Habits: its JSON.
    plugin.importer.harsh = harsh: its folder with the files habits and log.
    plugin.importer.habitctl = habitctl: its folder with the files habits and log.
    plugin.importer.streaks = Streaks: its CSV export.
    plugin.importer.jsonl = Hearth’s own JSON Lines: everything.
    plugin.exporter.loop = Loop Habit Tracker: a backup where the name ends in .db, else the zip.
    plugin.exporter.tablehabit = Table Habit: JSON.
    plugin.exporter.harsh = harsh: a folder with the files habits and log.
    plugin.exporter.jsonl = Hearth’s own JSON Lines: everything, to be read back.
    plugin.exporter.csv = A table of all marks.
    plugin.exporter.ical = iCalendar: the schedule.

    # Why something was left.
    rejection.line-too-long = the line has more than {0} bytes
    rejection.broken-quotes = a quoted cell does not end where it should
    rejection.not-text = this is not text in UTF-8
    rejection.malformed = parts are missing
    rejection.missing = “{0}” is missing
    rejection.unreadable = “{1}” cannot be read as “{0}”
    rejection.negative = “{0}” is below zero: {1}
    rejection.too-much = {0} is too much to be true
    rejection.unknown-tracker = the file has no habit “{0}”
    rejection.day-twice = {0} has another mark already
    rejection.mixed-dates = the month of {0} cannot be: in other dates of the file it comes first
    rejection.future-day = {0} is still to come
    rejection.too-early = {0} is too long ago
    rejection.amount-of-tick = the tracker is ticked and takes no amount, but there is one: {0}
    rejection.not-json = this is not JSON from byte {0} on
    rejection.newer = only a newer version knows what “{0}” is

    # What is read but not kept.
    loss.filled-days = {0,plural,one{# day} other{# days}} that the source filled in by computing were left out
    loss.notes-of-unknown-days = {0,plural,one{# day} other{# days}} with a note but no mark count as missed
    loss.times-of-marks = the times of {0,plural,one{# mark} other{# marks}} were left out
    loss.field = “{1}” has no place here
    loss.labels = the labels {1} were left out
    loss.deleted-tracker = deleted in the source, and left out
    loss.missing-marks = the file has no marks of it

    # What is read with something added or altered.
    loss.shortened-name = the name was shortened to “{1}”; the whole of it is in the note
    loss.guessed-archive-day = archived, but not since when; {1} was taken
    loss.guessed-target = the target is not in the file; {1} was taken
    loss.guessed-date-order = no date tells whether days or months come first; they were read as {1}
    loss.rounded-amounts = {0,plural,one{# amount} other{# amounts}} with more than three decimal places were rounded
    loss.source-rule = the repetition {1} was taken as that many days in any so many
    loss.joined = joined with the tracker of this name, which keeps its schedule and looks
    loss.deleted-here = changed in the source, but deleted here, and stays so

    # What is ours and not for the format to say.
    loss.emoji = the emoji
    loss.colour = the colour{1,select,none{} other{; {1} was taken}}
    loss.category = the category
    loss.pin = that it is pinned
    loss.archival = since when it is archived, or that it is
    loss.created = its first day
    loss.event = that it is an irregular event
    loss.aim = the target or its unit
    loss.polarity = that it is something to be left
    loss.question = what the reminder asks
    loss.note = the note
    loss.earlier-schedules = {0,plural,one{# earlier schedule} other{# earlier schedules}}
    loss.schedule = the schedule
    loss.rule = the schedule; {1} was written
    loss.reminders = {0,plural,one{# reminder} other{# reminders}}
    loss.pauses = {0,plural,one{# vacation} other{# vacations}}
    loss.silence = how silence is judged
    loss.missed-days = {0,plural,one{# day} other{# days}} marked as missed
    loss.skipped-days = {0,plural,one{# skipped day} other{# skipped days}}
    loss.amounts = {0,plural,one{# amount} other{# amounts}}
    loss.notes-of-days = {0,plural,one{# note} other{# notes}} of days
    loss.joined-texts = the reason and the note of {0,plural,one{# day} other{# days}} became one text
    loss.altered-texts = {0,plural,one{# text} other{# texts}} with signs that the format cannot hold were altered
    loss.misread-amounts = {0,plural,one{# amount} other{# amounts}} of 0.003 would be read as skipped; 0.004 was written
    loss.marks = {0,plural,one{# mark} other{# marks}}
    loss.same-names = {0,plural,one{# tracker} other{# trackers}} with the name of another

    # What an import did, and what an export cannot say.
    intake.category = Imported
    intake.done = {0} added, {1} changed, {2} unchanged.
    intake.planned = Would add {0}, change {1}, leave {2} unchanged.
    intake.tracker = {0}: {1} new, {2} changed, {3} known
    intake.rejected = {0,plural,one{# was rejected:} other{# were rejected:}}
    intake.lossy = Not taken as it is in the source:
    output.lossy = What the format cannot say:
    """#
}
