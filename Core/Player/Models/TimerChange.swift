/// What a person asks of the timer.
public enum TimerChange: Sendable, Hashable {
  /// To end after this length from now.
  case set(Duration)
  /// To end later by this length.
  case extend(Duration)
  /// To end never.
  case off

  /// The shortest timer: its fade is all of it.
  public static let shortest = Duration.seconds(10 * 60)
  /// The longest timer, after being extended too.
  public static let longest = Duration.seconds(240 * 60)

  /// What a text asks for: `60` (minutes), `1h30m`, `+15`, `off`.
  ///
  /// - Throws: `PlayerError.notATimer` for another text, `timerOutOfRange` for a length that no
  ///   timer has.
  public init(_ text: String) throws(PlayerError) {
    if text == "off" {
      self = .off
    } else if text.hasPrefix("+") {
      guard let length = Self.length(text.dropFirst()), length > .zero else {
        throw .notATimer(text)
      }
      self = .extend(length)
    } else {
      let isNegative = text.hasPrefix("-") && Self.length(text.dropFirst()) != nil
      guard !isNegative else { throw .timerOutOfRange(text) }
      guard let length = Self.length(text[...]) else { throw .notATimer(text) }
      guard (Self.shortest...Self.longest).contains(length) else { throw .timerOutOfRange(text) }
      self = .set(length)
    }
  }

  /// What remains when the change is made while so much does; nil is no timer.
  ///
  /// - Throws: `PlayerError.timerTooLong` where it would be more than the longest.
  public func applied(to remaining: Duration?) throws(PlayerError) -> Duration? {
    switch self {
    case .off: return nil
    case .set(let length): return length
    case .extend(let length):
      let extended = (remaining ?? .zero) + length
      guard extended <= Self.longest else { throw .timerTooLong }
      guard extended >= Self.shortest || remaining != nil else { throw .timerOutOfRange("+") }
      return extended
    }
  }

  /// A bare number counts minutes.
  private static func length(_ text: Substring) -> Duration? {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber else { return SoundLength.read(text) }
    return SoundLength.read("\(text)m") ?? .seconds(Int64.max / 1_000_000_000)
  }
}
