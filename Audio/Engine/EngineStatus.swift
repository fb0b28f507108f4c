import Synchronization

/// How an engine stands, as of its last block.
public struct EngineStatus: Sendable, Equatable {
  /// What it does.
  public enum State: Int, Sendable {
    /// It makes sound, or would if it had a voice.
    case playing
    /// It is silent and keeps its place.
    case paused
    /// It was stopped or its timer has run out: silence for ever.
    case ended
  }

  /// What it does.
  public var state: State
  /// The frames played since the beginning, pauses left out.
  public var position: Int64
  /// The length of the timer in frames; nil while there is none.
  public var timerTotal: Int64?
  /// The frames until its end; 0 without a timer.
  public var timerRemaining: Int64
  /// Whether the timer makes the sound softer already.
  public var isFading: Bool
  /// The gain of the safe-volume cap: 1 while it has nothing to do.
  public var capGain: Double
  /// The loudest frame of the last block, before the limiter: 1 is full scale.
  public var peak: Double
}

/// A status that one thread writes and others read, each figure by itself.
final class StatusBoard: Sendable {
  private let state = Atomic<Int>(0)
  private let position = Atomic<Int64>(0)
  private let timerTotal = Atomic<Int64>(-1)
  private let timerRemaining = Atomic<Int64>(0)
  private let isFading = Atomic<Bool>(false)
  private let capGain = Atomic<UInt64>(1.0.bitPattern)
  private let peak = Atomic<UInt64>(0.0.bitPattern)
  private let followed = Atomic<Int>(0)

  /// How many commands the figures are the outcome of.
  var commandsFollowed: Int { followed.load(ordering: .acquiring) }

  func write(_ status: EngineStatus, followed: Int) {
    state.store(status.state.rawValue, ordering: .relaxed)
    position.store(status.position, ordering: .relaxed)
    timerTotal.store(status.timerTotal ?? -1, ordering: .relaxed)
    timerRemaining.store(status.timerRemaining, ordering: .relaxed)
    isFading.store(status.isFading, ordering: .relaxed)
    capGain.store(status.capGain.bitPattern, ordering: .relaxed)
    peak.store(status.peak.bitPattern, ordering: .relaxed)
    self.followed.store(followed, ordering: .releasing)
  }

  func read() -> EngineStatus {
    let total = timerTotal.load(ordering: .relaxed)
    return EngineStatus(
      state: .init(rawValue: state.load(ordering: .relaxed)) ?? .playing,
      position: position.load(ordering: .relaxed),
      timerTotal: total < 0 ? nil : total,
      timerRemaining: timerRemaining.load(ordering: .relaxed),
      isFading: isFading.load(ordering: .relaxed),
      capGain: Double(bitPattern: capGain.load(ordering: .relaxed)),
      peak: Double(bitPattern: peak.load(ordering: .relaxed))
    )
  }
}
