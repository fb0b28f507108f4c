import HearthModel
public import HearthSupport

/// Puts what an import or export has to say into sentences.
public struct InterchangeWriter: Sendable {
  private let messages: Messages

  /// A writer in a language.
  public init(messages: Messages) {
    self.messages = messages
  }

  /// Why something was left.
  public func sentence(_ reason: RejectionReason) -> String {
    switch reason {
    case .lineTooLong(let limit): messages("rejection.line-too-long", limit)
    case .brokenQuotes: messages("rejection.broken-quotes")
    case .notText: messages("rejection.not-text")
    case .malformed: messages("rejection.malformed")
    case .missing(let field): messages("rejection.missing", field)
    case .unreadable(let field, let text): messages("rejection.unreadable", field, text)
    case .negative(let field, let text): messages("rejection.negative", field, text)
    case .tooMuch(let text): messages("rejection.too-much", text)
    case .unknownTracker(let name): messages("rejection.unknown-tracker", name)
    case .dayTwice(let day): messages("rejection.day-twice", day.description)
    case .mixedDates(let text): messages("rejection.mixed-dates", text)
    case .futureDay(let day): messages("rejection.future-day", day.description)
    case .tooEarly(let day): messages("rejection.too-early", day.description)
    case .amountOfTick(let text): messages("rejection.amount-of-tick", text)
    case .notJSON(let offset): messages("rejection.not-json", offset)
    case .newer(let word): messages("rejection.newer", word)
    }
  }

  /// What was lost.
  public func sentence(_ loss: InterchangeLoss) -> String {
    messages("loss.\(loss.kind.rawValue)", loss.count, loss.detail ?? "none")
  }
}
