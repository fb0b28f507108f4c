import HearthSupport

/// Puts measures into words, in the units that the family reads.
struct MeasureWriter {
  let messages: Messages

  static let gramsOfOunce = 28.349_523_125
  static let millilitresOfFluidOunce = 29.573_529_562_5
  static let millimetresOfInch = 25.4

  private var isMetric: Bool { messages.units == .metric }

  /// Millilitres: "120.5 ml", "4.1 fl oz".
  func volume(_ millilitres: Double) -> String {
    isMetric
      ? messages("unit.millilitres", millilitres)
      : messages("unit.fluid-ounces", Self.tenths(millilitres / Self.millilitresOfFluidOunce))
  }

  /// The number alone, under a heading that tells the unit.
  func bareVolume(_ millilitres: Int) -> String {
    isMetric
      ? messages("figure.count", millilitres)
      : messages(
        "figure.count",
        Self.tenths(Double(millilitres) / Self.millilitresOfFluidOunce)
      )
  }

  /// Grams: "7.2 kg", "15 lb 14 oz".
  func weight(_ grams: Int) -> String {
    guard !isMetric else { return messages("unit.kilograms", Double(grams) / 1000) }
    let ounces = Self.tenths(Double(grams) / Self.gramsOfOunce)
    let pounds = (ounces / 16).rounded(.towardZero)
    let rest = Self.tenths(ounces - pounds * 16)
    return pounds == 0
      ? messages("unit.ounces", rest) : messages("unit.pounds", Int(pounds), rest)
  }

  /// Millimetres: "62.5 cm", "24.6 in".
  func length(_ millimetres: Int) -> String {
    isMetric
      ? messages("unit.centimetres", Double(millimetres) / 10)
      : messages("unit.inches", Self.tenths(Double(millimetres) / Self.millimetresOfInch))
  }

  /// Hundredths of a degree Celsius: "38.2 °C", "100.8 °F".
  func temperature(_ hundredths: Int) -> String {
    isMetric
      ? messages("unit.celsius", Double(hundredths) / 100)
      : messages("unit.fahrenheit", Self.tenths(Double(hundredths) * 9 / 500 + 32))
  }

  /// What a weight changed by: "+150 g", "+5.3 oz"; in a week, where that is told.
  func weightChange(_ change: GrowthChange) -> String {
    isMetric
      ? self.change(change, 1, digits: 0, "growth.change.grams", "growth.rate.grams")
      : self.change(
        change,
        Self.gramsOfOunce,
        digits: 1,
        "growth.change.ounces",
        "growth.rate.ounces"
      )
  }

  /// What a length changed by: "+12 mm", "+0.47 in"; in a week, where that is told.
  func lengthChange(_ change: GrowthChange) -> String {
    isMetric
      ? self.change(change, 1, digits: 0, "growth.change.millimetres", "growth.rate.millimetres")
      : self.change(
        change,
        Self.millimetresOfInch,
        digits: 2,
        "growth.change.inches",
        "growth.rate.inches"
      )
  }

  private func change(
    _ change: GrowthChange,
    _ unit: Double,
    digits: Int,
    _ plain: MessageKey,
    _ rate: MessageKey
  ) -> String {
    if let perWeek = change.perWeek { return messages(rate, signed(perWeek / unit, digits)) }
    return messages(plain, signed(Double(change.amount) / unit, digits))
  }

  private func signed(_ value: Double, _ digits: Int) -> String {
    let text = messages.number(abs(value), fractionDigits: digits)
    let isNone = text == messages.number(0, fractionDigits: digits)
    return value < 0 && !isNone ? "−" + text : "+" + text
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
