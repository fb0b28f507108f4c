public import HearthModel
public import HearthSupport

/// Puts undone and redone actions, and refusals of them, into words.
public struct JournalWriter: Sendable {
  private let messages: Messages
  private let zones: TimeZoneHistory
  private let now: Instant

  /// A writer in a language, by the household's clock.
  public init(messages: Messages, zones: TimeZoneHistory, now: Instant) {
    self.messages = messages
    self.zones = zones
    self.now = now
  }

  /// "Undone: sleep 19:30 – 20:36 deleted".
  public func undone(_ label: JournalLabel) -> String {
    messages("journal.undone", text(label))
  }

  /// "Done again: sleep 19:30 – 20:36 deleted".
  public func redone(_ label: JournalLabel) -> String {
    messages("journal.redone", text(label))
  }

  /// "Left as it is: sleep 19:30 – 20:36 deleted".
  public func stands(_ label: JournalLabel?) -> String {
    label.map { messages("journal.stands", text($0)) } ?? messages("journal.stands.unknown")
  }

  /// Why nothing was undone or redone.
  public func sentence(_ error: JournalError) -> String {
    switch error {
    case .nothingToUndo: messages("journal.nothing.undo")
    case .nothingToRedo: messages("journal.nothing.redo")
    case .changedSince(let label): messages("journal.refused.changed", text(label))
    case .inUse(let label): messages("journal.refused.in-use", text(label))
    case .ownerGone(let label): messages("journal.refused.owner-gone", text(label))
    case .newer: messages("journal.refused.newer")
    }
  }

  /// "sleep 19:30 – 20:36 deleted"; a moment has its date where that is neither today's nor that of
  /// the moment before it.
  public func text(_ label: JournalLabel) -> String {
    var shown = zones.local(now).day
    let arguments = label.arguments.map { argument in
      switch argument {
      case .text(let text): return text.messageValue
      case .number(let number): return number.messageValue
      case .message(let key): return messages(key).messageValue
      case .day(let day): return dateText(day).messageValue
      case .instant(let instant):
        defer { shown = zones.local(instant).day }
        return messages.clock(instant, in: zones, today: shown).messageValue
      }
    }
    return messages.text(label.key, arguments)
  }

  /// A date, with its year where that is not this one.
  private func dateText(_ day: Day) -> String {
    let isThisYear = day.components.year == zones.local(now).day.components.year
    return messages.dateText(day, isThisYear ? .dayAndMonth : .medium)
  }
}
