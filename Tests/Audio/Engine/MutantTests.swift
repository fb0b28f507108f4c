import AudioEngine
import AudioMeasures
import Glibc
import HearthModel
import HearthPorts
import Testing

/// Each wrong rule, planted, must be found by a check that passes without it.
@Suite("Planted mutants of the sound are found")
struct MutantTests {
  @Test(
    "by the checks of this suite",
    arguments: [.fadeStraight, .timerRunsInPause, .seamUnbridged, .capUnweighted] as [Mutant]
  )
  func found(_ mutant: Mutant) async throws {
    #expect(try await isRight(mutant))
    let with = try await Mutant.$planted.withValue(mutant) { try await isRight(mutant) }
    #expect(!with, "\(mutant) lives")
  }

  private func isRight(_ mutant: Mutant) async throws -> Bool {
    switch mutant {
    case .fadeStraight: try fadeIsRight()
    case .timerRunsInPause: try pauseIsRight()
    case .seamUnbridged: try await seamIsRight()
    default: try capIsRight()
    }
  }

  /// A quarter into the fade the law is 1.4 dB down, a straight line 2.5.
  private func fadeIsRight() throws -> Bool {
    let (engine, control) = Engine.make()
    _ = control.start(.of(Constant(0.25)))
    control.setTimer(600 * SoundRate.perSecond)
    control.elapse(150 * SoundRate.perSecond)
    let share = try #require(frames(of: engine, 1).first).x / 0.25
    return abs(20 * log10(Double(share)) - -1.377) < 0.1
  }

  private func pauseIsRight() throws -> Bool {
    let (engine, control) = Engine.make()
    _ = control.start(.of(Constant(0.25)))
    control.setTimer(600 * SoundRate.perSecond)
    control.pause(fadeOut: 0)
    _ = frames(of: engine, 48_000)
    return control.status.timerRemaining == 600 * SoundRate.perSecond
  }

  private func seamIsRight() async throws -> Bool {
    let folder = try SoundFolder()
    let path = try folder.wav(sine(100.3, count: 100_000), named: "a.wav")
    let heard = frames(of: try await fileSource(path).voice(), 200_000)
    return zip(heard, heard.dropFirst()).allSatisfy { abs($1.x - $0.x) < 0.02 }
  }

  private func capIsRight() throws -> Bool {
    let (engine, control) = Engine.make()
    control.setCap(-30)
    _ = control.start(.of(Repeating(sine(100, amplitude: 0.5, count: 48_000))))
    let heard = frames(of: engine, 5 * 48_000)
    let measured = 20 * log10(level(heard.suffix(48_000)) * 2.0.squareRoot())
    return abs(measured - (-30 + 19.1)) < 0.3
  }
}
