public import HearthModel

/// The wall-clock times of a family's night; it may cross midnight.
public struct NightRange: Sendable, Hashable {
  /// The first time that is night.
  public let start: WallTime
  /// The first time that is day again.
  public let end: WallTime

  /// 20:00-07:00.
  public static let standard = NightRange(
    start: WallTime(secondsSinceMidnight: 20 * 3600),
    end: WallTime(secondsSinceMidnight: 7 * 3600)
  )

  /// A night between two times; equal ones mean that no time is night.
  public init(start: WallTime, end: WallTime) {
    self.start = start
    self.end = end
  }

  /// Reads `20:00-07:00`.
  ///
  /// - Returns: nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = WallTime(parts[0]), let end = WallTime(parts[1]) else {
      return nil
    }
    self.init(start: start, end: end)
  }

  /// Whether the clock shows night.
  public func contains(_ time: WallTime) -> Bool {
    start <= end ? start <= time && time < end : start <= time || time < end
  }

  /// The time half way through the day part, at which one night's sleeps end and the next begin.
  public var dayMiddle: WallTime {
    let dayPart = (start.seconds - end.seconds + 86_400) % 86_400
    return WallTime(secondsSinceMidnight: end.seconds + (start == end ? 86_400 : dayPart) / 2)
  }
}

extension NightRange: CustomStringConvertible {
  /// `20:00-07:00`.
  public var description: String { "\(start)-\(end)" }
}
