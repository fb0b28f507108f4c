import HabitsCore
import HearthSupport

extension HabitsError {
  /// What to do about it on the command line.
  var advice: MessageKey? {
    switch self {
    case .noSuchCategory(_, let names) where names.isEmpty: "advice.category"
    case .noSuchTracker(_, let names) where names.isEmpty: "advice.tracker"
    case .amountMissing: "advice.amount"
    case .amountNotTaken: "advice.no-amount"
    case .categoryInUse: "advice.move-or-delete"
    case .noSuchPause: "advice.pause"
    default: nil
    }
  }
}
