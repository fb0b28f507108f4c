/// Amounts as thousandths, read from what other programs write and written for them.
enum Thousandths {
  /// More than anybody ticks: a thousand millions.
  static let most = 1_000_000_000_000

  /// An amount that was read.
  struct Reading: Equatable {
    let amount: Int
    /// Whether there were more than three places.
    let isRounded: Bool
  }

  /// Reads `12`, `-4.5`, `.5`, `2e3`.
  ///
  /// - Throws: `RejectionReason` for any other text, a number below zero, and one beyond belief.
  static func read(_ text: String, _ field: String) throws(RejectionReason) -> Reading {
    guard let parts = Parts(text) else { throw .unreadable(field: field, text: text) }
    guard !parts.isNegative || parts.digits == 0 else {
      throw .negative(field: field, text: text)
    }
    guard let reading = parts.thousandths() else { throw .tooMuch(text: text) }
    return reading
  }

  /// Writes an amount with as many places as it needs.
  static func text(_ amount: Int) -> String {
    let (whole, rest) = amount.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = amount < 0 ? "-" : ""
    guard rest != 0 else { return sign + String(whole) }
    let digits = String(String(rest + 1000).dropFirst())
    return
      "\(sign)\(whole).\(digits.reversed().drop { $0 == "0" }.reversed().map(String.init).joined())"
  }

  private struct Parts {
    var digits: UInt64 = 0
    var places = 0
    var isNegative = false
    /// Whether digits that are not zero were left out behind the eighteenth.
    var isCut = false

    init?(_ text: String) {
      var text = Substring(text)
      var exponent = 0
      if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
        guard let value = Int(text[text.index(after: mark)...]), (-40...40).contains(value) else {
          return nil
        }
        exponent = value
        text = text[..<mark]
      }
      guard read(text) else { return nil }
      places -= exponent
    }

    private mutating func read(_ text: Substring) -> Bool {
      isNegative = text.utf8.first == UInt8(ascii: "-")
      var count = 0
      var isFraction = false
      for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
        switch byte {
        case 0x30...0x39:
          count += 1
          add(byte - 0x30, isFraction)
        case UInt8(ascii: ".") where !isFraction: isFraction = true
        default: return false
        }
      }
      return count > 0
    }

    private mutating func add(_ digit: UInt8, _ isFraction: Bool) {
      guard digits < 100_000_000_000_000_000 else {
        if digit != 0 { isCut = true }
        if !isFraction { places -= 1 }
        return
      }
      digits = digits * 10 + UInt64(digit)
      if isFraction { places += 1 }
    }

    func thousandths() -> Reading? {
      var value = Int128(digits)
      var rest = false
      for _ in 0..<max(0, 3 - places) where value <= Int128(Thousandths.most) { value *= 10 }
      if places > 3 {
        var divisor: Int128 = 1
        for _ in 0..<min(places - 3, 30) { divisor *= 10 }
        let (whole, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        rest = remainder != 0
        value = whole + (remainder * 2 >= divisor ? 1 : 0)
      }
      guard value <= Int128(Thousandths.most) else { return nil }
      return Reading(amount: Int(value), isRounded: rest || isCut)
    }
  }
}
