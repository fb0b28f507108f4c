import HearthModel
import HearthSupport

/// The words and numbers of Table Habit's JSON.
enum TableHabitFormat {
  /// On the command line and in the keys of trackers.
  static let name = "tablehabit"
  /// What is to be done, as opposed to what is to be limited.
  static let normal = 1
  static let negative = 2
  static let active = 1
  static let deleted = 2
  static let archived = 3
  static let done = 1
  static let skipped = 2
  /// The days that a habit is to take by default.
  static let usualTargetDays = 66

  /// The rule of a kind of repetition and its numbers, which are JSON in a text.
  static func rule(_ type: Int, _ custom: String) -> ScheduleRule? {
    let numbers = (try? JSON(parsing: custom))?.array?.compactMap(\.integer) ?? []
    guard let count = numbers.first.flatMap({ Int(exactly: $0) }), count > 0 else { return nil }
    switch type {
    case 1: return count >= 7 ? .daily : .times(count, per: .week)
    case 2: return count >= 31 ? .daily : .times(count, per: .month)
    case 3:
      guard let days = numbers.dropFirst().first.flatMap({ Int(exactly: $0) }) else { return nil }
      return LoopFormat.rule(count, days)
    default: return nil
    }
  }

  /// The repetition nearest to a rule, and whether it is the same.
  static func frequency(_ rule: ScheduleRule) -> (type: Int, custom: String, isExact: Bool) {
    switch rule {
    case .times(let count, .week) where count < 7: return (1, "[\(count)]", true)
    case .times(let count, .month) where count < 31: return (2, "[\(count)]", true)
    case .weekdays(let days) where days.count < 7: return (1, "[\(days.count)]", false)
    default:
      let (numerator, denominator, isExact) = LoopFormat.frequency(rule)
      return (3, "[\(numerator),\(denominator)]", isExact)
    }
  }
}
