import CommandKit
import DiaryCore
import HearthModel

extension ValueType where Value == NightRange {
  /// The two times between which the family's night lies.
  static var night: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let night = NightRange(text) else { throw .explained(key: "value.night") }
        return night
      },
      write: { $0.description }
    )
  }
}

/// An amount in tenths of its unit, written as a decimal.
struct Tenths: Sendable {
  let value: Int
}

extension ValueType where Value == Tenths {
  /// A number with at most one decimal, by point or comma, from zero up.
  static var tenths: ValueType {
    ValueType(
      .number,
      read: { text throws(InvalidValue) in
        guard let value = parse(text) else { throw .explained(key: "value.tenths") }
        return Tenths(value: value)
      },
      write: { "\($0.value / 10).\($0.value % 10)" }
    )
  }

  private static func parse(_ text: String) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), (1...6).contains(parts[0].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let whole = Int(parts[0])
    else { return nil }
    guard parts.count == 2 else { return whole * 10 }
    guard parts[1].utf8.count == 1, let tenth = Int(parts[1]) else { return nil }
    return whole * 10 + tenth
  }
}
