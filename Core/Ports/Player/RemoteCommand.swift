/// What can be asked of a player.
public enum RemoteCommand: Sendable, Hashable {
  /// To play a mix in the place of what plays.
  case play(RemoteOrder)
  /// To fall silent and keep its place, the timer with it.
  case pause
  /// To go on where it was paused; where nothing is, with what played last.
  case resume
  /// To pause what plays and to resume what is paused.
  case toggle
  /// To fade out within so many milliseconds, a quarter of a second unless said otherwise, and end.
  case stop(fade: Int? = nil)
  /// To change the timer as a person writes it: `60` (minutes), `+15`, `off`.
  case timer(String)
  /// To set the volume of the whole, 0 to 100; the safe volume may allow less.
  case volume(Int)
  /// To set the volume of the sound at a place of the mix, from 0.
  case soundVolume(at: Int, Int)
  /// To go on with the preset behind the one that plays, or before it.
  case step(by: Int)
  /// To look again at what is stored: settings, presets, wake-ups.
  case reload
  /// To end: fades out within a quarter of a second, keeps its state.
  case quit
}

/// A mix to be played, and how.
public struct RemoteOrder: Sendable, Hashable {
  /// The sounds by their addresses; file paths are absolute.
  public var sounds: [RemoteSound]
  /// The volume of the whole; nil leaves it.
  public var volume: Int?
  /// A timer as `RemoteCommand.timer` takes it; nil is none.
  public var timer: String?
  /// The address of the output; nil leaves it to the player.
  public var output: String?
  /// Whether a timer that runs goes on, in the place of `timer`.
  public var keepsTimer: Bool

  /// A mix.
  public init(
    _ sounds: [RemoteSound],
    volume: Int? = nil,
    timer: String? = nil,
    output: String? = nil,
    keepsTimer: Bool = false
  ) {
    self.sounds = sounds
    self.volume = volume
    self.timer = timer
    self.output = output
    self.keepsTimer = keepsTimer
  }
}
