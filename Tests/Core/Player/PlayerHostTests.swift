import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import PlayerCore

@Suite("The player of a person", .timeLimit(.minutes(20)))
struct PlayerHostTests {
  private let stage: HostStage

  init() async throws {
    stage = try await HostStage()
  }

  @Test("A device that is pulled out is said to be lost, and the sound is back with it")
  func lostDevice() async throws {
    let host = try await stage.host()
    try await host.play("rain", timer: "60")
    stage.device.remove(.lost(device: "device"))
    let lost = try await host.status { $0.state == .deviceLost && !$0.remarks.isEmpty }
    #expect(lost?.remarks.first?.contains("device") == true)
    #expect(lost?.timer?.total == 3600 && lost?.output == "device:")
    stage.device.putBack()
    let back = try await host.status { $0.state == .playing }
    #expect(back?.output == "device:" && back?.remarks == [])
    await host.quit()
  }

  @Test("A device that is taken away pauses, and comes back only when somebody resumes")
  func removedDevice() async throws {
    let host = try await stage.host()
    try await host.play("rain")
    stage.device.remove(.removed(device: "device"))
    let paused = try await host.status { $0.state == .paused && !$0.remarks.isEmpty }
    #expect(paused != nil)
    let openings = stage.device.openings
    stage.device.putBack()
    for _ in 0..<5 { await host.tick(.seconds(1)) }
    #expect(stage.device.openings == openings)
    try await host.perform(.resume)
    _ = try await host.status { $0.state == .playing }
    #expect(stage.device.openings == openings + 1)
    await host.quit()
  }

  @Test("Started for a while, it ends after ten minutes without anything to do, and not before")
  func idle() async throws {
    let host = try await stage.host(staysForAWhile: true)
    try await host.play("rain")
    for _ in 0..<1200 { await host.tick(.seconds(1)) }
    try await host.perform(.pause)
    for _ in 0..<1200 { await host.tick(.seconds(1)) }
    try await host.rest()
    for _ in 0..<599 { await host.tick(.seconds(1)) }
    #expect(try await host.status(in: "en").state == .stopped)
    await host.tick(.seconds(1))
    await host.ended()
    await #expect(throws: PlayerRemoteError.notRunning) { try await host.perform(.pause) }
  }

  @Test("A wake-up, or somebody who watches, keeps it from ending")
  func busy() async throws {
    let book = WakeUpBook(stage.dependencies)
    let mix = [MixEntry(SoundAddress(scheme: "synth", path: "sea"))]
    let time = try #require(WallTime("07:00"))
    let wakeUp = try await book.add(
      at: time,
      on: [1, 2, 3, 4, 5, 6, 7],
      mix,
      volume: .full,
      rise: 5
    )
    let host = try await stage.host(staysForAWhile: true)
    for _ in 0..<1200 { await host.tick(.seconds(1)) }
    try await book.set(wakeUp, isOn: false)
    try await host.perform(.reload)
    let watched = try await host.statuses(in: "en")
    for _ in 0..<1200 { await host.tick(.seconds(1)) }
    #expect(try await host.status(in: "en").state == .stopped)
    _ = watched
    await host.quit()
  }

  @Test("Time asleep counts for the timer, but not in a pause; one that ran out stays silent")
  func asleep() async throws {
    let host = try await stage.host()
    try await host.play("rain", timer: "60")
    stage.sleep(.seconds(1200))
    await host.tick(.seconds(1))
    // Wide bounds: beside a thousand other tests the device may have played on for a while.
    let left = try await host.status { ($0.timer?.remaining ?? 0) <= 2400 }?.timer?.remaining
    #expect(1800...2400 ~= left ?? 0)
    try await host.perform(.pause)
    stage.sleep(.seconds(3600))
    await host.tick(.seconds(1))
    #expect(1800...2400 ~= (try await host.perform(.resume).timer?.remaining ?? 0))
    stage.sleep(.seconds(3600))
    await host.tick(.seconds(1))
    let end = try await host.status { $0.state == .stopped }
    #expect(end?.timer == nil && end?.sounds == [])
    await host.quit()
  }

  @Test("A clock on the wall that is set leaves the timer alone", arguments: [-7200, 7200])
  func wallClock(_ seconds: Int64) async throws {
    let host = try await stage.host()
    try await host.play("rain", timer: "60")
    stage.pass(.seconds(seconds))
    for _ in 0..<3 { await host.tick(.seconds(1)) }
    #expect(3000...3600 ~= (try await host.status(in: "en").timer?.remaining ?? 0))
    await host.quit()
  }

  @Test("Media keys do what they say, and show what came of it")
  func mediaKeys() async throws {
    let host = try await stage.host()
    #expect(stage.keys.shown?.playback == .stopped && stage.keys.shown?.canPlay == false)
    try await host.play("rain", "wind", volume: 40)
    #expect(stage.keys.shown?.title == "Rain and Wind" && stage.keys.shown?.volume == 0.4)
    stage.keys.press(.playPause)
    _ = try await host.status { $0.state == .paused }
    #expect(stage.keys.shown?.playback == .paused)
    stage.keys.press(.setVolume(.nan))
    _ = try await host.status { $0.volume == 0 }
    stage.keys.press(.setVolume(1))
    _ = try await host.status { $0.volume == 100 }
    stage.keys.press(.play)
    _ = try await host.status { $0.state == .playing }
    stage.keys.press(.open("synth:sea"))
    _ = try await host.status { $0.sounds.first?.url == "synth:sea" }
    #expect(stage.keys.shown?.album == "Environment")
    stage.keys.press(.next)
    _ = try await host.status { $0.sounds.first?.url == "synth:stream" }
    stage.keys.press(.quit)
    await host.ended()
  }

  @Test("That nobody can control it any more is said once")
  func lostKeys() async throws {
    let host = try await stage.host()
    stage.keys.lose()
    var told: [String] = []
    while told.isEmpty { told = try await host.play("rain").remarks }
    #expect(told.count == 1 && told.first?.contains("session bus") == true)
    #expect(try await host.play("wind").remarks == [])
    await host.quit()
  }

  @Test("Without a device it plays for nobody, which is said once")
  func noDevice() async throws {
    stage.device.remove(.lost(device: "device"))
    let host = try await stage.host()
    let first = try await host.play("rain")
    #expect(first.state == .playing && first.output == "nobody:" && first.remarks.count == 1)
    try await host.rest()
    #expect(try await host.play("wind").remarks == [])
    await host.quit()
  }

  @Test("A device that comes later is played to from the next sound on")
  func lateDevice() async throws {
    stage.device.remove(.lost(device: "device"))
    let host = try await stage.host()
    #expect(try await host.play("rain", timer: "60").output == "nobody:")
    #expect(try await host.play("wind").output == "nobody:")
    stage.device.putBack()
    let heard = try await host.play("sea")
    #expect(heard.output == "device:" && heard.state == .playing && heard.remarks == [])
    #expect(try await host.play("rain").output == "device:")
    // Gone again, that is worth saying again.
    try await host.rest()
    stage.device.remove(.lost(device: "device"))
    #expect(try await host.play("rain").remarks.count == 1)
    await host.quit()
  }

  @Test("A store that is full does not stop the sound, and is told of")
  func fullStore() async throws {
    let host = try await stage.host()
    stage.store.isFull = true
    let start = try await host.play("rain", volume: 30)
    #expect(start.state == .playing && start.remarks.count == 1)
    await host.tick(.seconds(31))
    #expect(try await host.status(in: "en").state == .playing)
    stage.store.isFull = false
    await host.tick(.seconds(1))
    #expect(try await stage.store.read { try PlayerMemory.settings(in: $0).volume } == 30)
    await host.quit()
  }

  @Test("Gone without a word, it is gone on with by the next one, less the time between")
  func crashed() async throws {
    let first = try await stage.host()
    try await first.play("rain", "wind", timer: "60", volume: 40)
    stage.pass(.seconds(600))
    let second = try await stage.host()
    let restored = try await second.status(in: "en")
    #expect(restored.state == .playing && restored.volume == 40 && restored.sounds.count == 2)
    #expect(2400...3000 ~= restored.timer?.remaining ?? 0)
    stage.pass(.seconds(3000))
    let third = try await stage.host()
    #expect(try await third.status(in: "en").state == .stopped)
    for host in [first, second, third] { await host.quit() }
  }
}
