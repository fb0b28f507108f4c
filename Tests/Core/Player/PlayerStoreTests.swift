import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import PlayerCore

@Suite("What the player keeps")
struct PlayerStoreTests {
  private let clock: TestClock
  private let place: TestPlace
  private let dependencies: Dependencies

  init() async throws {
    let clock = TestClock(Instant(seconds: 1_780_000_000))
    let random = TestRandom()
    self.clock = clock
    place = try await TestPlace(
      .sqlite,
      [PlayerSchema.module],
      now: { clock.now },
      random: { random.next() }
    )
    dependencies = Dependencies(
      store: place.store,
      timeZones: SystemTimeZones(environment: Environment()),
      now: { clock.now },
      random: { random.next() }
    )
  }

  private static let mix = [
    MixEntry(SoundAddress(scheme: "synth", path: "rain"), volume: SoundVolume(70) ?? .full),
    MixEntry(
      SoundAddress(scheme: "synth", path: "noise", parameters: [SoundParameter("colour", "3")])
    ),
    MixEntry(SoundAddress(scheme: "file", path: "/a b/c?d=\"e\".flac")),
  ]

  @Test("A preset comes back as it was, and a name has but one")
  func presets() async throws {
    let book = PresetBook(dependencies)
    let first = try await book.save(Self.mix, as: " Night ", timerMinutes: 60)
    let second = try await book.save(Array(Self.mix.prefix(1)), as: "Night")
    #expect(first.id == second.id)
    #expect(first.mix == Self.mix)
    let kept = try await place.store.read { try PresetBook.presets(in: $0) }
    #expect(kept == [second])
    #expect(kept.first?.timerMinutes == nil)
    try await book.delete(named: "Night")
    await #expect(throws: PlayerError.noSuchPreset("Night", known: [])) {
      try await book.delete(named: "Night")
    }
    await #expect(throws: PlayerError.emptyName) { _ = try await book.save([], as: " \t") }
  }

  @Test("Settings stay on the machine, and begin with the standard ones")
  func settings() async throws {
    let memory = PlayerMemory(dependencies)
    #expect(try await place.store.read { try PlayerMemory.settings(in: $0) } == .standard)
    let changed = try await memory.change { $0.volume = 40 }
    #expect(try await place.store.read { try PlayerMemory.settings(in: $0) } == changed)
    #expect(PlayerSettings.schema.table.isLocal && LastPlayed.schema.table.isLocal)
  }

  /// A status with some minutes of a timer to go.
  private static func status(minutes: Int64?) -> PlayerStatus {
    var status = PlayerStatus.stopped
    status.state = .playing
    status.mix = mix
    status.timer = minutes.map { minutes in
      .init(total: .seconds(3600), remaining: .seconds(minutes * 60), isFading: false)
    }
    return status
  }

  @Test("After a restart it goes on, with what is left of the timer")
  func resumed() async throws {
    let memory = PlayerMemory(dependencies)
    #expect(try await memory.resumed() == nil)
    try await memory.remember(Self.status(minutes: 30))
    clock.now = Instant(milliseconds: clock.now.milliseconds + 600_000)
    let last = try #require(try await memory.resumed())
    #expect(last.mix == Self.mix && last.timerSeconds == 1200)
    clock.now = Instant(milliseconds: clock.now.milliseconds + 1_200_000)
    #expect(try await memory.resumed() == nil, "an expired timer is not revived")
    try await memory.remember(Self.status(minutes: nil))
    #expect(try await memory.resumed()?.timerSeconds == .some(nil))
    try await memory.remember(.stopped)
    #expect(try await memory.resumed() == nil)
  }

  @Test("A planted rule that revives expired timers is found")
  func mutant() throws {
    let last = LastPlayed(Self.status(minutes: 30), at: Instant(seconds: 0))
    let late = Instant(seconds: 1800)
    #expect(last.resumed(at: late) == nil)
    Mutant.$planted.withValue(.expiredTimerRevived) { #expect(last.resumed(at: late) != nil) }
  }

  @Test("A clock that was set back adds nothing to the timer")
  func setBack() async throws {
    let memory = PlayerMemory(dependencies)
    try await memory.remember(Self.status(minutes: 30))
    clock.now = Instant(milliseconds: clock.now.milliseconds - 7_200_000)
    #expect(try await memory.resumed()?.timerSeconds == 1800)
  }

  @Test("Of several wake-ups the next one is told")
  func wakeUps() async throws {
    let book = WakeUpBook(dependencies)
    let zones = TimeZoneHistory(
      try SystemTimeZones(environment: Environment()).rules(named: "Europe/Berlin")
    )
    let now = try TimeReader(zones: zones, now: clock.now).instant("2026-01-09 12:00").instant
    let all = Set(1...7)
    let late = try await book.add(
      at: try #require(WallTime("09:00")),
      on: all,
      Self.mix,
      volume: .full,
      rise: 5
    )
    let early = try await book.add(
      at: try #require(WallTime("06:30")),
      on: all,
      Self.mix,
      volume: .full,
      rise: 900
    )
    #expect(early.riseMinutes == 60 && early.mix == Self.mix)
    func next() async throws -> RecordID? {
      try await place.store.read {
        try WakeUpBook.next(after: now, zones: zones, in: $0)?.wakeUp.id
      }
    }
    #expect(try await next() == early.id)
    try await book.delete(early)
    #expect(try await next() == late.id)
    try await book.delete(late)
    #expect(try await next() == nil)
  }

  @Test("Its tables change only together with their version")
  func layout() {
    let text = PlayerSchema.module.tables().map { table in
      "\(table.kind) \(table.name)\(table.isLocal ? " (local)" : "")\n"
        + table.columns.map {
          "  \($0.number) \($0.name): \($0.storage)\($0.isOptional ? "?" : "")\n"
        }.joined()
    }
    let version = PlayerSchema.module.version
    expectSnapshot(text.joined(separator: "\n"), suite: "Schema", named: "player-\(version)")
  }
}

@Suite("Wake-ups")
struct WakeUpTests {
  private static func wakeUp(_ days: Set<Int>, _ time: String, rise: Int = 10) throws -> WakeUp {
    var wakeUp = WakeUp(
      id: RecordID(high: 1, low: 1),
      time: try #require(WallTime(time)),
      weekdayBits: 0,
      mixText: MixText.write([MixEntry(SoundAddress("sea") { _ in nil })]),
      volume: 60,
      riseMinutes: rise,
      isOn: true
    )
    wakeUp.weekdays = days
    return wakeUp
  }

  private static func zones(_ name: String) throws -> TimeZoneHistory {
    TimeZoneHistory(try SystemTimeZones(environment: Environment()).rules(named: name))
  }

  /// Days, the time, now, and when it next begins to rise: all on the clock of Berlin.
  private static let cases: [(days: Set<Int>, time: String, now: String, next: String)] = [
    // 2026-01-09 was a Friday.
    ([5], "07:00", "2026-01-09 06:00", "2026-01-09 06:50"),
    ([5], "07:00", "2026-01-09 06:50", "2026-01-16 06:50"),
    ([1, 2, 3, 4, 5], "07:00", "2026-01-09 12:00", "2026-01-12 06:50"),
    ([6], "00:05", "2026-01-09 12:00", "2026-01-09 23:55"),
    // The clock goes from 02:00 to 03:00 on 2026-03-29, a Sunday.
    ([7], "07:00", "2026-03-28 12:00", "2026-03-29 06:50"),
    ([1, 2, 3, 4, 5, 6, 7], "03:05", "2026-03-29 01:00", "2026-03-29 01:55"),
  ]

  @Test("The next one is found by the household's clock", arguments: cases.indices)
  func next(_ index: Int) throws {
    let entry = Self.cases[index]
    let zones = try Self.zones("Europe/Berlin")
    let reader = TimeReader(zones: zones, now: Instant(seconds: 1_900_000_000))
    let wakeUp = try Self.wakeUp(entry.days, entry.time)
    let next = wakeUp.next(after: try reader.instant(entry.now).instant, zones: zones)
    #expect(next?.lowerBound == (try reader.instant(entry.next).instant))
    #expect(next.map { $0.upperBound.milliseconds - $0.lowerBound.milliseconds } == 600_000)
  }

  @Test("Switched off, or without a day, there is none")
  func none() throws {
    let zones = try Self.zones("Europe/Berlin")
    var wakeUp = try Self.wakeUp([], "07:00")
    #expect(wakeUp.next(after: Instant(seconds: 0), zones: zones) == nil)
    wakeUp.weekdays = [3, 7]
    #expect(wakeUp.weekdays == [3, 7])
    #expect(wakeUp.next(after: Instant(seconds: 0), zones: zones) != nil)
    wakeUp.isOn = false
    #expect(wakeUp.next(after: Instant(seconds: 0), zones: zones) == nil)
  }
}
