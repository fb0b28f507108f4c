import AudioEngine
public import HearthPorts
public import HearthSupport
import Synchronization

/// What happens to an output while it is played to.
public enum OutputEvent: Sendable, Equatable {
  /// It has gone; the player looks for it again and again.
  case lost(AudioOutputError)
  /// The sound server has taken it away; the player has paused.
  case removed(AudioOutputError)
  /// It is back, and the sound with it.
  case back
}

/// What is done about an output that goes and may come back.
public struct OutputRecovery: Sendable {
  let open: @Sendable () async throws -> any AudioOutput
  let notice: @Sendable (OutputEvent) -> Void
  let pace: Pace?

  /// A way to get an output back.
  ///
  /// - Parameters:
  ///   - pace: how fast time passes without an output; nil for as fast as it can.
  ///   - notice: is told of what happens, on the thread that plays.
  ///   - open: opens the same output again.
  public init(
    pace: Pace? = Pace(),
    noticing notice: @escaping @Sendable (OutputEvent) -> Void,
    reopening open: @escaping @Sendable () async throws -> any AudioOutput
  ) {
    self.pace = pace
    self.notice = notice
    self.open = open
  }
}

/// What became of an output, written by the thread that plays and read by anybody.
final class OutputHealth: Sendable {
  /// Why nothing is heard; nil while the output is there.
  let fault = Mutex<AudioOutputError?>(nil)
  let underruns = Atomic<Int>(0)
}

/// Holds on to an output: where it goes, time passes without it until it can be had again.
///
/// The sound goes on unheard meanwhile, at the pace of real time, so that a timer ends when it should.
/// It comes back softly, over a second. It never goes to another output.
final class OutputKeeper {
  /// Over how many frames a sound comes back.
  static let entrance = SoundRate.perSecond
  /// The frames between two attempts: from a quarter of a second, doubling, up to five seconds.
  static let attempts = (first: SoundRate.perSecond / 4, longest: 5 * SoundRate.perSecond)

  private let health: OutputHealth
  private let control: EngineControl
  private let recovery: OutputRecovery?
  private var output: (any AudioOutput)?
  /// An output that is back, and not yet played to.
  private var arrived: (any AudioOutput)?
  private var pastUnderruns = 0
  /// Whether it waits for a person to resume before it looks for the output.
  private var isRemoved = false
  private var pace: Pace?
  /// The frames since it was lost, after how many the next attempt is, and how many lie between two.
  private var (passed, next, interval): (Int64, Int64, Int64) = (0, 0, 0)

  init(
    _ output: any AudioOutput,
    _ health: OutputHealth,
    _ control: EngineControl,
    recovering recovery: OutputRecovery?
  ) {
    self.output = output
    self.health = health
    self.control = control
    self.recovery = recovery
  }

  /// Whether somebody may hear what is written.
  var isPlaying: Bool { output != nil }

  /// Plays frames, or lets them pass.
  ///
  /// - Throws: `AudioOutputError` of an output that cannot come back.
  func write(_ frames: UnsafeBufferPointer<StereoFrame>) async throws {
    if let output {
      do throws(AudioOutputError) {
        try output.write(frames)
        let underruns = pastUnderruns + output.underruns
        return health.underruns.store(underruns, ordering: .relaxed)
      } catch {
        try lose(output, error)
      }
    }
    if let arrived {
      // These frames were mixed, in part, before the sound began to come back.
      (output, self.arrived) = (arrived, nil)
      return
    }
    passed += Int64(frames.count)
    pace?.wait(until: passed)
    if isRemoved, control.status.state == .paused {
      // The moment somebody resumes.
      next = passed
    } else if passed >= next {
      await reopen()
    }
  }

  func finish() throws(AudioOutputError) { try output?.finish() }

  func abandon() {
    output?.abandon()
    arrived?.abandon()
  }

  private func lose(
    _ output: any AudioOutput,
    _ error: AudioOutputError
  ) throws(AudioOutputError) {
    guard let recovery else { throw error }
    switch error {
    case .lost: isRemoved = false
    case .removed:
      isRemoved = true
      control.pause(fadeOut: 0)
    default: throw error
    }
    health.fault.withLock { $0 = error }
    recovery.notice(isRemoved ? .removed(error) : .lost(error))
    pastUnderruns += output.underruns
    output.abandon()
    self.output = nil
    pace = recovery.pace
    (passed, next, interval) = (0, Self.attempts.first, Self.attempts.first)
  }

  private func reopen() async {
    guard let recovery, let output = try? await recovery.open() else {
      interval = min(2 * interval, Self.attempts.longest)
      next = passed + interval
      return
    }
    arrived = output
    isRemoved = false
    control.enter(over: Self.entrance)
    health.fault.withLock { $0 = nil }
    recovery.notice(.back)
  }
}
