import HabitsCore
import HearthHousehold

extension IntakeViewModel {
  /// The report on a terminal: the sums, tracker by tracker, then what was left or altered.
  var lines: [String] {
    [title] + trackers.map { "  \($0)" }
      + groups.flatMap { ["", $0.title] + $0.lines.map { "  \($0)" } }
  }
}
