/// Reads measures as people write them: a number, alone or with its unit.
public enum Quantity {
  /// A unit as a fraction of the one that is stored.
  private typealias Units = [String: (numerator: Int64, denominator: Int64)]

  private static let weights: Units = [
    "": (1, 1), "g": (1, 1), "г": (1, 1), "kg": (1000, 1), "кг": (1000, 1),
    "lb": (45_359_237, 100_000), "lbs": (45_359_237, 100_000), "oz": (45_359_237, 1_600_000),
  ]
  private static let lengths: Units = [
    "": (1, 1), "mm": (1, 1), "мм": (1, 1), "cm": (10, 1), "см": (10, 1), "m": (1000, 1),
    "м": (1000, 1), "in": (254, 10), "\"": (254, 10), "ft": (3048, 10),
  ]
  private static let indexes: Units = ["": (100, 1)]
  private static let temperatures: Units = ["": (100, 1), "c": (100, 1), "с": (100, 1)]

  /// Grams: `7200`, `7.2kg`, `7lb 3oz`.
  ///
  /// - Returns: nil for any other text.
  public static func grams(_ text: String) -> Int? { whole(text, weights) }

  /// Millimetres: `625`, `62.5cm`, `24.5in`.
  ///
  /// - Returns: nil for any other text.
  public static func millimetres(_ text: String) -> Int? { whole(text, lengths) }

  /// Hundredths of a degree Celsius: `38.2`, `98.6F`, `37 °C`.
  ///
  /// - Returns: nil for any other text.
  public static func centidegrees(_ text: String) -> Int? {
    guard let part = parts(text)?.only(where: { _ in true }) else { return nil }
    let unit = part.unit.first == "°" ? String(part.unit.dropFirst()) : part.unit
    guard unit == "f" else { return whole(part.number, unit, temperatures).map { rounded($0) } }
    guard let millionths = part.number.rounded(multipliedBy: 1_000_000) else { return nil }
    let ninths = (Int64(millionths) - 32_000_000) * 5
    return rounded(ninths / 9, by: 10_000)
  }

  /// Hundredths of a kilogram a square metre, as a body mass index is told: `17.4`.
  ///
  /// - Returns: nil for any other text, and for nought.
  public static func bodyMassIndex(_ text: String) -> Int? {
    whole(text, indexes).flatMap { $0 > 0 ? $0 : nil }
  }

  /// A dose: thousandths of its unit, and the unit where it is written behind the number.
  ///
  /// - Returns: nil for any other text.
  public static func dose(_ text: String) -> (thousandths: Int, unit: String?)? {
    guard let part = parts(text, keepsCase: true)?.only(where: { _ in true }),
      let value = part.number.rounded(multipliedBy: 1000)
    else { return nil }
    return (value, part.unit.nonEmpty)
  }

  /// The sum of the parts, each in thousandths so that what is rounded is the sum.
  private static func whole(_ text: String, _ units: Units) -> Int? {
    guard let parts = parts(text) else { return nil }
    var sum: Int64 = 0
    for part in parts {
      guard let value = whole(part.number, part.unit, units) else { return nil }
      sum += value
    }
    return rounded(sum)
  }

  private static func whole(_ number: DecimalNumber, _ unit: String, _ units: Units) -> Int64? {
    guard let unit = units[unit] else { return nil }
    return number.rounded(multipliedBy: unit.numerator * 1000, over: unit.denominator)
      .map { Int64($0) }
  }

  private static func rounded(_ value: Int64, by scale: Int64 = 1000) -> Int {
    Int((value + (value < 0 ? -scale : scale) / 2) / scale)
  }

  /// Numbers, each with the letters behind it.
  private static func parts(
    _ text: String,
    keepsCase: Bool = false
  ) -> [(number: DecimalNumber, unit: String)]? {
    var rest = Substring(keepsCase ? text : text.lowercased())
    var parts: [(number: DecimalNumber, unit: String)] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "\u{A0}" }
      guard !rest.isEmpty else { return parts.isEmpty ? nil : parts }
      let digits = rest.prefix { isDigit($0) || $0 == "." || $0 == "," }
      rest = rest.dropFirst(digits.count).drop { $0 == " " || $0 == "\u{A0}" }
      let unit = rest.prefix { !isDigit($0) && $0 != " " && $0 != "." && $0 != "," && $0 != "-" }
      rest = rest.dropFirst(unit.count)
      let plain = String(digits.map { $0 == "," ? "." : $0 })
      guard let number = DecimalNumber(plain) else { return nil }
      parts.append((number, String(unit)))
    }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
