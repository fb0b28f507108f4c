extension ForeignQuantity {
  /// Reads a number with its unit behind it: `120ml`, `4 oz`, `37,4°C`, `8 lbs 5 oz`; nil for any
  /// other text.
  ///
  /// - Parameters:
  ///   - text: white space counts for nothing.
  ///   - dimension: what it measures, since an ounce can be of two kinds.
  init?(_ text: String, as dimension: Dimension) {
    let parts = Self.parts(of: text)
    guard let first = parts.first, let number = DecimalNumber(first.number) else { return nil }
    if first.unit.isEmpty, parts.count == 1 {
      self.init(number)
      return
    }
    guard let unit = Unit(first.unit, as: dimension) else { return nil }
    if parts.count == 1 {
      self.init(number, unit)
      return
    }
    guard parts.count == 2, unit == .pounds, let pounds = Int64(first.number),
      Unit(parts[1].unit, as: dimension) == .ounces, pounds < 10_000,
      let ounces = DecimalNumber(parts[1].number)?.adding(pounds * 16)
    else { return nil }
    self.init(ounces, .ounces)
  }

  private static func parts(of text: String) -> [(number: String, unit: String)] {
    var parts: [(number: String, unit: String)] = []
    var isInNumber = false
    let characters = text.filter { !$0.isWhitespace }.map { $0 }
    for (index, character) in characters.enumerated() {
      let isDigit = character.isDigit
      // A point that ends a unit is none of a number.
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isOfNumber = isDigit || "-.,".contains(character) && (isInNumber || next.isDigit)
      if isOfNumber, !isInNumber { parts.append(("", "")) }
      isInNumber = isOfNumber
      guard !parts.isEmpty else { return [] }
      if isOfNumber {
        parts[parts.count - 1].number.append(character == "," ? "." : character)
      } else {
        parts[parts.count - 1].unit.append(contentsOf: character.lowercased())
      }
    }
    return parts
  }
}

extension ForeignQuantity.Unit {
  /// The unit that sources write so, in any case; nil where none of the dimension is.
  init?(_ word: String, as dimension: Dimension) {
    let key = word.lowercased().filter { $0 != "." && !$0.isWhitespace }
    guard let unit = Self.words[key]?.first(where: { $0.dimension == dimension }) else {
      return nil
    }
    self = unit
  }

  private static let words: [String: [ForeignQuantity.Unit]] = [
    "ml": [.millilitres], "cc": [.millilitres], "oz": [.fluidOunces, .ounces],
    "floz": [.fluidOunces], "ounces": [.fluidOunces, .ounces], "g": [.grams],
    "kg": [.kilograms], "lb": [.pounds], "lbs": [.pounds], "mm": [.millimetres],
    "cm": [.centimetres], "in": [.inches], "inch": [.inches], "inches": [.inches],
    "\"": [.inches], "c": [.celsius], "°c": [.celsius], "℃": [.celsius], "f": [.fahrenheit],
    "°f": [.fahrenheit], "℉": [.fahrenheit],
  ]
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
