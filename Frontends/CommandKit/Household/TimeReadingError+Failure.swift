import HearthHousehold
import HearthModel
import HearthSupport

extension TimeReadingError {
  /// Why a text is no time, and what to write instead.
  func failure(_ messages: Messages) -> Failure {
    Failure(sentence(messages), status: isUsage ? .usage : .refused)
  }

  private func sentence(_ messages: Messages) -> String {
    switch self {
    case .notATime(let text): messages("time.not-a-time", text)
    case .notADay(let text): messages("time.not-a-day", text)
    case .tooFar(let text): messages("time.too-far", text)
    case .occursOnce(let local): messages("time.occurs-once", local.description)
    case .dayLeftOut(let day): messages("time.day-left-out", day.description)
    case .skipped(let local, let before, let after):
      messages("time.skipped", local.description, before.description, after.description)
    }
  }

  /// Whether the text is no time at all, rather than a time that no clock showed.
  private var isUsage: Bool {
    switch self {
    case .notATime, .notADay, .tooFar: true
    case .skipped, .dayLeftOut, .occursOnce: false
    }
  }
}
