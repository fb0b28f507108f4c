public import HearthHousehold
public import HearthModel

/// A time as a source gives it: absolute, or what a clock showed.
public enum ForeignTime: Sendable, Equatable {
  case instant(Instant)
  /// In a zone that the source does not name.
  case local(LocalTime)
  /// In a zone that the source names as the system does.
  case placed(LocalTime, zone: String)
  /// So long after the start; for ends alone.
  case later(Duration)

  /// What the clock showed; nil where the source does not say.
  var local: LocalTime? {
    switch self {
    case .local(let local), .placed(let local, _): local
    case .instant, .later: nil
    }
  }

  /// Reads `YYYY-MM-DD HH:MM[:SS]`, also with a `T` between; fractions of a second are cut off.
  ///
  /// Only with an offset (`Z`, `+03:00`) is it an instant.
  ///
  /// - Returns: nil for any other text and for dates that do not exist.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withUTF8({ Self.read($0) }) else { return nil }
    self = time
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> ForeignTime? {
    var scanner = TimeScanner(bytes: bytes)
    guard let day = scanner.day(), scanner.skip(" ") || scanner.skip("T"),
      let time = scanner.time()
    else { return nil }
    let local = LocalTime(day: day, time: time)
    if scanner.isAtEnd { return .local(local) }
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    return .instant(local.asIfUTC - .seconds(offset))
  }
}

/// Reads the parts of a written time from the left.
private struct TimeScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  var isAtEnd: Bool { position == bytes.count }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func number(digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + digits] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    position += digits
    return value
  }

  mutating func day() -> Day? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  mutating func time() -> WallTime? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else {
      return nil
    }
    guard skip(":") else { return WallTime(hour: hour, minute: minute) }
    guard let second = number(digits: 2) else { return nil }
    if skip(".") {
      guard number(digits: 1) != nil else { return nil }
      while number(digits: 1) != nil {}
    }
    return WallTime(hour: hour, minute: minute, second: second)
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = number(digits: 2) else { return nil }
    _ = skip(":")
    let minutes = isAtEnd ? 0 : number(digits: 2)
    guard let minutes, hours < 24, minutes < 60 else { return nil }
    return (isEast ? 1 : -1) * (hours * 3600 + minutes * 60)
  }
}
