import AudioPipe
import Glibc
import HearthPlugins
import HearthPorts
import Testing

@Suite("Pipes to other programs", .timeLimit(.minutes(20)))
struct PipeTests {
  private let folder: SoundFolder

  init() throws {
    folder = try SoundFolder()
  }

  /// The ends of a new pipe.
  private func ends() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    try enlarge(ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func written(
    _ sound: [StereoFrame],
    frames: Int64? = nil,
    _ parameters: SoundParameter...
  ) async throws -> [UInt8] {
    let ends = try ends()
    defer { close(ends.reading) }
    let output = try await AudioOutputPlugin.pipe(standard: ends.writing).make(
      AudioOutputRequest(address: "", parameters: parameters, frames: frames)
    )
    try output.write(sound)
    try output.finish()
    close(ends.writing)
    return bytes(from: ends.reading)
  }

  @Test("Standard output gets 16-bit samples and nothing else, unless told otherwise")
  func raw() async throws {
    let sound = (0..<5000).map { StereoFrame(Float($0 - 2500), Float(2500 - $0)) / 32_768 }
    let bytes = try await written(sound)
    let expected = sound.flatMap { frame in
      [frame.x, frame.y].flatMap { sample in
        let value = UInt16(bitPattern: Int16(sample * 32_768))
        return [UInt8(value & 0xFF), UInt8(value >> 8)]
      }
    }
    #expect(bytes == expected)
    let floats = try await written(sound, SoundParameter("format", "float"))
    #expect(frames(ofRaw: floats) == sound)
  }

  @Test("A WAV header tells the length where it is known, and else that nobody knows it")
  func wav() async throws {
    let container = SoundParameter("container", "wav")
    let known = try await written(noise(100), frames: 100, container)
    #expect(known.count == 44 + 400)
    #expect(known[40..<44].elementsEqual([144, 1, 0, 0]))
    let unknown = try await written(noise(100), container)
    #expect(String(decoding: unknown[..<4], as: UTF8.self) == "RIFF")
    #expect(unknown[4..<8].elementsEqual([255, 255, 255, 255]))
    #expect(unknown[40..<44].elementsEqual([255, 255, 255, 255]))
    #expect(unknown.count == 44 + 400)
  }

  @Test("A reader that has gone ends the sound without a signal")
  func hungUp() async throws {
    let ends = try ends()
    defer { close(ends.writing) }
    let output = try await AudioOutputPlugin.pipe(standard: ends.writing).make(
      AudioOutputRequest(address: "-")
    )
    try output.write(noise(100))
    close(ends.reading)
    #expect(throws: AudioOutputError.hungUp) { try output.write(noise(100)) }
    output.abandon()
    // Standard output is not ours to close.
    #expect(fcntl(ends.writing, F_GETFD) >= 0)
  }

  @Test("A named pipe is written to; what is no pipe is refused")
  func named() async throws {
    let path = "\(folder.path)/fifo"
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let format = SoundParameter("format", "float")
    let output = try await AudioOutputPlugin.pipe.make(
      AudioOutputRequest(address: path, parameters: [format])
    )
    let sound = noise(1000)
    try output.write(sound)
    try output.finish()
    #expect(frames(ofRaw: bytes(from: reader)) == sound)
    let file = try folder.write([], to: "file")
    await #expect(throws: AudioOutputError.notAFile(path: file)) {
      _ = try await AudioOutputPlugin.pipe.make(AudioOutputRequest(address: file))
    }
    await #expect(throws: AudioOutputError.badAddress("/none/pipe")) {
      _ = try await AudioOutputPlugin.pipe.make(AudioOutputRequest(address: "/none/pipe"))
    }
  }

  private static let refused = [
    SoundParameter("format", "s24in32"), SoundParameter("format", "s8"),
    SoundParameter("container", "flac"), SoundParameter("rate", "44100"),
  ]

  @Test("A setting that a pipe does not have is refused", arguments: refused)
  func refusals(_ parameter: SoundParameter) async throws {
    await #expect(throws: AudioOutputError.badParameter(parameter)) {
      _ = try await written([], parameter)
    }
  }
}
