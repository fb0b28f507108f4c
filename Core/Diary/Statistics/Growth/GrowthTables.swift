/// The columns of the WHO child growth standards as `Scripts/who.py` writes them.
enum GrowthTables {
  /// The texts of the columns L, M and S.
  typealias Columns = (l: StaticString, m: StaticString, s: StaticString)

  /// The columns for girls.
  static func girls(_ indicator: GrowthIndicator) -> Columns {
    switch indicator {
    case .weight: (girlsWeightL, girlsWeightM, girlsWeightS)
    case .length: (girlsLengthL, girlsLengthM, girlsLengthS)
    case .bodyMassIndex: (girlsBodyMassIndexL, girlsBodyMassIndexM, girlsBodyMassIndexS)
    case .head: (girlsHeadL, girlsHeadM, girlsHeadS)
    case .weightForLength: (girlsWeightForLengthL, girlsWeightForLengthM, girlsWeightForLengthS)
    }
  }

  /// The columns for boys.
  static func boys(_ indicator: GrowthIndicator) -> Columns {
    switch indicator {
    case .weight: (boysWeightL, boysWeightM, boysWeightS)
    case .length: (boysLengthL, boysLengthM, boysLengthS)
    case .bodyMassIndex: (boysBodyMassIndexL, boysBodyMassIndexM, boysBodyMassIndexS)
    case .head: (boysHeadL, boysHeadM, boysHeadS)
    case .weightForLength: (boysWeightForLengthL, boysWeightForLengthM, boysWeightForLengthS)
    }
  }

  /// The first `count` values of a column.
  ///
  /// Given are two values, then how far each further one is off the straight line through the two
  /// before it; a column that ends early goes on straight.
  static func values(_ column: StaticString, count: Int) -> [Int] {
    var values: [Int] = []
    values.reserveCapacity(count)
    var numbers = VariableLengthNumbers(column)
    for index in 0..<count {
      let given = numbers.next() ?? 0
      values.append(index < 2 ? given : 2 * values[index - 1] - values[index - 2] + given)
    }
    return values
  }
}

/// Whole numbers in base 64: five bits a letter, the lowest first; the lowest bit of a number is its
/// sign, and the sixth of a letter says that more follows.
private struct VariableLengthNumbers {
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ text: StaticString) {
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  mutating func next() -> Int? {
    var value = 0
    var shift = 0
    while position < text.count {
      let letter = Self.digit(text[position])
      position += 1
      guard let letter else { continue }
      value |= (letter & 31) << shift
      shift += 5
      guard letter < 32 else { continue }
      return value & 1 == 0 ? value >> 1 : -(value >> 1)
    }
    return nil
  }

  /// What a letter stands for; nil for what only breaks the lines.
  private static func digit(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
