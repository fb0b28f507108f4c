import AudioEngine
import AudioMeasures
import AudioSynthesis
import Glibc
import HearthPorts
import TestSupport
import Testing

@Suite("A night of many sounds", .timeLimit(.minutes(20)))
struct ManySoundsTests {
  @Test("Thirty files and three generators at full volume stay below -1 dBTP, without a NaN")
  func fullMix() async throws {
    let folder = try SoundFolder()
    let (engine, control) = Engine.make()
    for index in 0..<30 {
      let sound = noise(48_000 + 1000 * index, amplitude: 0.9, seed: UInt64(index))
      let source = try await fileSource(try folder.wav(sound, named: "\(index).wav"))
      _ = try #require(control.start(try source.voice()))
    }
    for name in ["rain", "sea", "music-box"] {
      _ = try #require(control.start(try await SoundTests.source(name).voice()))
    }
    let heard = frames(of: engine, 5 * 48_000)
    let meter = ReferenceMeter(heard)
    #expect(meter.truePeak <= -1, "\(meter.truePeak)")
    #expect(meter.loudness > -20)
    let isFinite = heard.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    #expect(isFinite)
  }

  /// Three days take a while; a long test run plays them all.
  private static let hours = getenv("HEARTH_LONG").map { String(cString: $0) } == "1" ? 72 : 1

  @Test("Every pass of a looped file is equal, for three days where there is time")
  func days() async throws {
    let folder = try SoundFolder()
    let sound = noise(24_001)
    let source = try await fileSource(try folder.wav(sound, named: "a.wav"))
    let (engine, control) = Engine.make()
    _ = try #require(control.start(try source.voice()))
    let passes = Self.hours * 3600 * 48_000 / sound.count
    var block = [StereoFrame](repeating: .zero, count: sound.count)
    let size = sound.count * MemoryLayout<StereoFrame>.stride
    let unequal = block.withUnsafeMutableBufferPointer { block in
      sound.withUnsafeBufferPointer { sound -> Int in
        guard let base = block.baseAddress, let first = sound.baseAddress else { return -1 }
        return (0..<passes).reduce(0) { unequal, _ in
          engine.render(base, block.count)
          return memcmp(first, base, size) == 0 ? unequal : unequal + 1
        }
      }
    }
    #expect(unequal == 0)
    #expect(control.status.position == Int64(passes) * Int64(sound.count))
  }
}
