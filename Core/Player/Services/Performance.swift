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

  /// What is played.
  public let mix: SoundMix
  private let control: EngineControl
  private let loop: AudioLoop

  /// A performance that is ready to run.
  ///
  /// - Throws: `SoundFailure` where a file has gone since it was fetched.
  public init(_ mix: SoundMix, volume: SoundVolume = .full, cap: Double? = nil) throws {
    let (engine, control) = Engine.make()
    control.setVolume(volume.gain)
    control.setCap(cap)
    for sound in mix.sounds {
      do throws(SoundSourceError) {
        _ = control.start(try sound.source.voice(), gain: sound.entry.volume.gain)
      } catch {
        throw SoundFailure(sound.entry.address, error)
      }
    }
    self.mix = mix
    self.control = control
    loop = AudioLoop(engine, control)
  }

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

  /// Whether the output has gone, and nothing is heard until it is back.
  public var isDeviceLost: Bool { loop.health.isLost.load(ordering: .relaxed) }

  /// How often the output ran dry.
  public var underruns: Int { loop.health.underruns.load(ordering: .relaxed) }

  /// How it stands.
  var status: EngineStatus { control.status }

  /// Falls silent and keeps its place; the timer stands still.
  public func pause() { control.pause() }

  /// Goes on where it was paused.
  public func resume() { control.resume() }

  /// Fades out within a length of time, and ends.
  public func stop(within fade: Duration = .milliseconds(250)) {
    control.stop(fadeOut: SoundRate.frames(in: fade))
  }

  /// Sets the volume of the whole.
  public func setVolume(_ volume: SoundVolume) { control.setVolume(volume.gain) }

  /// Sets, extends or cancels the timer.
  ///
  /// - Throws: `PlayerError` where the timer would be too long; nothing has changed then.
  public func change(_ timer: TimerChange) throws(PlayerError) {
    let status = control.status
    let remaining = status.timerTotal.map { _ in
      SoundRate.duration(ofFrames: status.timerRemaining)
    }
    let changed = try timer.applied(to: remaining)
    switch (timer, changed) {
    case (_, nil): control.cancelTimer()
    case (.extend(let length), _?): control.extendTimer(by: SoundRate.frames(in: length))
    case (_, let length?): control.setTimer(SoundRate.frames(in: length))
    }
  }
}
