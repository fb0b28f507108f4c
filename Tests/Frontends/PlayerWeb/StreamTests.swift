import AudioRemote
import AudioSynthesis
import Dispatch
import Glibc
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore
import TestSupport
import Testing

@testable import AudioFiles

@Suite(.timeLimit(.minutes(20))) struct StreamTests {
  private let folder = try? TestFolder()

  static let formats = [StreamFormat.opus, .mp3]

  private static func performance(minutes: Int?) async throws -> Performance {
    let shop = SoundShop(SoundSourceRegistry([.synth]))
    let mix = try await shop.fetch([MixEntry(SoundAddress(scheme: "synth", path: "pink"))], seed: 1)
    let performance = try Performance(mix)
    if let minutes { try performance.change(.set(.seconds(60 * minutes))) }
    return performance
  }

  private static func output(_ folder: String) async throws -> any AudioOutput {
    try await AudioOutputPlugin.browser(folder: folder).make(AudioOutputRequest(address: ""))
  }

  /// What a browser is sent until the player has gone.
  private static func bytes(_ stream: AsyncStream<[UInt8]>) async -> [UInt8] {
    var bytes: [UInt8] = []
    for await piece in stream { bytes += piece }
    return bytes
  }

  private static func decoded(_ bytes: [UInt8], at path: String) throws -> [StereoFrame] {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(descriptor >= 0)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    let file = try SoundFile(path)
    var frames: [StereoFrame] = []
    var piece = [StereoFrame](repeating: .zero, count: 65_536)
    while case let count = piece.withUnsafeMutableBufferPointer({ buffer in
      buffer.baseAddress.map { file.read($0, buffer.count) } ?? 0
    }), count > 0 {
      frames += piece[..<count]
    }
    return frames
  }

  private static func level(_ frames: ArraySlice<StereoFrame>) -> Float {
    let sum = frames.reduce(Float(0)) { $0 + ($1 * $1).sum() }
    return (sum / Float(max(1, frames.count))).squareRoot()
  }

  @Test(
    "The fade of a timer is heard in the stream, and ends in silence when it should",
    arguments: formats
  )
  func fade(_ format: StreamFormat) async throws {
    let folder = try #require(folder)
    let performance = try await Self.performance(minutes: 10)
    let output = try await Self.output(folder.path)
    let relay = TellingRelay(folder: folder.path)
    let streams = BrowserStreams([format], from: relay, patience: .zero)
    async let heard = Self.bytes(try streams.stream(format))
    // The timer begins when somebody listens.
    await relay.isHeard()
    try await performance.run(to: output)
    let frames = try Self.decoded(await heard, at: "\(folder.path)/heard.\(format.name)")
    let second = Int(SoundRate.perSecond)
    let start = try #require(frames.firstIndex { abs($0.x) > 1e-4 })
    // The lead of silence, and what an encoder takes to begin.
    #expect((2 * second - 2048...2 * second + 4096).contains(start))
    let end = start + 600 * second
    let (first, half) = (
      Self.level(frames[start + second..<start + 6 * second]),
      Self.level(frames[start + 297 * second..<start + 303 * second])
    )
    #expect(abs(half / first - 0.5) < 0.05)
    let late = Self.level(frames[end - 60 * second..<end - 59 * second])
    #expect(late > 0 && late < first / 20)
    // Silence as 16 bits have it, from one frame of the codec behind the promised moment on.
    #expect(frames[(end + 2304)...].allSatisfy { abs($0.x) < 1 / 65_536 && abs($0.y) < 1 / 65_536 })
    #expect(frames.count > end + second)
  }

  @Test("A player that comes back is heard in the stream that went on")
  func restart() async throws {
    let folder = try #require(folder)
    let relay = TellingRelay(folder: folder.path)
    let streams = BrowserStreams([.mp3], from: relay, patience: .zero)
    let first = try await Self.output(folder.path)
    async let heard = Self.bytes(try streams.stream(.mp3))
    await relay.isHeard()
    try Self.play(0.25, to: first)
    // The next player is there when the listener finds the first one gone.
    let second = try await Self.output(folder.path)
    try first.finish()
    await relay.isHeard()
    try Self.play(0.5, to: second)
    try second.finish()
    let frames = try Self.decoded(await heard, at: "\(folder.path)/heard.mp3")
    let rate = Int(SoundRate.perSecond)
    let start = try #require(frames.firstIndex { abs($0.x) > 0.1 })
    let (one, two) = (
      Self.level(frames[start + rate / 4..<start + rate / 2]),
      Self.level(frames[start + 5 * rate / 4..<start + 3 * rate / 2])
    )
    #expect(abs(one - 0.25 * Float(2).squareRoot()) < 0.035)
    #expect(abs(two - 0.5 * Float(2).squareRoot()) < 0.07)
  }

  @Test(
    "Two listeners hear the same, and one that takes nothing is let go without harm to the other"
  )
  func listeners() async throws {
    let folder = try #require(folder)
    let output = try await Self.output(folder.path)
    let relay = BrowserRelay(folder: folder.path)
    let (one, two) = (try #require(relay.listen()), try #require(relay.listen()))
    let idle = try #require(relay.listen())
    let writer = Task {
      try Self.play(0.25, to: output, seconds: 4); try output.finish()
    }
    async let first = Self.frames(of: one)
    async let second = Self.frames(of: two)
    let (heard, alsoHeard) = await (first, second)
    try await writer.value
    #expect(heard.count == 4 * Int(SoundRate.perSecond))
    #expect(heard == alsoHeard)
    // Only what the system had taken for it is left for the idle one.
    #expect(await Self.frames(of: idle).count < heard.count)
  }

  /// Writes a tone that never changes.
  private static func play(_ value: Float, to output: any AudioOutput, seconds: Int = 1) throws {
    let frames = (0..<960).map { index in
      StereoFrame(repeating: index / 24 % 2 == 0 ? value : -value)
    }
    for _ in 0..<50 * seconds { try frames.withUnsafeBufferPointer { try output.write($0) } }
  }

  /// All that a listener receives.
  private static func frames(of receiver: any SoundReceiver) async -> [StereoFrame] {
    let box = ReceiverBox(receiver)
    return await withCheckedContinuation { done in
      DispatchQueue(label: "listener").async { done.resume(returning: box.all()) }
    }
  }
}

/// A listener that one queue hears to the end.
// One queue at a time uses it.
private final class ReceiverBox: @unchecked Sendable {
  private let receiver: any SoundReceiver

  init(_ receiver: any SoundReceiver) {
    self.receiver = receiver
  }

  func all() -> [StereoFrame] {
    var heard: [StereoFrame] = []
    var piece = [StereoFrame](repeating: .zero, count: 4800)
    while let count = piece.withUnsafeMutableBufferPointer({ receiver.receive(into: $0) }) {
      heard += piece[..<count]
    }
    return heard
  }
}

/// A relay that tells when it has found somebody to hear.
private final class TellingRelay: SoundRelay {
  private let relay: BrowserRelay
  private let (found, teller) = AsyncStream.makeStream(of: Void.self)

  init(folder: String) {
    relay = BrowserRelay(folder: folder)
  }

  func listen() -> (any SoundReceiver)? {
    guard let receiver = relay.listen() else { return nil }
    teller.yield()
    return receiver
  }

  func isHeard() async {
    for await _ in found { return }
  }
}
