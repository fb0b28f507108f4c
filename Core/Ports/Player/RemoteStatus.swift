/// How a player stands, as whoever watches it from outside is told.
public struct RemoteStatus: Sendable, Hashable {
  /// What it does.
  public enum State: String, Sendable, CaseIterable {
    case playing
    case paused
    case stopped
    /// The output has gone; the player waits for it.
    case deviceLost
  }

  /// A running timer.
  public struct Timer: Sendable, Hashable {
    /// From setting it to its end, in seconds.
    public let total: Int
    /// Until its end, in seconds, one that has begun counted in: 0 only when it is over.
    public let remaining: Int
    /// Whether it makes the sound softer already.
    public let isFading: Bool

    /// A timer.
    public init(total: Int, remaining: Int, isFading: Bool) {
      self.total = total
      self.remaining = remaining
      self.isFading = isFading
    }
  }

  /// What it does.
  public var state: State
  /// What it plays.
  public var sounds: [RemoteSound]
  /// The volume of the whole, 0 to 100; a fade does not change it.
  public var volume: Int
  /// The loudest that the safe volume allows, 0 to 100.
  public var highestVolume: Int
  /// The timer, or none.
  public var timer: Timer?
  /// The address of the output; nil while there is none.
  public var output: String?
  /// The frames played since the start, at 48,000 a second.
  public var position: Int64
  /// How often the output ran dry.
  public var underruns: Int
  /// The loudest moment of what is heard now: 1 is full scale.
  public var level: Double
  /// What the last command, or the last event, leaves to be said; for a person.
  public var remarks: [String]

  /// A status.
  public init(
    state: State,
    sounds: [RemoteSound] = [],
    volume: Int = 100,
    highestVolume: Int = 100,
    timer: Timer? = nil,
    output: String? = nil,
    position: Int64 = 0,
    underruns: Int = 0,
    level: Double = 0,
    remarks: [String] = []
  ) {
    self.state = state
    self.sounds = sounds
    self.volume = volume
    self.highestVolume = highestVolume
    self.timer = timer
    self.output = output
    self.position = position
    self.underruns = underruns
    self.level = level
    self.remarks = remarks
  }

  /// A player that plays nothing.
  public static let stopped = RemoteStatus(state: .stopped)
}

/// A sound of a mix.
public struct RemoteSound: Sendable, Hashable {
  /// Where it comes from: `synth:rain`, `file:/music/sea.flac`.
  public let url: String
  /// What a person calls it; empty in a command, where nobody reads it.
  public let title: String
  /// Its volume within the mix, 0 to 100.
  public let volume: Int

  /// A sound.
  public init(url: String, title: String = "", volume: Int = 100) {
    self.url = url
    self.title = title
    self.volume = volume
  }
}
