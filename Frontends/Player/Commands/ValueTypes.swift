import CommandKit
import PlayerCore

extension ValueType where Value == Duration {
  /// A length of time that is not nothing, with its units.
  static var length: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let length = SoundLength.read(text), length > .zero else {
          throw .explained(key: "value.length")
        }
        return length
      },
      write: { "\($0.components.seconds)s" }
    )
  }
}

extension ValueType where Value == Set<Int> {
  /// Days of the week: `mon,tue`, `mon-fri`, `daily`.
  static var weekdays: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let days = WeekdayList.read(text) else { throw .explained(key: "value.days") }
        return days
      },
      write: { days in days.sorted().map { WeekdayList.names[$0 - 1] }.joined(separator: ",") }
    )
  }
}

/// How far sounds wander.
struct VariationDepth: Sendable, Equatable {
  /// To either side; nil for not at all.
  let decibels: Int?
}

extension ValueType where Value == VariationDepth {
  /// A living variation: `on`, `off`, a number of decibels.
  static var variation: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        switch text {
        case "off": return VariationDepth(decibels: nil)
        case "on": return VariationDepth(decibels: PlayerSettings.usualVariation)
        default:
          guard let decibels = Int(text), PlayerSettings.variations.contains(decibels) else {
            throw .explained(key: "value.variation")
          }
          return VariationDepth(decibels: decibels)
        }
      },
      write: { depth in depth.decibels.map { "\($0)" } ?? "off" }
    )
  }
}

extension ValueType where Value == SafeVolumeChange {
  /// A cap: `off`, `on`, `-35` in dBFS(A), `50dBA` at the cot.
  static var cap: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let cap = SafeVolumeChange(cap: text) else { throw .explained(key: "value.cap") }
        return cap
      },
      write: { _ in "on" }
    )
  }
}
