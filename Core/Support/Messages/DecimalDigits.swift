/// A number by its decimal digits: no more than tell it from its neighbours.
struct DecimalDigits: Equatable {
  private(set) var isNegative: Bool
  /// From 0 to 9 each.
  private var digits: [UInt8]
  /// How many digits stand before the point; more or fewer than there are stand for zeros.
  private var point: Int

  /// The digits of a number; nil for one that is infinite or none.
  init?(_ number: MessageNumber) {
    switch number {
    case .integer(let value):
      isNegative = value < 0
      digits = String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
      point = digits.count
    case .real(let value):
      guard value.isFinite else { return nil }
      isNegative = value.sign == .minus
      (digits, point) = Self.parts(value.magnitude.description)
    }
  }

  /// The digits before the point, at least one.
  var whole: [UInt8] {
    let known = digits.prefix(max(0, point)).drop { $0 == 0 }
    guard !known.isEmpty else { return [0] }
    return known + Array(repeating: 0, count: max(0, point - digits.count))
  }

  /// The digits behind the point.
  var fraction: [UInt8] {
    guard point < digits.count else { return [] }
    return Array(repeating: 0, count: max(0, -point)) + digits.dropFirst(max(0, point))
  }

  /// The number times ten to the power of `places`.
  func shifted(by places: Int) -> DecimalDigits {
    var shifted = self
    shifted.point += places
    return shifted
  }

  /// The number with at most so many digits behind the point, halves rounded away from zero.
  func rounded(to places: Int) -> DecimalDigits {
    let kept = point + places
    guard kept < digits.count else { return self }
    var rounded = self
    let isUp = kept >= 0 && digits[kept] >= 5
    rounded.digits.removeLast(digits.count - max(0, kept))
    if isUp { rounded.increment() }
    if kept < 0 { rounded.point = 0 }
    return rounded
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    var index = digits.count
    while index > 0, digits[index - 1] == 9 {
      index -= 1
      digits[index] = 0
    }
    if index > 0 {
      digits[index - 1] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  /// Takes `12.5` or `1.25e+01` apart.
  private static func parts(_ text: String) -> (digits: [UInt8], point: Int) {
    let bytes = text.utf8
    let mantissa = bytes.prefix { $0 != UInt8(ascii: "e") }
    let exponent = Int(String(decoding: bytes.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let fraction = mantissa.dropFirst(whole.count + 1)
    let digits = (Array(whole) + fraction).map { $0 - UInt8(ascii: "0") }
    return (digits, whole.count + exponent)
  }
}
