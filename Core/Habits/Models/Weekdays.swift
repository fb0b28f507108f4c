import HearthHousehold
public import HearthModel

/// Some days of the week, at least one.
public struct Weekdays: Sendable, Hashable {
  /// Bit 0 for Monday to bit 6 for Sunday.
  private let bits: UInt8

  /// All seven.
  public static let all = Weekdays(bits: 0b111_1111)

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Days by number: 1 for Monday to 7 for Sunday.
  ///
  /// - Returns: nil for none, and for a number that is no day's.
  public init?(_ numbers: some Sequence<Int>) {
    var bits: UInt8 = 0
    for number in numbers {
      guard (1...7).contains(number) else { return nil }
      bits |= 1 << UInt8(number - 1)
    }
    guard bits != 0 else { return nil }
    self.bits = bits
  }

  /// Whether a day of the week, 1 for Monday to 7 for Sunday, is among them.
  public func contains(_ number: Int) -> Bool {
    bits & 1 << UInt8(number - 1) != 0
  }

  /// How many they are, 1 to 7.
  public var count: Int { bits.nonzeroBitCount }

  /// In the order of the week that begins with a day.
  public func numbers(from first: Int = 1) -> [Int] {
    (0..<7).map { (first - 1 + $0) % 7 + 1 }.filter(contains)
  }
}

extension Weekdays: CustomStringConvertible {
  /// As it is stored: `1,3,5`.
  public var description: String {
    numbers().map(String.init).joined(separator: ",")
  }

  /// Reads what `description` gives.
  ///
  /// - Returns: nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }
}

extension Weekdays {
  /// Reads days as people write them, in English and Russian: `mon,wed,fri`, «пн,ср», `daily`.
  ///
  /// - Returns: nil for any other text.
  public init?(words text: String) {
    guard text.lowercased() != "daily" else {
      self = .all
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { TimeWords.weekday($0.lowercased().trimmed) }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }
}

/// Kept as its text.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Weekdays: FieldValue {
  public static var storage: Storage { .text }

  public init(from source: any RowSource, _ column: Int) throws(RowError) {
    guard let days = Weekdays(try String(from: source, column)) else {
      throw .malformed(column: column)
    }
    self = days
  }

  public func encode(into sink: any RowSink, _ column: Int) {
    sink.text(description, column)
  }
}
