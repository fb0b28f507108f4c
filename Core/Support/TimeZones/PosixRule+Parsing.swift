extension PosixRule {
  /// Reads the value of a `TZ` variable (POSIX.1-2017, section 8.3, and RFC 9636, section 3.3).
  ///
  /// Hours of a change may go from -167 to 167; summer time without dates has those of the United
  /// States, as the reference code of the tz database has it.
  ///
  /// - Returns: nil for any other text.
  init?(_ text: some Sequence<UInt8>) {
    var parser = PosixParser(rest: Array(text)[...])
    guard let rule = parser.rule(), parser.rest.isEmpty else { return nil }
    self = rule
  }
}

/// Takes a `TZ` variable apart from the left.
private struct PosixParser {
  var rest: ArraySlice<UInt8>

  mutating func rule() -> PosixRule? {
    guard skipName(), let west = time(hours: 24) else { return nil }
    guard !rest.isEmpty else { return PosixRule(standard: -west, summer: nil) }
    guard skipName() else { return nil }
    var offset = 3600 - west
    if let next = rest.first, next != UInt8(ascii: ",") {
      guard let west = time(hours: 24) else { return nil }
      offset = -west
    }
    if rest.isEmpty { rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
    guard let start = change(), let end = change() else { return nil }
    let summer = PosixRule.Summer(offset: offset, start: start, end: end)
    return PosixRule(standard: -west, summer: summer)
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Three letters or more; in angle brackets digits and signs, too.
  private mutating func skipName() -> Bool {
    let isQuoted = skip("<")
    let name = rest.prefix { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
      default: false
      }
    }
    rest = rest[name.endIndex...]
    return name.count >= 3 && (!isQuoted || skip(">"))
  }

  /// Hours, perhaps with minutes and seconds, in seconds.
  private mutating func time(hours limit: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard var seconds = number(0...limit).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where skip(":") {
      guard let value = number(0...59) else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    guard let value = Int(String(decoding: digits, as: UTF8.self)), range.contains(value) else {
      return nil
    }
    return value
  }

  private mutating func change() -> PosixRule.Change? {
    guard skip(","), let date = date() else { return nil }
    guard skip("/") else { return PosixRule.Change(date: date, seconds: 2 * 3600) }
    return time(hours: 167).map { PosixRule.Change(date: date, seconds: $0) }
  }

  private mutating func date() -> YearlyDate? {
    if skip("J") { return number(1...365).map { .withoutLeapDay($0) } }
    guard skip("M") else { return number(0...365).map { .dayOfYear($0) } }
    guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
      let weekday = number(0...6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }
}
