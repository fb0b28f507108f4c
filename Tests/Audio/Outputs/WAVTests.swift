import AudioFiles
import AudioWAV
import Glibc
import HearthPlugins
import HearthPorts
import HearthSupport
import Testing

@Suite("WAV files")
struct WAVTests {
  private let folder: SoundFolder

  init() throws {
    folder = try SoundFolder()
  }

  private func output(
    _ name: String = "a.wav",
    format: String? = nil,
    frames: Int64? = nil
  ) async throws -> any AudioOutput {
    let parameters = format.map { [SoundParameter("format", $0)] } ?? []
    return try await AudioOutputPlugin.wav.make(
      AudioOutputRequest(address: "\(folder.path)/\(name)", parameters: parameters, frames: frames)
    )
  }

  private func written(
    _ sound: [StereoFrame],
    format: String? = nil,
    frames: Int64? = nil
  ) async throws -> WrittenFile {
    let output = try await output(format: format, frames: frames)
    try sound.withUnsafeBufferPointer { try output.write($0) }
    try output.finish()
    return try WrittenFile("\(folder.path)/a.wav")
  }

  private static let steps = (0..<1000).map { StereoFrame(Float($0) - 500, 500 - Float($0)) }

  @Test("Integers hold exactly what they can hold", arguments: zip(["s16", "s24"], [16, 24]))
  func integers(_ format: String, _ bits: Int) async throws {
    let scale = Float(1 << (bits - 1))
    let file = try await written(Self.steps.map { $0 / scale }, format: format)
    #expect(file.tag == 1 && file.bits == bits)
    #expect(file.promisedBytes == Int64(file.data.count))
    #expect(file.integers == Self.steps.map { SIMD2(Int($0.x), Int($0.y)) })
  }

  @Test("What lies between integers is dithered: its mean is right, and silence stays silence")
  func dither() async throws {
    let sound =
      [StereoFrame](repeating: StereoFrame(0.3, -0.3) / 32_768, count: 20_000)
      + [StereoFrame](repeating: .zero, count: 100)
    let values = try await written(sound, format: "s16").integers
    let mean = Double(values.reduce(0) { $0 + $1.x }) / 20_000
    #expect(abs(mean - 0.3) < 0.03)
    #expect(values.suffix(100).allSatisfy { $0 == .zero })
  }

  @Test("What is too loud is clipped, not turned over")
  func clipping() async throws {
    let values = try await written([StereoFrame(1.5, -1.5), StereoFrame(1, -1)], format: "s16")
      .integers
    #expect(values == [SIMD2(32_767, -32_768), SIMD2(32_767, -32_768)])
  }

  @Test("Where 32 bits cannot tell the length, 64 do")
  func long() async throws {
    // The header is written first, so that the file need not be.
    let path = "\(folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let frames: Int64 = 72 * 3600 * 48_000
    let output = try await output("pipe", frames: frames)
    var header = [UInt8](repeating: 0, count: 100)
    try #require(read(reader, &header, 100) >= 94)
    #expect(String(decoding: header[..<4], as: UTF8.self) == "RF64")
    let bytes = (0..<8).reduce(Int64(0)) { $0 | Int64(header[28 + $1]) << (8 * $1) }
    #expect(bytes == frames * 8)
    output.abandon()
  }

  @Test("A place that will not do is refused, and nothing is left there")
  func places() async throws {
    let missing = "\(folder.path)/none/a.wav"
    await #expect(throws: AudioOutputError.missingFolder(path: missing)) {
      _ = try await output("none/a.wav")
    }
    await #expect(throws: AudioOutputError.notAFile(path: "\(folder.path)/")) {
      _ = try await output("")
    }
    await #expect(throws: AudioOutputError.badAddress("")) {
      _ = try await AudioOutputPlugin.wav.make(AudioOutputRequest(address: ""))
    }
    let parameter = SoundParameter("format", "s8")
    await #expect(throws: AudioOutputError.badParameter(parameter)) {
      _ = try await output(format: "s8")
    }
  }

  @Test("A full disk is told, and what was written is removed")
  func full() async throws {
    let request = AudioOutputRequest(address: "/dev/full")
    await #expect(throws: AudioOutputError.full(path: "/dev/full")) {
      _ = try await AudioOutputPlugin.wav.make(request)
    }
  }

  @Test(
    "A named pipe that nobody reads from keeps nobody waiting for ever",
    arguments: ["wav", "ogg"]
  )
  func unread(_ name: String) async throws {
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let plugin = try AudioOutputRegistry([.wav, .ogg]).plugin(named: name)
    let request = AudioOutputRequest(address: pipe, isRealTime: true)
    await #expect(throws: AudioOutputError.unavailable(device: pipe, detail: "Broken pipe")) {
      _ = try await plugin.make(request)
    }
  }

  @Test("A file that is there stays until the new one is whole")
  func replaced() async throws {
    try folder.write(Array("old".utf8), to: "a.wav")
    let output = try await output()
    #expect(try folder.bytes(of: "a.wav") == Array("old".utf8))
    output.abandon()
    #expect(try folder.bytes(of: "a.wav") == Array("old".utf8))
    #expect(try FolderReader.names(in: folder.path) == ["a.wav"])
  }
}
