import AudioSynthesis
import HearthPlugins
import HearthPorts
import PlayerCore
import Synchronization
import Testing

@Suite("A performance", .timeLimit(.minutes(20)))
struct PerformanceTests {
  private static func mix(_ texts: String...) async throws -> SoundMix {
    let shop = SoundShop(SoundSourceRegistry([.synth]))
    let entries = try texts.map { try MixEntry($0, hasParameters: shop.hasParameters) }
    return try await shop.fetch(entries, seed: 1)
  }

  @Test("With a timer it plays to its end and writes silence behind it")
  func timer() async throws {
    let performance = try Performance(try await Self.mix("pink"))
    try performance.change(TimerChange("10"))
    let output = Tape()
    try await performance.run(to: output)
    let end = PlayerStatus(performance, volume: .full, output: "tape:")
    #expect(end.state == .stopped && end.mix == [] && end.timer == nil)
    let tape = output.tape.withLock { $0 }
    #expect(tape.lastSound < 600 * 48_000)
    #expect(tape.lastSound > 599 * 48_000)
    #expect(tape.count >= 603 * 48_000 && tape.count < 604 * 48_000)
    #expect(tape.isFinished)
  }

  @Test("Stopped from elsewhere it fades and ends its output in good order")
  func stop() async throws {
    let performance = try Performance(try await Self.mix("rain", "wind:30"))
    let output = Tape()
    output.onWrite.withLock { $0 = { if $0 > 96_000 { performance.stop() } } }
    try await performance.run(to: output)
    #expect(output.tape.withLock { $0.isFinished })
    #expect(output.tape.withLock { $0.count } < 6 * 48_000)
  }

  @Test("An output that fails ends it, and is abandoned")
  func failure() async throws {
    let performance = try Performance(try await Self.mix("rain"))
    let output = Tape(limit: 100_000)
    await #expect(throws: AudioOutputError.lost(device: "tape")) {
      try await performance.run(to: output)
    }
    #expect(output.tape.withLock { $0.isAbandoned })
  }

  @Test("An extension beyond the longest timer changes nothing")
  func extending() async throws {
    let performance = try Performance(try await Self.mix("rain"))
    try performance.change(TimerChange("240"))
    let output = Tape()
    output.onWrite.withLock {
      $0 = { count in
        guard count > 48_000 else { return }
        #expect(throws: PlayerError.timerTooLong) { try performance.change(TimerChange("+1")) }
        performance.stop(within: .zero)
      }
    }
    try await performance.run(to: output)
  }

  @Test("Of one sound twice each is another")
  func copies() async throws {
    let mix = try await Self.mix("rain", "rain")
    let heard = try mix.sounds.map { sound in
      let voice = try sound.source.voice()
      return [StereoFrame](unsafeUninitializedCapacity: 1000) { buffer, count in
        if let base = buffer.baseAddress { voice.render(base, 1000) }
        count = 1000
      }
    }
    #expect(heard[0] != heard[1])
  }

  @Test("More sounds than a mix has are refused")
  func tooMany() async throws {
    let shop = SoundShop(SoundSourceRegistry([.synth]))
    let entry = try MixEntry("rain", hasParameters: shop.hasParameters)
    await #expect(throws: PlayerError.tooManySounds(limit: 32)) {
      _ = try await shop.fetch(Array(repeating: entry, count: 33), seed: 1)
    }
  }
}

/// An output that remembers how much it was given.
private final class Tape: AudioOutput {
  struct Content: Sendable {
    var count: Int64 = 0
    var lastSound: Int64 = 0
    var isFinished = false
    var isAbandoned = false
  }

  let period = 4096
  let tape = Mutex(Content())
  let onWrite = Mutex<(@Sendable (Int64) -> Void)?>(nil)
  private let limit: Int64

  init(limit: Int64 = .max) {
    self.limit = limit
  }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    let last = frames.lastIndex { $0 != .zero }
    let count = tape.withLock { tape in
      if let last { tape.lastSound = tape.count + Int64(last) }
      tape.count += Int64(frames.count)
      return tape.count
    }
    if count > limit { throw .lost(device: "tape") }
    onWrite.withLock { $0 }?(count)
  }

  func finish() throws(AudioOutputError) { tape.withLock { $0.isFinished = true } }

  func abandon() { tape.withLock { $0.isAbandoned = true } }
}
