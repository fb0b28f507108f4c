import AudioFiles
import AudioMeasures
import Glibc
import HearthPlugins
import HearthPorts
import Testing

@Suite("A file that was damaged, or has more in it than sound", .timeLimit(.minutes(20)))
struct DamagedFileTests {
  private let folder: SoundFolder

  init() throws {
    folder = try SoundFolder()
  }

  /// Writes a compressed file by the output of that name, and gives its bytes.
  private func compressed(_ plugin: AudioOutputPlugin, _ sound: [StereoFrame]) async throws
    -> [UInt8]
  {
    let output = try await plugin.make(
      AudioOutputRequest(address: "\(folder.path)/whole.\(plugin.name)")
    )
    try output.write(sound)
    try output.finish()
    return try folder.bytes(of: "whole.\(plugin.name)")
  }

  /// The longest silence in some frames, in steps of a hundredth of a second.
  private func longestHole(_ frames: [StereoFrame]) -> Int {
    var (longest, current) = (0, 0)
    for start in stride(from: 0, to: frames.count - 480, by: 480) {
      current = level(frames[start..<start + 480]) < 0.001 ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  @Test("An MP3 file that does not tell its length has no hole at its seam")
  func mp3() async throws {
    let path = try folder.write(try MP3Sample.bytes(), to: "tone.mp3")
    let source = try await fileSource(path)
    #expect(source.loop?.seam == .crossfade)
    let heard = frames(of: try source.voice(), 5 * 48_000).dropFirst(4800)
    for start in stride(from: 4800, to: heard.endIndex - 480, by: 480) {
      #expect(level(heard[start..<start + 480]) > 0.05)
    }
  }

  @Test("Of a FLAC file that was cut off the rest is looped", arguments: LoopTests.memories)
  func cutFLAC(_ memory: Int) async throws {
    let bytes = try await compressed(.flac, noise(48_000 * 20))
    let path = try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "cut.flac")
    let source = try await fileSource(path, memory: memory)
    let loop = try #require(source.loop)
    #expect(loop.isCutShort)
    #expect((48_000 * 8...48_000 * 11).contains(Int(loop.period)))
    let period = Int(loop.period)
    let heard = frames(of: try source.voice(), 3 * period)
    let isSame = heard[period..<2 * period].elementsEqual(heard[(2 * period)...])
    #expect(isSame)
    #expect(longestHole(heard) < 3)
  }

  @Test(
    "A FLAC file with a hole of nonsense plays on behind every pass",
    arguments: LoopTests.memories
  )
  func brokenFLAC(_ memory: Int) async throws {
    var bytes = try await compressed(.flac, noise(48_000 * 20))
    for index in bytes.count / 2..<bytes.count / 2 + 3000 { bytes[index] = 0xA5 }
    let path = try folder.write(bytes, to: "broken.flac")
    let source = try await fileSource(path, memory: memory)
    let period = Int(try #require(source.loop).period)
    #expect(period > 48_000 * 5)
    let heard = frames(of: try source.voice(), 3 * period)
    for pass in 0..<3 {
      let second = heard[pass * period + 48_000..<pass * period + 96_000]
      #expect(level(second) > 0.05, "pass \(pass)")
    }
    let isFinite = heard.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    #expect(isFinite)
  }

  @Test(
    "An Ogg file without its last page is looped as far as it goes",
    arguments: LoopTests.memories
  )
  func endlessOgg(_ memory: Int) async throws {
    let bytes = try await compressed(.ogg, noise(48_000 * 20))
    // The last page begins with the last “OggS”.
    let mark = Array("OggS".utf8)
    let last = try #require(
      (0..<bytes.count - 4).last { Array(bytes[$0..<$0 + 4]) == mark }
    )
    let path = try folder.write(Array(bytes.prefix(last)), to: "cut.ogg")
    let source = try await fileSource(path, memory: memory)
    let period = Int(try #require(source.loop).period)
    #expect((48_000 * 15...48_000 * 20).contains(period))
    let heard = frames(of: try source.voice(), 2 * period + 48_000)
    #expect(longestHole(heard) < 3)
  }

  @Test(
    "Tags before, within and behind a WAV file are not heard, nor is a length of all ones believed"
  )
  func tags() async throws {
    let sound = noise(96_000)
    let wav = wavBytes(sound.flatMap { [$0.x, $0.y] }, rate: 48_000, channels: 2)
    var endless = wav
    for index in 4..<8 { endless[index] = 0xFF }
    let text = [UInt8](repeating: 0x41, count: 200)
    let before = Array("ID3".utf8) + [3, 0, 0, 0, 0, 1, 72] + text
    let within = Array("id3 ".utf8) + [200, 0, 0, 0] + text
    let behind = Array("TAG".utf8) + [UInt8](repeating: 0x42, count: 125)
    for (name, bytes) in [
      ("before.wav", before + wav), ("endless.wav", endless), ("within.wav", wav + within),
      ("behind.wav", wav + behind),
    ] {
      let source = try await fileSource(try folder.write(bytes, to: name))
      #expect(source.loop?.period == 96_000, "\(name)")
      let heard = frames(of: try source.voice(), 2 * 96_000)
      let isSame = heard[..<96_000].elementsEqual(sound) && heard[96_000...].elementsEqual(sound)
      #expect(isSame, "\(name)")
    }
  }
}
