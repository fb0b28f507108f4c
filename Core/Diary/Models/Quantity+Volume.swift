import HearthHousehold

extension Quantity {
  /// Tenths of a millilitre: `120.5`, `120 ml`, `4oz`, `4 fl oz`, with one decimal at most of millilitres.
  ///
  /// - Returns: nil for any other text.
  public static func tenthsOfMillilitres(_ text: String) -> Int? {
    let plain = text.trimmed.lowercased()
    let number = plain.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let unit = plain.dropFirst(number.count).filter { $0 != " " && $0 != "\u{A0}" }
    let decimal = String(number.map { $0 == "," ? "." : $0 })
    guard let value = DecimalNumber(decimal), number.first?.isNumber ?? false else { return nil }
    switch unit {
    case "", "ml", "мл":
      let places = decimal.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
      guard (places?.count ?? 0) <= 1, places != "" else { return nil }
      return value.rounded(multipliedBy: 10)
    case "oz", "floz":
      return value.rounded(multipliedBy: 295_735_295_625, over: 1_000_000_000)
    default: return nil
    }
  }
}
