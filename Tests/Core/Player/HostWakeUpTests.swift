import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import PlayerCore

@Suite("A player that wakes", .timeLimit(.minutes(20)))
struct HostWakeUpTests {
  private let stage: HostStage

  init() async throws {
    stage = try await HostStage()
    // 22:26:40 in Berlin.
    _ = try await WakeUpBook(stage.dependencies).add(
      at: try #require(WallTime("07:00")),
      on: Set(1...7),
      [MixEntry(SoundAddress(scheme: "synth", path: "sea"))],
      volume: SoundVolume(50) ?? .full,
      rise: 20
    )
  }

  /// From 22:26:40 to the beginning of the rise.
  private static let untilRise = Duration.seconds(8 * 3600 + 13 * 60 + 20)

  @Test("It rises at its time to a volume of its own, which does not stay")
  func rings() async throws {
    let host = try await stage.host()
    try await host.perform(.volume(80))
    stage.pass(Self.untilRise - .seconds(1))
    await host.tick(.seconds(1))
    #expect(try await host.status(in: "en").state == .stopped)
    stage.pass(.seconds(1))
    await host.tick(.seconds(1))
    let risen = try await host.status { $0.state == .playing }
    #expect(risen?.volume == 50 && risen?.sounds.first?.url == "synth:sea" && risen?.timer == nil)
    try await host.perform(.stop(fade: 0))
    #expect(try await host.status { $0.state == .stopped && $0.volume == 80 } != nil)
    for _ in 0..<10 { await host.tick(.seconds(60)) }
    #expect(try await host.status(in: "en").state == .stopped, "it rings once")
    await host.quit()
  }

  @Test("It rings late where the machine slept, but not an hour late", arguments: [3599, 3601])
  func late(_ seconds: Int) async throws {
    let host = try await stage.host()
    stage.sleep(Self.untilRise + .seconds(seconds))
    await host.tick(.seconds(1))
    #expect(try await host.status(in: "en").state == (seconds < 3600 ? .playing : .stopped))
    await host.quit()
  }

  @Test("Where its sound cannot be had, another one wakes and says so")
  func missing() async throws {
    let wakeUps = try await stage.store.read { try WakeUpBook.wakeUps(in: $0) }
    var wakeUp = try #require(wakeUps.first)
    wakeUp.mixText = MixText.write([MixEntry(SoundAddress(scheme: "synth", path: "gone"))])
    try await stage.store.write { [wakeUp] in try $0.put(wakeUp) }
    let host = try await stage.host()
    stage.pass(Self.untilRise)
    await host.tick(.seconds(1))
    let woken = try await host.status { $0.state == .playing }
    #expect(woken?.sounds.first?.url == "synth:music-box")
    #expect(woken?.remarks.contains { $0.contains("another one wakes") } == true)
    await host.quit()
  }

  @Test("The safe volume holds for it too")
  func safe() async throws {
    _ = try await PlayerMemory(stage.dependencies).change { $0.capTenths = -600 }
    let host = try await stage.host()
    stage.pass(Self.untilRise)
    await host.tick(.seconds(1))
    let woken = try await host.status { $0.state == .playing }
    #expect(woken?.volume == woken?.highestVolume && (woken?.volume ?? 100) < 50)
    await host.quit()
  }
}
