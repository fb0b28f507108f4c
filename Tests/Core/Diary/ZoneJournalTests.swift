import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@Suite("The zone that a household lives in")
struct ZoneJournalTests {
  @Test("Asleep in New York and awake in Tokyo is one hour, not fourteen")
  func journey() async throws {
    let family = try await Family("America/New_York", now: "2026-06-01 20:30")
    let asleep = try await family.at("2026-06-01 20:00")
    _ = try await SleepJournal(family.dependencies)
      .add(SleepDraft(start: asleep), for: family.child.id)
    let change = try await set("Asia/Tokyo", nil, family)
    #expect(change?.since == family.clock.now)
    try await family.setNow("2026-06-02 10:00")
    let stopped = try await SleepJournal(family.dependencies)
      .stop(child: family.child, at: family.clock.now)
    #expect(stopped.sleep.end == asleep + .seconds(3600))
  }

  @Test("A zone that is in force anyway is no change, and nothing can be undone")
  func idle() async throws {
    let family = try await Family("Europe/Berlin", now: "2026-06-01 12:00")
    #expect(try await set("Asia/Tokyo", nil, family) != nil)
    let before = try await family.text()
    #expect(try await set("Asia/Tokyo", nil, family) == nil)
    #expect(try await family.text() == before)
  }

  @Test("A journey written down late ends where the next one begins, and undo takes it back")
  func late() async throws {
    let family = try await Family("Europe/Berlin", now: "2026-06-10 12:00")
    let home = try await family.at("2026-06-08 10:00")
    let away = try await family.at("2026-06-01 10:00")
    _ = try await set("Europe/Lisbon", home, family)
    let before = try await family.text()
    _ = try await set("Asia/Tokyo", away, family)
    let names = try await family.zones().eras.map(\.zone.name)
    #expect(names == ["Europe/Berlin", "Asia/Tokyo", "Europe/Lisbon"])
    _ = try await family.journal.undo()
    #expect(try await family.text(knowing: before.keys) == before)
  }

  @Test("A household without a zone begins with it, or with its own until then")
  func first() async throws {
    for since in [nil, Instant(seconds: 1_780_000_000)] {
      let family = try await Family("Europe/Berlin", now: "2026-06-10 12:00")
      try await family.dependencies.store.write { transaction in
        for change in try transaction.fetch(ZoneChange.query) { try transaction.delete(change) }
      }
      _ = try await set("Asia/Tokyo", since, family)
      let names = try await family.zones().eras.map(\.zone.name)
      #expect(names == (since == nil ? ["Asia/Tokyo"] : ["Europe/Berlin", "Asia/Tokyo"]))
    }
  }

  private func set(
    _ zone: String,
    _ since: Instant?,
    _ family: Family
  ) async throws -> ZoneChange? {
    let rules = try family.dependencies.timeZones.rules(named: zone)
    return try await ZoneJournal(family.dependencies).set(rules, since: since, home: family.zone)
  }
}
