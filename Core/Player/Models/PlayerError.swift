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
  /// A text that is no volume.
  case notAVolume(String)
  /// The mix has no sound at this place.
  case noSuchSound(at: Int)
  /// Nothing plays that could be paused, or given a timer.
  case nothingPlays
  /// Nothing has played that could be gone on with.
  case nothingToResume
  /// No kind of output or sound has this scheme.
  case unknownScheme(String, known: [String])
  /// What was set may be changed only by whoever knows the PIN.
  case wrongPIN
  /// A PIN that is not of four to eight digits.
  case notAPIN
  /// The machine has no room to work on a PIN.
  case pinNotKept
  /// A cap that no sound could be heard under, or that is none.
  case capOutOfRange(lowest: Int, highest: Int)
  /// A cap in dB(A) where nobody has measured what that is.
  case notCalibrated
  /// A figure that no phone shows beside a cot.
  case notALevel(lowest: Int, highest: Int)
  /// A folder in which there is no sound.
  case noSounds(in: String)
  /// A folder that is not among the family's own.
  case noSuchFolder(String)
  /// A wake-up that does not exist.
  case noSuchWakeUp(Int)
  /// An output that only the process that names it can play to.
  case ownProcess(scheme: String)
  /// A kind of file that can be played but not written.
  case cannotWrite(ending: String)
  /// A text that is no time of day.
  case notATime(String)
  /// A wake-up on no day of the week.
  case noWeekdays
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
