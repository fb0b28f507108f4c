public import HearthPorts

/// What the player refuses.
public enum PlayerError: Error, Sendable, Equatable {
  /// A text that stands for no timer.
  case notATimer(String)
  /// A timer that is shorter than the shortest or longer than the longest.
  case timerOutOfRange(String)
  /// An extension that would put the end of the timer too far off.
  case timerTooLong
  /// None of the sounds asked for can be had.
  case nothingToPlay([SoundFailure])
  /// A preset whose name would be empty.
  case emptyName
  /// No preset has this name.
  case noSuchPreset(String, known: [String])
  /// More sounds at once than a mix has.
  case tooManySounds(limit: Int)
}

/// A sound that cannot be had.
public struct SoundFailure: Error, Sendable, Equatable {
  /// Which one.
  public let address: SoundAddress
  /// Why.
  public let reason: SoundSourceError

  /// A sound with the reason.
  public init(_ address: SoundAddress, _ reason: SoundSourceError) {
    self.address = address
    self.reason = reason
  }
}
