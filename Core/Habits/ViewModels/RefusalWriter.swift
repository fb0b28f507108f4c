import HearthModel
public import HearthSupport

/// Puts what the habit tracker refuses into sentences: what was wrong, and what to do.
public struct RefusalWriter: Sendable {
  private let messages: Messages

  /// A writer in a language.
  public init(messages: Messages) {
    self.messages = messages
  }

  /// Why something is refused.
  public func sentence(_ error: HabitsError) -> String {
    switch error {
    case .badName(let limit): messages("refusal.bad-name", limit)
    case .categoryExists(let name): messages("refusal.category-exists", name)
    case .noSuchCategory(_, let names) where names.isEmpty: messages("refusal.no-category-yet")
    case .noSuchCategory(let name, let names):
      messages("refusal.no-such-category", name, messages.list(names))
    case .noSuchTracker(_, let names) where names.isEmpty: messages("refusal.no-tracker-yet")
    case .noSuchTracker(let name, let names):
      messages("refusal.no-such-tracker", name, messages.list(names))
    case .sameName(let name, let ids):
      messages("refusal.same-name", name, messages.list(ids.map(\.description)))
    case .futureDay(let day, let today):
      messages("refusal.future-day", messages.dateText(day, .long), messages.dateText(today, .long))
    case .tooEarly(let day, let first):
      messages("refusal.too-early", messages.dateText(day, .long), messages.dateText(first, .long))
    case .amountMissing(let name, nil): messages("refusal.amount-missing", name)
    case .amountMissing(let name, let unit?): messages("refusal.amount-missing.unit", name, unit)
    case .amountNotTaken(let name): messages("refusal.amount-not-taken", name)
    case .badAmount: messages("refusal.bad-amount")
    case .scheduleOfEvent(let name): messages("refusal.schedule-of-event", name)
    case .beforeCreation(let day, let created):
      messages(
        "refusal.before-creation",
        messages.dateText(day, .long),
        messages.dateText(created, .long)
      )
    case .categoryInUse, .moveIntoItself, .pauseReversed, .noSuchPause, .noReminder:
      sentence(other: error)
    }
  }

  private func sentence(other error: HabitsError) -> String {
    switch error {
    case .categoryInUse(let name, let count): messages("refusal.category-in-use", name, count)
    case .moveIntoItself(let name): messages("refusal.move-into-itself", name)
    case .pauseReversed(let from, let to):
      messages(
        "refusal.pause-reversed",
        messages.dateText(from, .long),
        messages.dateText(to, .long)
      )
    case .noSuchPause(let id): messages("refusal.no-such-pause", id)
    case .noReminder(let name): messages("refusal.no-reminder", name)
    default: ""
    }
  }
}
