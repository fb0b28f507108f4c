import CommandKit
import DiaryCore
import HearthHousehold
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
  /// Millilitres with at most one decimal, by point or comma, from zero up; or another unit that is
  /// written with the number.
  static var tenths: ValueType {
    ValueType(
      .number,
      read: { text throws(InvalidValue) in
        guard let value = Quantity.tenthsOfMillilitres(text) else {
          throw .explained(key: "value.tenths")
        }
        return Tenths(value: value)
      },
      write: { "\($0.value / 10).\($0.value % 10)" }
    )
  }
}

extension ValueType where Value == Int {
  /// Grams, or another unit that is written with the number.
  static var grams: ValueType { measure(Quantity.grams, "value.weight") }

  /// Millimetres, or another unit that is written with the number.
  static var millimetres: ValueType { measure(Quantity.millimetres, "value.length") }

  /// Hundredths of a degree Celsius; written in degrees.
  static var temperature: ValueType { measure(Quantity.centidegrees, "value.temperature") }

  /// Hundredths of a kilogram a square metre.
  static var bodyMassIndex: ValueType { measure(Quantity.bodyMassIndex, "value.bmi") }

  /// Seconds, written as a length of time; none needs no unit.
  static var gap: ValueType {
    measure({ $0 == "0" ? 0 : TimeReader.length($0).map { Int($0.wholeSeconds) } }, "value.gap")
  }

  private static func measure(
    _ read: @escaping @Sendable (String) -> Int?,
    _ key: String
  ) -> ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let value = read(text) else { throw .explained(key: key) }
        return value
      },
      write: { String($0) }
    )
  }
}

extension ValueType where Value == String {
  /// A length of time, as it is written.
  static var gapText: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard TimeReader.length(text) != nil else { throw .explained(key: "value.gap") }
        return text
      },
      write: { $0 }
    )
  }
}

/// A dose in thousandths of its unit, with the unit where it stands behind the number.
struct Dose: Sendable {
  let thousandths: Int
  let unit: String?
}

extension ValueType where Value == Dose {
  /// A number with at most three decimals, with or without a unit.
  static var dose: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let dose = Quantity.dose(text) else { throw .explained(key: "value.dose") }
        return Dose(thousandths: dose.thousandths, unit: dose.unit)
      },
      write: { "\(Double($0.thousandths) / 1000)\($0.unit ?? "")" }
    )
  }
}
