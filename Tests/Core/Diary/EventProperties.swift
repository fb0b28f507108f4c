import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Any history with events of every kind")
struct EventProperties {
  /// A random history in a store, with events of every kind about its days.
  private func fill(
    _ family: Family,
    _ history: RandomHistory,
    _ random: inout SplitMix64
  ) async throws -> [any DiaryEvent] {
    let child = family.child.id
    let first = history.zones.start(of: try #require(history.days.first)).seconds
    var events: [any DiaryEvent] = []
    for _ in 0..<60 {
      let time = Instant(seconds: Int64.random(in: first...history.now.seconds, using: &random))
      let kind = try #require(EventKind.allCases.randomElement(using: &random))
      let id = RecordID(high: random.next(), low: random.next())
      events.append(kind.sample(id: id, of: child, at: time, by: history.zones))
    }
    let sleeps = history.sleeps.map { sleep in
      var sleep = sleep
      sleep.child = child
      return sleep
    }
    let stored = events
    try await family.dependencies.store.write { transaction in
      for sleep in sleeps { try transaction.put(sleep) }
      for event in stored { try transaction.put(event) }
    }
    return events
  }

  @Test("shows each event in one section of the day on which it begins", arguments: 0..<16)
  func oneSection(_ seed: UInt64) async throws {
    let history = try RandomHistory(seed: seed, isClean: seed.isMultiple(of: 2))
    let family = try await Family("Europe/Moscow", now: "2026-01-01 12:00")
    var random = SplitMix64(seed: seed)
    let events = try await fill(family, history, &random)
    var child = family.child
    child.born = Day(number: 0)
    let born = child
    for day in history.days {
      let read = try await family.dependencies.store.read {
        try DayReader($0, zones: history.zones, now: history.now).day(day, of: born)
      }
      let begun = events.filter { read.interval.contains($0.beginning(by: history.zones)) }
      for event in begun where !read.sections.isEmpty {
        let holders = read.sections.filter { $0.rows.contains { $0.id == event.id } }
        #expect(holders.count == 1, "seed \(seed), \(day), \(event)")
        let extent = try #require(holders.first).section
        #expect(extent.extent.lowerBound <= event.beginning(by: history.zones))
      }
      let rows = read.sections.flatMap(\.rows)
      #expect(Set(rows.map { $0.id }).count == rows.count)
      let figures = read.figures
      #expect(!begun.isEmpty ? figures.hasData : true)
      if let care = figures.care {
        #expect(care.pumpings == begun.count { $0 is Pumping })
      }
    }
  }

  @Test("takes what every section offers to be added", arguments: 0..<8)
  func additions(_ seed: UInt64) async throws {
    let history = try RandomHistory(seed: seed, isClean: true)
    let family = try await Family("Europe/Moscow", now: "2026-01-01 12:00")
    var random = SplitMix64(seed: seed)
    _ = try await fill(family, history, &random)
    family.clock.now = history.now
    let events = EventJournal(family.dependencies, zones: history.zones)
    let kinds: [DayAction: [EventKind]] = [
      .addFeeding: [.feeding], .addPumping: [.pumping], .addNappy: [.nappy],
      .addOther: [.temperature, .bath, .tummyTime, .milestone, .note, .medicine, .growth],
    ]
    for day in history.days {
      let child = family.child
      let read = try await family.dependencies.store.read {
        try DayReader($0, zones: history.zones, now: history.now).day(day, of: child)
      }
      for item in read.sections {
        let time = max(item.section.extent.lowerBound, read.interval.lowerBound)
        for action in read.actions(of: item) {
          for kind in kinds[action] ?? [] {
            let before = try await family.text()
            try await events.write(kind, for: child.id, at: time, by: history.zones)
            _ = try await family.journal.undo()
            #expect(try await family.text() == before)
          }
        }
      }
    }
  }

  @Test("keeps a child that has an entry of any kind", arguments: EventKind.allCases)
  func childInUse(_ kind: EventKind) async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00")
    try await family.store(kind, "09:00")
    await #expect(throws: JournalError.inUse(JournalLabel("journal.child.added", .text("Ada")))) {
      try await family.journal.undo()
    }
  }
}
