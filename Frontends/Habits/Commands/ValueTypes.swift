import CommandKit
import HabitsCore

/// An amount in thousandths of its unit, written as a decimal.
struct Thousandths: Sendable {
  let value: Int
}

extension ValueType where Value == Thousandths {
  /// A number with at most three decimals, by point or comma, from zero up.
  static var thousandths: ValueType {
    ValueType(
      .number,
      read: { text throws(InvalidValue) in
        guard let value = parse(text) else { throw .explained(key: "value.thousandths") }
        return Thousandths(value: value)
      },
      write: { "\($0.value / 1000).\($0.value % 1000)" }
    )
  }

  private static func parse(_ text: String) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), (1...9).contains(parts[0].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let whole = Int(parts[0])
    else { return nil }
    guard parts.count == 2 else { return whole * 1000 }
    let digits = parts[1]
    guard (1...3).contains(digits.utf8.count),
      let rest = Int(digits + String(repeating: "0", count: 3 - digits.utf8.count))
    else { return nil }
    return whole * 1000 + rest
  }
}

extension ValueType where Value == Weekdays {
  /// Days of the week with commas between them.
  static var weekdays: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let days = Weekdays(words: text) else { throw .explained(key: "value.weekdays") }
        return days
      },
      write: { days in days == .all ? "daily" : days.description }
    )
  }
}

extension ValueType where Value == ScheduleRule {
  /// Once in so many days.
  static var every: ValueType {
    rule("value.every") { ScheduleRule(every: $0) }
  }

  /// So many times in a stretch.
  static var times: ValueType {
    rule("value.times") { ScheduleRule(times: $0) }
  }

  private static func rule(
    _ explanation: String,
    _ read: @escaping @Sendable (String) -> ScheduleRule?
  ) -> ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let rule = read(text) else { throw .explained(key: explanation) }
        return rule
      },
      write: { $0.description }
    )
  }
}

extension ValueType where Value == WallTimes {
  /// Times of day with commas between them.
  static var wallTimes: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let times = WallTimes(text) else { throw .explained(key: "value.wall-times") }
        return times
      },
      write: { $0.description }
    )
  }
}

extension ValueType where Value == String {
  /// One sign.
  static var emoji: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard Palette.isSign(text) else { throw .explained(key: "value.emoji") }
        return text
      },
      write: { $0 }
    )
  }
}
