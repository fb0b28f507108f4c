import HearthHousehold
import HearthSupport

/// Measures in the units that the family reads; a bare number is of the unit that the label tells.
extension EditorWriter {
  private var isMetric: Bool { messages.units == .metric }

  /// Tenths of a millilitre.
  func volume(_ name: String, _ tenths: Int?) -> EditorField {
    guard !isMetric else { return number(name, tenths, over: 10) }
    return measure(name, tenths.map { Double($0) / 10 / MeasureWriter.millilitresOfFluidOunce })
  }

  /// Grams; in pounds and ounces of which the label tells.
  func weight(_ name: String, _ grams: Int?) -> EditorField {
    guard !isMetric else { return number(name, grams) }
    let text = grams.map { grams in
      let tenths = Int((Double(grams) / MeasureWriter.gramsOfOunce * 10).rounded())
      let (pounds, rest) = tenths.quotientAndRemainder(dividingBy: 160)
      return "\(pounds)lb \(Self.decimal(rest, over: 10))oz"
    }
    return EditorField(name, label("\(name).us"), .text, value: text)
  }

  /// Millimetres.
  func length(_ name: String, _ millimetres: Int?) -> EditorField {
    guard !isMetric else { return number(name, millimetres) }
    return measure(name, millimetres.map { Double($0) / MeasureWriter.millimetresOfInch })
  }

  /// Hundredths of a degree Celsius.
  func temperature(_ name: String, _ hundredths: Int?) -> EditorField {
    guard !isMetric else { return number(name, hundredths, over: 100) }
    return measure(name, hundredths.map { Double($0) * 9 / 500 + 32 })
  }

  private func measure(_ name: String, _ value: Double?) -> EditorField {
    let text = value.map { Self.decimal(Int(($0 * 10).rounded()), over: 10) }
    return EditorField(name, label("\(name).us"), .number, value: text)
  }
}

extension EditorReader {
  /// Tenths of a millilitre.
  func volume(_ name: String) throws -> Int? {
    guard units == .us else { return try tenths(name) }
    return try number(name) { Quantity.tenthsOfMillilitres(Self.with("oz", $0)) }
  }

  /// Grams.
  func weight(_ name: String) throws -> Int? {
    try number(name) { Quantity.grams(units == .us ? Self.with("lb", $0) : $0) }
  }

  /// Millimetres.
  func length(of name: String) throws -> Int? {
    try number(name) { Quantity.millimetres(units == .us ? Self.with("in", $0) : $0) }
  }

  /// Hundredths of a degree Celsius.
  func temperature(_ name: String) throws -> Int? {
    try number(name) { Quantity.centidegrees(units == .us ? Self.with("f", $0) : $0) }
  }

  /// A bare number gets the unit behind it.
  private static func with(_ unit: String, _ text: String) -> String {
    let isBare = text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    return isBare ? text + unit : text
  }
}
