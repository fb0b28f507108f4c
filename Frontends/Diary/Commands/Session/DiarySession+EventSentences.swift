import CommandKit
import DiaryCore
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
}
