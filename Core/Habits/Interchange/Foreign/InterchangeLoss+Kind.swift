extension InterchangeLoss {
  /// What is lost.
  public enum Kind: String, Sendable, CaseIterable {
    // Read, but not kept, since we have no place for it or it can be computed.
    /// Days that the source filled in by computing.
    case filledDays = "filled-days"
    /// Notes on days of which nothing else is known; the days count as missed.
    case notesOfUnknownDays = "notes-of-unknown-days"
    /// Times of the day of marks.
    case timesOfMarks = "times-of-marks"
    /// A field of the source; the detail names it.
    case field
    /// Labels of a tracker but the first, which is its category; the detail lists them.
    case labels
    /// A tracker that the source has deleted.
    case deletedTracker = "deleted-tracker"
    /// A tracker whose marks are not in the file.
    case missingMarks = "missing-marks"

    // Read, with something added or altered.
    /// A name that is too long; the whole of it is in the note.
    case shortenedName = "shortened-name"
    /// When it was archived; the day behind its last mark was taken, the detail.
    case guessedArchiveDay = "guessed-archive-day"
    /// The target, which the source does not give; the detail is what was taken.
    case guessedTarget = "guessed-target"
    /// Whether days or months come first in dates; the detail is what was taken.
    case guessedDateOrder = "guessed-date-order"
    /// Amounts with more than three decimal places, rounded.
    case roundedAmounts = "rounded-amounts"
    /// A repetition that we cannot say exactly; the detail is the source's.
    case sourceRule = "source-rule"
    /// The tracker of this name that was already there, which keeps its own schedule and looks.
    case joined
    /// The source changed it, but it was deleted here and stays so.
    case deletedHere = "deleted-here"

    // Ours, but not for the format to say.
    /// The emoji.
    case emoji
    /// The colour, replaced by the nearest of the format's own; the detail.
    case colour
    /// The category.
    case category
    /// That it is pinned.
    case pin
    /// That it is archived, or since when.
    case archival
    /// Its first day.
    case created
    /// That it is an irregular event.
    case event
    /// The target or its unit.
    case aim
    /// That it is something to be left.
    case polarity
    /// What a reminder asks.
    case question
    /// The tracker's note.
    case note
    /// Earlier schedules.
    case earlierSchedules = "earlier-schedules"
    /// The schedule.
    case schedule
    /// The schedule, written as the nearest that the format has; the detail.
    case rule
    /// Reminders.
    case reminders
    /// Vacations.
    case pauses
    /// How silence is judged.
    case silence
    /// Marks as missed, which the format cannot tell from no marks.
    case missedDays = "missed-days"
    /// Skipped days.
    case skippedDays = "skipped-days"
    /// Amounts.
    case amounts
    /// Notes and reasons of days.
    case notesOfDays = "notes-of-days"
    /// Reasons and notes of one day, written as one text.
    case joinedTexts = "joined-texts"
    /// Texts with signs that the format cannot hold, which were replaced.
    case alteredTexts = "altered-texts"
    /// Amounts that the format reads as something else.
    case misreadAmounts = "misread-amounts"
    /// The history of marks.
    case marks
    /// Identifiers, so that reading the file back may make second trackers of one name.
    case sameNames = "same-names"
  }
}
