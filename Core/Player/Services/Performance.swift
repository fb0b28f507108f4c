import AudioEngine
public import HearthPorts
import Synchronization

/// A mix that plays to an output, on a thread of its own, until it is stopped or its timer ends it.
///
/// What is asked of it takes effect within a few milliseconds and never waits for the output.
public final class Performance: Sendable {
  /// How much silence is written behind the end, in frames: outputs that lag (AirPlay by two seconds)
  /// would lose the last of the fade.
  public static let tail = 3 * SoundRate.perSecond

  /// The sounds, where each is in the engine, and by how many decibels they wander.
  struct Cast {
    var mix: SoundMix
    var slots: [Int]
    var variation = 0.0
  }

  let cast: Mutex<Cast>
  let control: EngineControl
  private let loop: AudioLoop
  private let bell = RenderBell()

  /// A performance that is ready to run.
  ///
  /// - Parameters:
  ///   - mix: what is played.
  ///   - volume: that of the whole.
  ///   - cap: the safe volume's, in dBFS(A).
  ///   - variation: by how many decibels each sound wanders slowly.
  /// - Throws: `SoundFailure` where a file has gone since it was fetched.
  public init(
    _ mix: SoundMix,
    volume: SoundVolume = .full,
    cap: Double? = nil,
    variation: Double = 0
  ) throws {
    let (engine, control) = Engine.make()
    control.setVolume(volume.gain)
    control.setCap(cap)
    let slots = try Self.start(mix, control)
    cast = Mutex(Cast(mix: mix, slots: slots, variation: variation))
    self.control = control
    loop = AudioLoop(engine, control, bell)
    if variation > 0 { setVariation(variation) }
  }

  /// What is played.
  public var mix: SoundMix { cast.withLock { $0.mix } }

  /// Plays to the end, and ends the output in good order.
  ///
  /// With a recovery, a performance whose device was unplugged goes on unheard and tries to get it
  /// back, ever less often, up to every five seconds; one whose device was taken away pauses, and
  /// looks for it when it is resumed. Without one either ends it.
  ///
  /// - Parameters:
  ///   - output: where to.
  ///   - recovery: what is done where it goes.
  /// - Throws: what the output throws; it is abandoned then.
  public func run(
    to output: any AudioOutput,
    recovering recovery: OutputRecovery? = nil
  ) async throws {
    try await loop.run(to: output, recovering: recovery)
  }

  /// Waits until what was asked for can be seen in the status.
  ///
  /// - Parameter patience: lets as much time pass as is waited at most.
  func settle(_ patience: @escaping @Sendable () async throws -> Void) async {
    guard !control.isFollowed else { return }
    let limit = Task { [bell] in if (try? await patience()) != nil { bell.giveUp() } }
    await bell.wait { [control] in control.isFollowed }
    limit.cancel()
  }

  /// Why nothing is heard until the output is back; nil while it is there.
  public var deviceFault: AudioOutputError? { loop.health.fault.withLock { $0 } }

  /// How often the output ran dry.
  public var underruns: Int { loop.health.underruns.load(ordering: .relaxed) }

  /// How it stands.
  var status: EngineStatus { control.status }

  /// Falls silent and keeps its place; the timer stands still.
  public func pause(within fade: Duration = .milliseconds(250)) {
    control.pause(fadeOut: SoundRate.frames(in: fade))
  }

  /// Goes on where it was paused.
  public func resume() { control.resume() }

  /// Fades out within a length of time, and ends.
  public func stop(within fade: Duration = .milliseconds(250)) {
    control.stop(fadeOut: SoundRate.frames(in: fade))
  }

  /// Fades out within a length of time, and gives the output back without waiting any longer.
  public func leave(within fade: Duration) {
    // What is mixed ahead comes out with the last of the fade.
    let frames = SoundRate.frames(in: fade) + EngineControl.step
    loop.longestTail.store(frames, ordering: .relaxed)
    stop(within: fade)
  }

  /// What remains of the timer; nil without one.
  public var remaining: Duration? {
    let status = control.status
    return status.timerTotal.map { _ in SoundRate.duration(ofFrames: status.timerRemaining) }
  }

  /// Sets the volume of the whole.
  public func setVolume(_ volume: SoundVolume) { control.setVolume(volume.gain) }

  /// Sets, extends or cancels the timer.
  ///
  /// - Throws: `PlayerError` where the timer would be too long; nothing has changed then.
  public func change(_ timer: TimerChange) throws(PlayerError) {
    let changed = try timer.applied(to: remaining)
    switch (timer, changed) {
    case (_, nil): control.cancelTimer()
    case (.extend(let length), _?): control.extendTimer(by: SoundRate.frames(in: length))
    case (_, let length?): control.setTimer(SoundRate.frames(in: length))
    }
  }
}
