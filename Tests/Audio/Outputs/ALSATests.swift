import AudioALSA
import AudioMeasures
import Glibc
import HearthPlugins
import HearthPorts
import Testing

@Suite("ALSA devices", .timeLimit(.minutes(20)))
struct ALSATests {
  private let folder: SoundFolder

  init() throws {
    folder = try SoundFolder()
  }

  private func output(_ address: String, _ parameters: SoundParameter...) async throws
    -> any AudioOutput
  {
    try await BreakingDevice.plugin().make(
      AudioOutputRequest(address: address, parameters: parameters)
    )
  }

  /// What a device was given, the silence left out with which it fills its last period.
  private func heard(_ path: String) throws -> [StereoFrame] {
    let frames = try #require(try rawFrames(path))
    return Array(frames.prefix(1 + (frames.lastIndex { $0 != .zero } ?? -1)))
  }

  @Test("What is written arrives bit by bit, in any portions", arguments: [1, 480, 2400, 9999])
  func exact(_ portion: Int) async throws {
    let path = "\(folder.path)/a.raw"
    let output = try await output("file:'\(path)',raw")
    let sound = noise(24_000)
    try output.write(sound, by: portion)
    try output.finish()
    let isSame = try heard(path) == sound
    #expect(isSame)
    #expect(output.underruns == 0)
  }

  /// The formats a device may have, the bytes of a sample, and what stands for 1.
  private static let formats: [(name: String, bytes: Int, scale: Double)] = [
    ("S16_LE", 2, 0x1p15), ("S24_3LE", 3, 0x1p23), ("S24_LE", 4, 0x1p23), ("S32_LE", 4, 0x1p31),
  ]

  @Test("A device of integers is given the nearest ones, and exact zero for silence")
  func integers() async throws {
    for format in Self.formats {
      let path = "\(folder.path)/\(format.name)"
      let output = try await output(BreakingDevice.address(path, format: format.name))
      let sound = noise(4800) + [StereoFrame](repeating: .zero, count: 480)
      try output.write(sound)
      try output.finish()
      let bytes = try allBytes(path)
      #expect(bytes.count == sound.count * 2 * format.bytes)
      var worst = 0.0
      for (index, frame) in sound.enumerated() {
        let place = index * 2 * format.bytes
        let unused = 64 - 8 * format.bytes
        let number = (0..<format.bytes).reduce(Int64(0)) {
          $0 | Int64(bytes[place + $1]) << (8 * $1)
        }
        let step = Double((number << unused) >> unused) - Double(frame.x) * format.scale
        worst = max(worst, abs(step))
        if frame == .zero { #expect(number == 0) }
      }
      // A rounding and a dither of at most one step each.
      #expect(worst <= 1.5, "\(format.name)")
    }
  }

  @Test(
    "A device of another rate is played to without bending the pitch",
    arguments: [44_100, 96_000, 32_000]
  )
  func rates(_ rate: Int) async throws {
    let path = "\(folder.path)/a.raw"
    let output = try await output("slower:RATE=\(rate),RECORD='\(path)'")
    try output.write(sine(1000, count: 96_000))
    try output.finish()
    let heard = try #require(try rawFrames(path))
    let middle = heard.dropFirst(rate / 10).prefix(rate)
    // The measure counts at 48 kHz.
    #expect(purity(Array(middle), 1000 * 48_000 / Double(rate)) > 40)
  }

  @Test("A device that there is not is unavailable, and says so by name")
  func missing() async throws {
    do {
      _ = try await output("no-such-device")
      Issue.record("There is such a device.")
    } catch AudioOutputError.unavailable(let device, let detail) {
      #expect(device == "no-such-device")
      #expect(!detail.isEmpty)
    }
  }

  @Test("The length of the buffer is a setting within bounds", arguments: ["19", "2001", "x", ""])
  func buffer(_ value: String) async throws {
    let parameter = SoundParameter("buffer", value)
    await #expect(throws: AudioOutputError.badParameter(parameter)) {
      _ = try await output("null", parameter)
    }
    _ = try await output("null", SoundParameter("buffer", "20"))
  }
}
