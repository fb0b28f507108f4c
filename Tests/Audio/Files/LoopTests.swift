import AudioMeasures
import CAllocations
import Glibc
import HearthPorts
import Testing

@Suite("A looped file", .timeLimit(.minutes(20)))
struct LoopTests {
  private let folder: SoundFolder

  init() throws {
    folder = try SoundFolder()
  }

  /// Less memory than a file needs makes it stream.
  static let memories = [16 << 20, 1 << 16]

  @Test("A file whose end fits its beginning repeats frame by frame", arguments: memories)
  func exact(_ memory: Int) async throws {
    let sound = noise(48_123 * 25)
    let source = try await fileSource(try folder.wav(sound, named: "a.wav"), memory: memory)
    let period = Int64(sound.count)
    #expect(source.loop == SoundLoop(seam: .exact, trimmed: 0, period: period))
    let heard = frames(of: try source.voice(), 3 * sound.count, block: 999)
    #expect(heard[..<sound.count].elementsEqual(sound))
    #expect(heard[sound.count..<2 * sound.count].elementsEqual(sound))
    #expect(heard[(2 * sound.count)...].elementsEqual(sound))
  }

  @Test(
    "At another rate three seconds stay three seconds, pure within 80 dB across the seam",
    arguments: zip(
      [8000, 22_050, 44_100, 44_100, 96_000, 96_000, 192_000],
      [1000.0, 1000, 1000, 10_000, 1000, 10_000, 10_000]
    )
  )
  func rates(_ rate: Int, _ frequency: Double) async throws {
    let sound = sine(frequency, count: 3 * rate, rate: rate)
    let source = try await fileSource(try folder.wav(sound, rate: rate, named: "a.wav"))
    #expect(source.loop == SoundLoop(seam: .exact, trimmed: 0, period: 144_000))
    let heard = frames(of: try source.voice(), 300_000)
    #expect(purity(heard, frequency) > 80)
    #expect(heard[..<144_000].elementsEqual(heard[144_000..<288_000]))
  }

  @Test("A length that is no whole number of frames is rounded, and every pass is equal")
  func rounded() async throws {
    let source = try await fileSource(
      try folder.wav(noise(240_123), rate: 44_100, named: "a.wav")
    )
    #expect(source.loop?.period == 261_358)
    let heard = frames(of: try source.voice(), 3 * 261_358)
    #expect(heard[..<261_358].elementsEqual(heard[261_358..<522_716]))
    #expect(heard[..<261_358].elementsEqual(heard[522_716...]))
  }

  @Test("A streamed file at another rate keeps its period too")
  func streamedRate() async throws {
    let sound = sine(441, count: 44_100 * 26, rate: 44_100)
    let path = try folder.wav(sound, rate: 44_100, named: "a.wav")
    let source = try await fileSource(path, memory: 1 << 16)
    let period = 48_000 * 26
    #expect(source.loop?.period == Int64(period))
    #expect(purity(frames(of: try source.voice(), 2 * period), 441) > 80)
  }

  @Test("Silent edges are trimmed", arguments: memories)
  func trimmed(_ memory: Int) async throws {
    let silence = [StereoFrame](repeating: .zero, count: 24_000)
    let sound = noise(48_000 * 30)
    let path = try folder.wav(silence + sound + silence.prefix(12_000), named: "a.wav")
    let source = try await fileSource(path, memory: memory)
    #expect(source.loop == SoundLoop(seam: .exact, trimmed: 36_000, period: 48_000 * 30))
    let heard = frames(of: try source.voice(), 2 * sound.count)
    #expect(heard[..<sound.count].elementsEqual(sound))
    #expect(heard[sound.count...].elementsEqual(sound))
  }

  @Test("Where levels differ the end fades into the beginning without a hole", arguments: memories)
  func crossfade(_ memory: Int) async throws {
    let count = 48_000 * 30
    var sound = noise(count)
    for index in sound.indices { sound[index] *= 0.3 + 0.7 * Float(index) / Float(count) }
    let source = try await fileSource(try folder.wav(sound, named: "a.wav"), memory: memory)
    let period = count - 48_000
    #expect(source.loop == SoundLoop(seam: .crossfade, trimmed: 0, period: Int64(period)))
    let heard = frames(of: try source.voice(), 3 * period)
    #expect(heard[..<period].elementsEqual(sound[..<period]))
    #expect(heard[period..<2 * period].elementsEqual(heard[(2 * period)...]))
    for start in stride(from: period - 4800, to: period + 52_800, by: 960) {
      #expect(level(heard[start..<start + 960]) > 0.03)
    }
  }

  @Test("A step at the seam is faded over, a fade in the file too")
  func otherSeams() async throws {
    let step = sine(100.3, count: 100_000)
    let source = try await fileSource(try folder.wav(step, named: "a.wav"))
    #expect(source.loop?.seam == .crossfade)
    let heard = frames(of: try source.voice(), 300_000)
    let steps = zip(heard, heard.dropFirst()).map { abs($1.x - $0.x) }
    #expect(try #require(steps.max()) < 0.02)
    var faded = noise(240_000)
    for index in 0..<24_000 {
      faded[index] *= Float(index) / 24_000
      faded[239_999 - index] *= Float(index) / 24_000
    }
    let other = try await fileSource(try folder.wav(faded, named: "b.wav"))
    #expect(other.loop?.seam == .crossfade)
  }

  @Test("A file of one frame is silence, and cheap")
  func oneFrame() async throws {
    let path = try folder.wav([StereoFrame(0.5, 0.5)], named: "a.wav")
    let source = try await fileSource(path)
    #expect(source.loop?.period == 1)
    #expect(frames(of: try source.voice(), 10_000).allSatisfy { $0 == .zero })
  }

  @Test("A few frames keep their pitch at any rate")
  func fewFrames() async throws {
    let sound = sine(441, count: 100, rate: 44_100)
    let source = try await fileSource(try folder.wav(sound, rate: 44_100, named: "a.wav"))
    #expect(purity(frames(of: try source.voice(), 96_000), 441) > 60)
  }

  @Test("A voice plays ahead of the disk without taking from the heap")
  func live() async throws {
    try #require(allocations_can_be_counted() == 1)
    let sound = noise(48_000 * 30)
    let path = try folder.wav(sound, named: "a.wav")
    let source = try await fileSource(path, memory: 1 << 16, canWait: false)
    let voice = try source.voice()
    var block = [StereoFrame](repeating: .zero, count: 4096)
    let count = block.withUnsafeMutableBufferPointer { block -> Int64 in
      guard let base = block.baseAddress else { return -1 }
      voice.render(base, 2048)
      allocations_begin()
      voice.render(base + 2048, 2048)
      return allocations_end()
    }
    #expect(count == 0)
    #expect(block.elementsEqual(sound[..<4096]))
  }
}
