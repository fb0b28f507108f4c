import AudioMeasures
import Glibc
import HearthPorts
import Testing

@Suite("A file that is not as it should be")
struct OddFileTests {
  private let folder: SoundFolder

  init() throws {
    folder = try SoundFolder()
  }

  private func refusal(_ path: String) async throws -> SoundSourceError? {
    do {
      _ = try await fileSource(path)
      return nil
    } catch let error as SoundSourceError {
      return error
    }
  }

  @Test("What is no sound is refused by its name")
  func noSound() async throws {
    let empty = try folder.write([], to: "empty.wav")
    #expect(try await refusal(empty) == .notSound(path: empty))
    let text = try folder.write(Array("Dear diary\n".utf8), to: "text.wav")
    #expect(try await refusal(text) == .notSound(path: text))
    let missing = "\(folder.path)/none.wav"
    #expect(try await refusal(missing) == .missing(path: missing))
    #expect(try await refusal(folder.path) == .isFolder(path: folder.path))
  }

  @Test("What might never end is not even opened")
  func devices() async throws {
    #expect(try await refusal("/dev/null") == .notAFile(path: "/dev/null"))
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(try await refusal(pipe) == .notAFile(path: pipe))
  }

  @Test("A header without frames is an empty file, whatever is behind it")
  func noFrames() async throws {
    var bytes = wavBytes([0.1, 0.2, 0.3, 0.4], rate: 48_000, channels: 2)
    bytes.replaceSubrange(40..<44, with: [0, 0, 0, 0])
    let path = try folder.write(bytes, to: "a.wav")
    #expect(try await refusal(path) == .empty(path: path))
  }

  @Test("Of a file that was cut off the rest is looped, and that is told")
  func cutOff() async throws {
    let whole = try folder.wav(noise(100_000), named: "a.wav")
    let bytes = try folder.bytes(of: "a.wav")
    #expect(try await fileSource(whole).loop?.isCutShort == false)
    // A RIFF file tells its length at the beginning.
    let path = try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "b.wav")
    let loop = try #require(try await fileSource(path).loop)
    #expect((49_000...50_000).contains(loop.period))
  }

  @Test("What is no number is silence, and what is far too loud is bounded")
  func numbers() async throws {
    var sound = noise(48_000)
    for index in stride(from: 0, to: 48_000, by: 100) {
      sound[index] = StereoFrame(.nan, .infinity)
      sound[index + 1] = StereoFrame(1e30, -1e30)
    }
    let path = try folder.wav(sound, named: "a.wav")
    let heard = frames(of: try await fileSource(path).voice(), 96_000)
    #expect(heard.allSatisfy { abs($0.x) <= 256 && abs($0.y) <= 256 })
    #expect(heard[100] == .zero)
  }

  @Test("Any number of channels becomes two", arguments: [1, 2, 3, 4, 6, 8])
  func channels(_ channels: Int) async throws {
    let tone = sine(500, amplitude: 0.3, count: 48_000)
    let samples = tone.flatMap { frame in Array(repeating: frame.x, count: channels) }
    let bytes = wavBytes(samples, rate: 48_000, channels: channels)
    let source = try await fileSource(try folder.write(bytes, to: "a.wav"))
    #expect(source.loop?.period == 48_000)
    let heard = frames(of: try source.voice(), 48_000)
    #expect(purity(heard, 500) > 80)
    #expect(abs(level(heard) - level(tone)) < 0.01)
  }
}
