/// A time of day as a clock on the wall shows it, without date or zone.
public struct WallTime: Sendable, Hashable, Comparable {
  /// Seconds since 00:00, 0..<86,400.
  public let seconds: Int

  /// A time of day.
  ///
  /// - Returns: nil when a part is out of its range.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    seconds = hour * 3600 + minute * 60 + second
  }

  /// The time `seconds` after midnight, taken modulo one day.
  public init(secondsSinceMidnight seconds: Int) {
    let remainder = seconds % 86_400
    self.seconds = remainder < 0 ? remainder + 86_400 : remainder
  }

  /// Reads `H:MM`, `HH:MM` or `HH:MM:SS`.
  ///
  /// - Returns: nil for any other text.
  @inlinable public init?(_ text: some StringProtocol) {
    self.init(utf8: Array(text.utf8))
  }

  @usableFromInline init?(utf8 text: [UInt8]) {
    var values: [Int] = []
    for part in text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      guard part.count == 2 || part.count == 1 && values.isEmpty else { return nil }
      var value = 0
      for byte in part {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      values.append(value)
    }
    guard values.count == 2 || values.count == 3 else { return nil }
    self.init(hour: values[0], minute: values[1], second: values.count > 2 ? values[2] : 0)
  }

  /// 0..<24.
  public var hour: Int { seconds / 3600 }
  /// 0..<60.
  public var minute: Int { seconds / 60 % 60 }
  /// 0..<60.
  public var second: Int { seconds % 60 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: WallTime, right: WallTime) -> Bool {
    left.seconds < right.seconds
  }
}

extension WallTime: CustomStringConvertible {
  /// `HH:MM`, or `HH:MM:SS` where the seconds are not zero.
  public var description: String {
    String(unsafeUninitializedCapacity: 8) { text in
      text.write(hour, digits: 2, at: 0)
      text[2] = UInt8(ascii: ":")
      text.write(minute, digits: 2, at: 3)
      if second == 0 { return 5 }
      text[5] = UInt8(ascii: ":")
      text.write(second, digits: 2, at: 6)
      return 8
    }
  }
}
