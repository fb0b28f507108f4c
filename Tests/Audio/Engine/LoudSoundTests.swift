import AudioEngine
import AudioMeasures
import Glibc
import HearthPorts
import TestSupport
import Testing

@Suite("What is too loud")
struct LoudSoundTests {
  private static func heard(
    _ sound: [StereoFrame],
    _ count: Int,
    cap: Double? = nil
  ) throws -> [StereoFrame] {
    let (engine, control) = Engine.make()
    control.setCap(cap)
    _ = try #require(control.start(.of(Repeating(sound))))
    return frames(of: engine, count)
  }

  private static func noise(_ amplitude: Float, count: Int = 48_000) -> [StereoFrame] {
    var dice = SplitMix64(seed: 11)
    return (0..<count).map { _ in
      StereoFrame(
        Float.random(in: -amplitude...amplitude, using: &dice),
        Float.random(in: -amplitude...amplitude, using: &dice)
      )
    }
  }

  @Test(
    "A sine stays below -1 dBTP",
    arguments: [50.0, 440, 997, 4000, 11_025, 12_000, 15_000, 19_000],
    [0.9, 1.5, 14]
  )
  func sines(_ frequency: Double, _ amplitude: Double) throws {
    let sound = sine(frequency, amplitude: amplitude, count: 48_000)
    let heard = try Self.heard(sound, 96_000)
    #expect(Self.truePeak(heard) <= -1)
  }

  /// What the stricter of two meters reads: ours, and one by other hands.
  private static func truePeak(_ frames: [StereoFrame]) -> Double {
    max(Peak.truePeak(frames), ReferenceMeter(frames).truePeak)
  }

  @Test("Noise and bursts stay below -1 dBTP", arguments: [1.0, 4, 30] as [Float])
  func noises(_ amplitude: Float) throws {
    let peak = Self.truePeak(try Self.heard(Self.noise(amplitude), 96_000))
    #expect(peak <= -1, "\(peak)")
    let burst =
      [StereoFrame](repeating: .zero, count: 9000) + Self.noise(amplitude, count: 30)
    #expect(Self.truePeak(try Self.heard(burst, 96_000)) <= -1)
  }

  @Test(
    "Clipped, stepped and switched sounds stay below -1 dBTP",
    arguments: [100.0, 997, 5000, 11_000]
  )
  func edges(_ frequency: Double) throws {
    let tone = sine(frequency, amplitude: 3, count: 48_000)
    let square = tone.map { StereoFrame($0.x < 0 ? -1.4 : 1.4, $0.y < 0 ? 1.4 : -1.4) }
    #expect(Self.truePeak(try Self.heard(square, 96_000)) <= -1)
    let clipped = tone.map { $0.clamped(lowerBound: -StereoFrame.one, upperBound: .one) }
    #expect(Self.truePeak(try Self.heard(clipped, 96_000)) <= -1)
    let switched = tone.enumerated().map { $0.offset / 1000 % 2 == 0 ? $0.element : .zero }
    #expect(Self.truePeak(try Self.heard(switched, 96_000)) <= -1)
  }

  @Test("Two meters agree on what is loud and how high it peaks")
  func meters() {
    for frequency in [60.0, 997, 6000] {
      let sound = sine(frequency, amplitude: 0.3, count: 3 * 48_000)
      let meter = ReferenceMeter(sound)
      #expect(abs(meter.loudness - Loudness.integrated(sound)) < 0.05)
      #expect(abs(meter.truePeak - Peak.truePeak(sound)) < 0.1)
    }
    let noise = Self.noise(0.3, count: 3 * 48_000)
    #expect(abs(ReferenceMeter(noise).loudness - Loudness.integrated(noise)) < 0.05)
  }

  @Test("After a loud moment what is soft passes unchanged again")
  func recovery() throws {
    var sound = [StereoFrame](repeating: StereoFrame(0.1, -0.1), count: 400_000)
    for index in 1000..<1100 { sound[index] = StereoFrame(9, 9) }
    let heard = try Self.heard(sound, 400_000)
    #expect(heard[899] == sound[899])
    #expect(heard[1050].x < 0.9)
    #expect(heard[399_999] == sound[399_999])
  }

  @Test("No frame is ever NaN, whatever comes in", arguments: [1e30, 250, 0x1p-130] as [Float])
  func extremes(_ amplitude: Float) throws {
    let heard = try Self.heard(Self.noise(amplitude), 48_000, cap: -20)
    #expect(heard.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("The cap holds the A-weighted level, and leaves softer sounds alone")
  func cap() throws {
    let loud = sine(1000, amplitude: 0.5, count: 48_000)
    // At 1 kHz the weighting is 1, and a full sine on both sides is 0 dB.
    let heard = try Self.heard(loud, 5 * 48_000, cap: -30)
    let measured = 20 * log10(level(heard.suffix(48_000)) * 2.0.squareRoot())
    #expect(abs(measured - -30) < 0.2)
    let soft = sine(1000, amplitude: 0.01, count: 48_000)
    #expect(try Self.heard(soft, 48_000, cap: -30) == soft)
  }

  @Test("The cap hears deep sounds as softly as the ear does")
  func weighting() throws {
    // The A-weighting at 100 Hz is -19.1 dB: this sine is 6.0 - 19.1 dB below full scale.
    let deep = sine(100, amplitude: 0.5, count: 48_000)
    let heard = try Self.heard(deep, 5 * 48_000, cap: -30)
    let measured = 20 * log10(level(heard.suffix(48_000)) * 2.0.squareRoot())
    #expect(abs(measured - (-30 + 19.1)) < 0.3)
  }
}
