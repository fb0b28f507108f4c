/// A civil date of the proleptic Gregorian calendar, by integer arithmetic alone.
///
/// The conversion between a date and its number is the era method described by Howard Hinnant in
/// "chrono-Compatible Low-Level Date Algorithms".
public struct Day: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01; negative before it.
  public let number: Int

  /// The days that can be written with a four-digit year: 0001-01-01 to 9999-12-31.
  public static let writable = Day(number: -719_162)...Day(number: 2_932_896)

  /// The day that lies `number` days after 1970-01-01.
  public init(number: Int) {
    self.number = number
  }

  /// The date of a calendar sheet.
  ///
  /// - Returns: nil where the calendar has no such day (31 April) or the year is not in 1...9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Reads `YYYY-MM-DD`.
  ///
  /// - Returns: nil for any other text and for dates that do not exist.
  @inlinable public init?(_ text: some StringProtocol) {
    self.init(utf8: Array(text.utf8))
  }

  @usableFromInline init?(utf8 bytes: [UInt8]) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return nil
    }
    func value(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0 as Int?) { sum, byte in
        guard let sum, (0x30...0x39).contains(byte) else { return nil }
        return sum * 10 + Int(byte - 0x30)
      }
    }
    guard let year = value(0..<4), let month = value(5..<7), let day = value(8..<10) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month (1-12) and day of the month (1-31).
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// 1 for Monday to 7 for Sunday (ISO 8601).
  public var weekday: Int {
    let sinceMonday = (number + 3) % 7
    return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
  }

  /// The day `count` days later, or earlier if negative.
  public func advanced(by count: Int) -> Day {
    Day(number: number + count)
  }

  /// Whole days from this day to `other`, negative if `other` is earlier.
  public func days(to other: Day) -> Int {
    other.number - number
  }

  /// 28 to 31, by the leap-year rule.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }
}

extension Day: CustomStringConvertible {
  /// `YYYY-MM-DD` (ISO 8601).
  public var description: String {
    let (year, month, day) = components
    guard (0...9999).contains(year) else {
      return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }
    return String(unsafeUninitializedCapacity: 10) { text in
      text.write(year, digits: 4, at: 0)
      text[4] = UInt8(ascii: "-")
      text.write(month, digits: 2, at: 5)
      text[7] = UInt8(ascii: "-")
      text.write(day, digits: 2, at: 8)
      return 10
    }
  }

  private func padded(_ value: Int, _ width: Int) -> String {
    var digits = String(value)
    while digits.utf8.count < width { digits = "0" + digits }
    return digits
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Puts the last digits of a number that is not negative at a place, with zeros before it.
  func write(_ number: Int, digits: Int, at place: Int) {
    var rest = number
    for position in (place..<place + digits).reversed() {
      self[position] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }
}
