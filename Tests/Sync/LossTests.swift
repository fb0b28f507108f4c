import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import SyncClient

/// Two devices write different values without knowing of each other: one stands, and people are told.
@Suite("The loser is told", .timeLimit(.minutes(20)))
struct LossTests {
  @Test("Two devices end a sleep: one sleep, one end, and both show the other", arguments: places)
  func sleepEnds(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let family = try await LossFamily(backend, transport)
    let (first, second) = (family.devices[0], family.devices[1])
    let sleep = try await family.sleep(from: "2026-06-01 21:00")
    try await family.stop(on: 0, at: "2026-06-02 07:00")
    try await family.stop(on: 1, at: "2026-06-02 07:02")
    let (lost, kept) = (try family.at("2026-06-02 07:00"), try family.at("2026-06-02 07:02"))
    try await first.sync()
    #expect(try await second.sync().conflicts == 1)
    #expect(try await first.sync().conflicts == 1)
    for device in family.devices {
      let sleeps = try await device.store.read { try $0.fetch(Sleep.query) }
      #expect(sleeps.map(\.end) == [kept])
      let conflicts = try await device.household.conflicts()
      #expect(conflicts.map(\.record) == [sleep.id])
      #expect(conflicts.map(\.table) == ["sleep"] && conflicts.map(\.field) == ["end"])
      #expect(conflicts.map(\.lost) == [.integer(lost.milliseconds)])
      let day = try await family.day("2026-06-02", on: device)
      let section = try #require(day["sections"]?.array?.first)
      #expect(section["end"]?.string == "2026-06-02T07:02:00+03:00")
      let told = try #require(section["lost"]?.array)
      #expect(told.map { $0["record"]?.string } == [sleep.id.description])
      #expect(told.map { $0["field"]?.string } == ["end"])
      #expect(told.map { $0["value"]?.string } == ["2026-06-02T07:00:00+03:00"])
      #expect(told.map { $0["at"]?.string } == ["2026-06-02T07:00:00+03:00"])
    }
    try await ConvergenceTests.settle(family.devices)
    for device in family.devices { #expect(try await device.sync().waiting == 0) }
  }

  @Test("The remark names the other end, in the words of each language")
  func words() async throws {
    let family = try await LossFamily(.memory, .hub)
    try await family.sleep(from: "2026-06-01 21:00")
    try await family.stop(on: 0, at: "2026-06-02 07:00")
    try await family.stop(on: 1, at: "2026-06-02 07:02")
    for _ in 0..<2 { for device in family.devices { try await device.sync() } }
    let day = try await family.read("2026-06-02", on: family.devices[0])
    for (language, remark) in [
      (Language.english, "another device: end 07:00"),
      (.russian, "на другом устройстве: конец 07:00"),
    ] {
      let model = DayViewModel(day, in: Messages(language, [.diary, .household]))
      #expect(model.sections[0].remarks.contains(remark), "\(model.sections[0].remarks)")
    }
  }

  @Test("Who takes the other value has it everywhere, and can take that back", arguments: places)
  func taking(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let family = try await LossFamily(backend, transport)
    let sleep = try await family.sleep(from: "2026-06-01 21:00")
    try await family.stop(on: 0, at: "2026-06-02 07:00")
    try await family.stop(on: 1, at: "2026-06-02 07:02")
    for _ in 0..<2 { for device in family.devices { try await device.sync() } }
    let loser = family.devices[0]
    let journal = LossJournal(family.dependencies(of: loser), zones: family.zones)
    guard case .sleep(let taken) = try await journal.take(sleep.id) else {
      Issue.record("It is a sleep.")
      return
    }
    let other = try family.at("2026-06-02 07:00")
    #expect(taken.end == other)
    try await ConvergenceTests.settle(family.devices)
    for device in family.devices {
      #expect(try await device.store.read { try $0.fetch(Sleep.query) } == [taken])
      #expect(try await device.household.conflicts() == [])
      let section = try await family.day("2026-06-02", on: device)["sections"]?.array?.first
      #expect(section?["lost"]?.array?.isEmpty == true)
    }
    _ = try await Journal.diary(family.dependencies(of: loser)).undo()
    #expect(try await loser.household.conflicts().count == 1)
  }

  @Test("Who keeps what stands hears of it no more, nor does anybody else")
  func keeping() async throws {
    let family = try await LossFamily(.memory, .hub)
    let sleep = try await family.sleep(from: "2026-06-01 21:00")
    try await family.stop(on: 0, at: "2026-06-02 07:00")
    try await family.stop(on: 1, at: "2026-06-02 07:02")
    for _ in 0..<2 { for device in family.devices { try await device.sync() } }
    let (winner, kept) = (family.devices[1], try family.at("2026-06-02 07:02"))
    _ = try await LossJournal(family.dependencies(of: winner), zones: family.zones).keep(sleep.id)
    try await ConvergenceTests.settle(family.devices)
    for device in family.devices {
      let sleeps = try await device.store.read { try $0.fetch(Sleep.query) }
      #expect(sleeps.map(\.end) == [kept])
      #expect(try await device.household.conflicts() == [])
    }
  }

  @Test(
    "Every difference that nobody knew of is told, and nothing that all agree on",
    arguments: [2, 3],
    TestBackend.allCases
  )
  func differences(_ count: Int, _ backend: TestBackend) async throws {
    var told = 0
    for seed: UInt64 in 0..<(backend == .memory ? 12 : 3) {
      let family = try await LossFamily(backend, .hub, devices: count, seed: seed)
      var random = SplitMix64(seed: seed)
      let sleep = try await family.sleep(from: "2026-06-01 21:00")
      for round in 0..<8 {
        let written = try await family.write(sleep.id, &random)
        try await ConvergenceTests.settle(family.devices.shuffled(using: &random))
        try await ConvergenceTests.settle(family.devices)
        for device in family.devices {
          let expected = try await family.expected(sleep.id, written, on: device)
          let found = Set(
            try await device.household.conflicts().map { "\($0.field) \($0.lost)" }
          )
          #expect(found == expected, "seed \(seed), round \(round)")
          told += found.count
        }
        try await family.forget(sleep.id)
      }
    }
    #expect(told > 5)
  }

  private static let places = TestBackend.allCases.flatMap { backend in
    TestTransport.immediate.map { (backend, $0) }
  }
}
