/// A way to control the player from outside: media keys, a headset, the panel of a desktop.
///
/// It shows what it is told and passes on what people ask for; it decides nothing.
public protocol RemoteControl: AnyObject, Sendable {
  /// Shows how the player stands; never waits, and is quiet where nothing has changed.
  ///
  /// The player shows itself after every command, whether that has changed anything or not, so that
  /// whoever asked for too much learns what came of it.
  func show(_ state: MediaState)

  /// Goes away; nothing is passed on afterwards.
  func close()
}

/// What a control needs to be made.
public struct RemoteControlRequest: Sendable {
  /// The environment variables of the program, by name.
  public let environment: @Sendable (String) -> String?
  /// The frames played since the sound began.
  public let position: @Sendable () -> Int64
  /// Takes what people ask for, one thing after the other, on a thread of the control's own.
  public let follow: @Sendable (MediaCommand) -> Void
  /// Is told, once, that nobody can ask for anything any more.
  public let lost: @Sendable (RemoteControlError) -> Void

  /// A request for a control.
  public init(
    environment: @escaping @Sendable (String) -> String?,
    position: @escaping @Sendable () -> Int64,
    follow: @escaping @Sendable (MediaCommand) -> Void,
    lost: @escaping @Sendable (RemoteControlError) -> Void
  ) {
    self.environment = environment
    self.position = position
    self.follow = follow
    self.lost = lost
  }
}

/// What people ask of a player from outside.
public enum MediaCommand: Sendable, Equatable {
  case play
  case pause
  /// Pauses what plays, and lets go on what is paused.
  case playPause
  case stop
  case next
  case previous
  /// The volume of the whole: 1 is full. Never below 0, above 1 or NaN.
  case setVolume(Double)
  /// Plays what an address names.
  case open(String)
  /// Ends the player.
  case quit
}

/// How a player stands, as it is shown outside.
public struct MediaState: Sendable, Equatable {
  /// What it does.
  public enum Playback: String, Sendable {
    case playing = "Playing"
    case paused = "Paused"
    case stopped = "Stopped"
  }

  /// What it does.
  public var playback: Playback
  /// A number that another sound does not have.
  public var track: UInt64
  /// What plays, in words; empty for nothing.
  public var title: String
  /// Where it belongs (a collection, a preset); empty for nowhere.
  public var album: String
  /// The volume of the whole: 1 is full.
  public var volume: Double
  /// Whether there is something that could play.
  public var canPlay: Bool
  /// Whether another sound can be gone on to and back to.
  public var canSkip: Bool

  /// A state.
  public init(
    playback: Playback,
    track: UInt64 = 0,
    title: String = "",
    album: String = "",
    volume: Double = 1,
    canPlay: Bool = true,
    canSkip: Bool = false
  ) {
    self.playback = playback
    self.track = track
    self.title = title
    self.album = album
    self.volume = volume
    self.canPlay = canPlay
    self.canSkip = canSkip
  }
}

/// Why a player cannot be controlled from outside.
public enum RemoteControlError: Error, Sendable, Equatable {
  /// There is nobody to pass commands on (no session bus), or nobody who would.
  case unavailable(detail: String)
  /// Whoever passed them on has gone.
  case lost
}
