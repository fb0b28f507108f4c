import HearthHousehold
public import HearthSupport

/// A measure as people write it into forms, in the units that the family reads; a bare number is of
/// the unit that the form's label tells.
public struct WrittenMeasure: Sendable {
  /// What is measured, and how records hold it.
  public enum Kind: Sendable {
    /// Tenths of a millilitre.
    case volume
    /// Grams.
    case weight
    /// Millimetres.
    case length
    /// Hundredths of a degree Celsius.
    case temperature
  }

  private let kind: Kind
  private let units: MeasureUnits

  /// A measure in units.
  public init(_ kind: Kind, in units: MeasureUnits) {
    self.kind = kind
    self.units = units
  }

  /// What stands in a form: a number, of a weight in pounds with its units.
  public func text(_ value: Int) -> String {
    switch (kind, units) {
    case (.volume, .metric): EditorWriter.decimal(value, over: 10)
    case (.volume, .us): tenths(Double(value) / 10 / MeasureWriter.millilitresOfFluidOunce)
    case (.weight, .us): pounds(value)
    case (.length, .us): tenths(Double(value) / MeasureWriter.millimetresOfInch)
    case (.weight, .metric), (.length, .metric): String(value)
    case (.temperature, .metric): EditorWriter.decimal(value, over: 100)
    case (.temperature, .us): tenths(Double(value) * 9 / 500 + 32)
    }
  }

  /// What was written, as records hold it.
  ///
  /// - Returns: nil for any other text.
  public func value(_ text: String) -> Int? {
    switch (kind, units) {
    case (.volume, .metric):
      DecimalNumber(text.replacing(",", with: ".")).flatMap { number in
        number.isNegative ? nil : number.rounded(multipliedBy: 10)
      }
    case (.volume, .us): Quantity.tenthsOfMillilitres(text.withUnit("oz"))
    case (.weight, .metric): Quantity.grams(text)
    case (.weight, .us): Quantity.grams(text.withUnit("lb"))
    case (.length, .metric): Quantity.millimetres(text)
    case (.length, .us): Quantity.millimetres(text.withUnit("in"))
    case (.temperature, .metric): Quantity.centidegrees(text)
    case (.temperature, .us): Quantity.centidegrees(text.withUnit("f"))
    }
  }

  private func pounds(_ grams: Int) -> String {
    let tenths = Int((Double(grams) / MeasureWriter.gramsOfOunce * 10).rounded())
    let (pounds, rest) = tenths.quotientAndRemainder(dividingBy: 160)
    return "\(pounds)lb \(EditorWriter.decimal(rest, over: 10))oz"
  }

  private func tenths(_ value: Double) -> String {
    EditorWriter.decimal(Int((value * 10).rounded()), over: 10)
  }
}

extension String {
  /// A bare number with the unit behind it; anything else as it is.
  fileprivate func withUnit(_ unit: String) -> String {
    let isBare = allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    return isBare ? self + unit : self
  }
}
