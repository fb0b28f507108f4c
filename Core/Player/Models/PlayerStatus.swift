import AudioEngine
public import HearthPorts

/// How a player stands, as every face of it shows it.
public struct PlayerStatus: Sendable, Equatable {
  /// What it does.
  public typealias State = RemoteStatus.State

  /// A running timer.
  public struct Timer: Sendable, Equatable {
    /// From setting it to its end.
    public let total: Duration
    /// Until its end.
    public let remaining: Duration
    /// Whether it makes the sound softer already.
    public let isFading: Bool

    /// A timer.
    public init(total: Duration, remaining: Duration, isFading: Bool) {
      self.total = total
      self.remaining = remaining
      self.isFading = isFading
    }
  }

  /// What it does.
  public var state: State
  /// What is in the mix.
  public var mix: [MixEntry]
  /// The volume of the whole.
  public var volume: SoundVolume
  /// The timer, or none.
  public var timer: Timer?
  /// The address of the output; nil while there is none.
  public var output: String?
  /// Why nothing is heard until the output is back; nil while it is there.
  public var deviceFault: AudioOutputError?
  /// The frames played since the start.
  public var position: Int64
  /// How often the output ran dry.
  public var underruns: Int
  /// The loudest moment of what is heard now: 1 is full scale.
  public var level: Double

  /// A player that plays nothing.
  public static let stopped = PlayerStatus(
    state: .stopped,
    mix: [],
    volume: .full,
    timer: nil,
    output: nil,
    deviceFault: nil,
    position: 0,
    underruns: 0,
    level: 0
  )
}

extension PlayerStatus {
  /// How a performance stands.
  public init(
    _ performance: Performance,
    volume: SoundVolume,
    output: String
  ) {
    let status = performance.status
    let timer = status.timerTotal.map { total in
      Timer(
        total: SoundRate.duration(ofFrames: total),
        remaining: SoundRate.duration(ofFrames: status.timerRemaining),
        isFading: status.isFading
      )
    }
    let hasEnded = status.state == .ended
    let deviceFault = hasEnded ? nil : performance.deviceFault
    let state: State =
      switch status.state {
      case .ended: .stopped
      case .paused: .paused
      case .playing: deviceFault == nil ? .playing : .deviceLost
      }
    self.init(
      state: state,
      mix: hasEnded ? [] : performance.mix.sounds.map(\.entry),
      volume: volume,
      timer: hasEnded ? nil : timer,
      output: output,
      deviceFault: deviceFault,
      position: status.position,
      underruns: performance.underruns,
      level: status.state == .playing ? status.peak : 0
    )
  }
}
