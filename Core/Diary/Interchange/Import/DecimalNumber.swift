/// A decimal number as it was written, without the surprises of floating point.
public struct DecimalNumber: Sendable {
  /// As written.
  let text: String
  /// The digits without the point.
  let digits: Int64
  /// How many of them stand behind the point.
  let places: Int

  private static let mostDigits = 18

  /// Reads `12`, `-4.5`, `.5`; at most 18 digits.
  ///
  /// - Returns: nil for any other text.
  public init?(_ text: String) {
    var digits: Int64 = 0
    var count = 0
    var point: Int?
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      switch byte {
      case 0x30...0x39 where count < Self.mostDigits:
        digits = digits * 10 + Int64(byte - 0x30)
        count += 1
      case UInt8(ascii: ".") where point == nil: point = count
      default: return nil
      }
    }
    guard count > 0 else { return nil }
    self.text = text
    self.digits = isNegative ? -digits : digits
    places = point.map { count - $0 } ?? 0
  }

  /// Whether it is less than zero.
  var isNegative: Bool { digits < 0 }

  /// The product with a fraction, rounded to a whole number, a half away from zero.
  ///
  /// - Returns: nil beyond a thousand millions.
  func rounded(multipliedBy numerator: Int64, over denominator: Int64 = 1) -> Int? {
    let product = Int128(digits) * Int128(numerator)
    let divisor = Int128(denominator) * Self.power(places)
    let (quotient, remainder) = product.magnitude.quotientAndRemainder(
      dividingBy: divisor.magnitude
    )
    let magnitude = quotient + (remainder * 2 >= divisor.magnitude ? 1 : 0)
    guard magnitude <= 1_000_000_000 else { return nil }
    return product < 0 ? -Int(magnitude) : Int(magnitude)
  }

  /// The sum with a whole number.
  ///
  /// - Returns: nil beyond 18 digits.
  func adding(_ summand: Int64) -> DecimalNumber? {
    let sum = Int128(digits) + Int128(summand) * Self.power(places)
    guard sum.magnitude < UInt128(Self.power(Self.mostDigits).magnitude) else { return nil }
    return DecimalNumber(text: text, digits: Int64(sum), places: places)
  }

  private init(text: String, digits: Int64, places: Int) {
    self.text = text
    self.digits = digits
    self.places = places
  }

  private static func power(_ places: Int) -> Int128 {
    (0..<places).reduce(1) { power, _ in power * 10 }
  }
}

extension DecimalNumber: Comparable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    Int128(left.digits) * power(right.places) < Int128(right.digits) * power(left.places)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (left: DecimalNumber, right: DecimalNumber) -> Bool {
    Int128(left.digits) * power(right.places) == Int128(right.digits) * power(left.places)
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(integerLiteral value: Int64) {
    text = String(value)
    digits = value
    places = 0
  }
}
