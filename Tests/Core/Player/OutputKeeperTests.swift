import AudioSynthesis
import HearthPlugins
import HearthPorts
import PlayerCore
import Synchronization
import Testing

@Suite("An output that goes and comes back", .timeLimit(.minutes(20)))
struct OutputKeeperTests {
  private static func performance(timer: String? = nil) async throws -> Performance {
    let shop = SoundShop(SoundSourceRegistry([.synth]))
    let entry = try MixEntry("white", hasParameters: shop.hasParameters)
    let performance = try Performance(try await shop.fetch([entry], seed: 1))
    if let timer { try performance.change(TimerChange(timer)) }
    return performance
  }

  private static let second = Int(SoundRate.perSecond)

  @Test("Unplugged, it is tried again ever less often and the sound comes back softly")
  func lost() async throws {
    let performance = try await Self.performance()
    let desk = Desk(Plug(lostAfter: 48_000), performance)
    desk.refusals.withLock { $0 = 3 }
    try await performance.run(to: desk.first, recovering: desk.recovery)
    let gone = AudioOutputError.lost(device: "plug")
    #expect(desk.events.withLock { $0 } == [.lost(gone), .back])
    #expect(desk.states.withLock { $0 } == [.deviceLost, .deviceLost, .deviceLost, .deviceLost])
    #expect(desk.faults.withLock { $0 } == [gone, gone, gone, gone])
    #expect(performance.deviceFault == nil)
    #expect(desk.first.frames.withLock { $0.count } == 48_000)
    let second = try #require(desk.second)
    let heard = second.frames.withLock { $0 }
    // A quarter, a half, a whole and two seconds passed before the attempt that succeeded.
    let passed = Int(performanceFrames(desk)) - 48_000
    #expect(abs(passed - Self.second * 15 / 4) < 20_000, "\(passed)")
    let levels = (0..<7).map { level(heard[($0 * 6000)..<($0 * 6000 + 6000)]) }
    #expect(levels[0] < 0.05 * levels[6])
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 > $0 })
    #expect(second.isFinished.withLock { $0 })
  }

  @Test("A timer ends while nobody hears it, and then nothing is left to do")
  func timer() async throws {
    let performance = try await Self.performance(timer: "10")
    let desk = Desk(Plug(lostAfter: 48_000), performance)
    desk.refusals.withLock { $0 = .max }
    try await performance.run(to: desk.first, recovering: desk.recovery)
    #expect(desk.second == nil)
    // Doubling from a quarter of a second up to five: so often in ten minutes.
    #expect((118...126).contains(desk.attempts.withLock { $0 }))
    let end = PlayerStatus(performance, volume: .full, output: "plug:")
    #expect(end.state == .stopped)
  }

  @Test("Taken away, it pauses and looks for nothing until somebody resumes")
  func removed() async throws {
    let performance = try await Self.performance()
    let desk = Desk(Plug(lostAfter: 48_000, with: .removed(device: "plug")), performance)
    desk.whenLost.withLock { $0 = { performance.resume() } }
    try await performance.run(to: desk.first, recovering: desk.recovery)
    #expect(desk.events.withLock { $0 } == [.removed(.removed(device: "plug")), .back])
    #expect(desk.attempts.withLock { $0 } == 1)
  }

  @Test("Without a way back, or for another error, it ends")
  func ended() async throws {
    let performance = try await Self.performance()
    await #expect(throws: AudioOutputError.lost(device: "plug")) {
      try await performance.run(to: Plug(lostAfter: 4800))
    }
    let other = try await Self.performance()
    let desk = Desk(Plug(lostAfter: 4800, with: .full(path: "plug")), other)
    await #expect(throws: AudioOutputError.full(path: "plug")) {
      try await other.run(to: desk.first, recovering: desk.recovery)
    }
    #expect(desk.events.withLock { $0 } == [])
  }

  private func performanceFrames(_ desk: Desk) -> Int64 {
    desk.positionAtReturn.withLock { $0 }
  }

  private func level(_ frames: ArraySlice<StereoFrame>) -> Float {
    (frames.reduce(0) { $0 + ($1 * $1).sum() } / Float(max(1, frames.count))).squareRoot()
  }
}

/// Opens the output again, as often as it is allowed to, and remembers what it saw.
private final class Desk: Sendable {
  let first: Plug
  let events = Mutex<[OutputEvent]>([])
  let states = Mutex<[PlayerStatus.State]>([])
  let faults = Mutex<[AudioOutputError?]>([])
  let attempts = Mutex(0)
  let refusals = Mutex(0)
  let positionAtReturn = Mutex<Int64>(0)
  let whenLost = Mutex<(@Sendable () -> Void)?>(nil)
  private let performance: Performance
  private let plug = Mutex<Plug?>(nil)

  init(_ first: Plug, _ performance: Performance) {
    self.first = first
    self.performance = performance
  }

  var second: Plug? { plug.withLock { $0 } }

  var recovery: OutputRecovery {
    OutputRecovery(
      pace: nil,
      noticing: { event in
        self.events.withLock { $0.append(event) }
        if event != .back { self.whenLost.withLock { $0 }?() }
      },
      reopening: { try self.reopen() }
    )
  }

  private func reopen() throws -> any AudioOutput {
    attempts.withLock { $0 += 1 }
    let status = PlayerStatus(performance, volume: .full, output: "plug:")
    states.withLock { $0.append(status.state) }
    faults.withLock { $0.append(status.deviceFault) }
    let isRefused = refusals.withLock { left in
      defer { if left > 0 { left -= 1 } }
      return left > 0
    }
    if isRefused { throw AudioOutputError.unavailable(device: "plug", detail: "") }
    positionAtReturn.withLock { $0 = status.position }
    let performance = performance
    let second = Plug(onWrite: { if $0 > 96_000 { performance.stop(within: .zero) } })
    plug.withLock { $0 = second }
    return second
  }
}

/// An output that goes after some frames.
private final class Plug: AudioOutput {
  let period = 2400
  let frames = Mutex<[StereoFrame]>([])
  let isFinished = Mutex(false)
  private let limit: Int
  private let error: AudioOutputError
  private let onWrite: @Sendable (Int) -> Void

  init(
    lostAfter limit: Int = .max,
    with error: AudioOutputError = .lost(device: "plug"),
    onWrite: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.limit = limit
    self.error = error
    self.onWrite = onWrite
  }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    let count = self.frames.withLock { all in
      if all.count < limit { all += frames }
      return all.count + (all.count < limit ? 0 : 1)
    }
    if count > limit { throw error }
    onWrite(count)
  }

  func finish() throws(AudioOutputError) { isFinished.withLock { $0 = true } }

  func abandon() {}
}
