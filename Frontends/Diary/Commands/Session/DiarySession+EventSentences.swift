import CommandKit
import DiaryCore
import HearthHousehold
import HearthSupport

extension DiarySession {
  /// Why an event cannot be, and what to do.
  func sentence(for fault: EventFault) -> String {
    switch fault {
    case .implausible(let measure):
      messages(
        "refused.implausible.\(measure.rawValue)",
        Double(measure.believed.lowerBound) / Double(measure.scale),
        Double(measure.believed.upperBound) / Double(measure.scale)
      )
    case .empty(let kind): messages("refused.empty.\(kind.rawValue)")
    case .sidesExceedTotal: messages("refused.sides-exceed-total")
    case .segmentsOutside: messages("refused.segments-outside")
    case .timeDoesNotFit(let kind): messages("refused.time.\(kind.type.shape.rawValue)")
    }
  }

  /// Why a person or a tag is refused.
  func wordSentence(for error: DiaryError) -> String {
    switch error {
    case .badWord(let limit): messages("refused.bad-word", limit)
    case .nameTaken(let name): messages("refused.name-taken", name)
    case .noSuchPerson(let name, let names) where names.isEmpty:
      messages("refused.no-people", name)
    case .noSuchPerson(let name, let names): messages("refused.no-such-person", name, list(names))
    case .noSuchTag(let name, let names) where names.isEmpty: messages("refused.no-tags", name)
    case .noSuchTag(let name, let names): messages("refused.no-such-tag", name, list(names))
    case .notTagged(let name): messages("refused.not-tagged", name)
    default: messages("refused.unknown", String(describing: error))
    }
  }

  /// Why a timer is refused.
  func timerSentence(for error: DiaryError, in zones: TimeZoneHistory) -> String {
    switch error {
    case .noTimer: messages("refused.no-timer")
    case .timerNotNamed(let names): messages("refused.timer-not-named", list(names))
    case .noSuchTimer(let name, let names): messages("refused.no-such-timer", name, list(names))
    case .timerRuns(let name, let since):
      messages("refused.timer-runs", name, clock(since, in: zones))
    default: messages("refused.unknown", String(describing: error))
    }
  }
}
