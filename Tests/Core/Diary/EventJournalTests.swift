import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("Writing events")
struct EventJournalTests {
  private func family() async throws -> Family {
    try await Family("Europe/Moscow", now: "2026-05-11 12:00")
  }

  @Test("of any kind is undone and redone as a whole", arguments: EventKind.allCases)
  func undo(_ kind: EventKind) async throws {
    let family = try await family()
    let before = try await family.text()
    let event = try await family.write(kind, at: try await family.at("09:00"))
    let after = try await family.text(knowing: before.keys)
    _ = try await family.journal.undo()
    #expect(try await family.text() == before)
    _ = try await family.journal.redo()
    #expect(try await family.text(knowing: before.keys) == after)
    try await family.delete(event)
    #expect(try await family.text() == before)
    _ = try await family.journal.undo()
    #expect(try await family.text(knowing: before.keys) == after)
  }

  @Test("says in any language what was undone", arguments: Language.all)
  func labels(_ language: Language) async throws {
    let family = try await family()
    let writer = JournalWriter(
      messages: Messages(language, [.household, .diary]),
      zones: try await family.zones(),
      now: family.clock.now
    )
    var told: [String] = []
    for kind in EventKind.allCases {
      let event = try await family.write(kind, at: try await family.at("09:00"))
      try await family.note("lively", on: event)
      try await family.delete(event)
      for _ in 0..<3 { told.append(writer.undone(try await family.journal.undo().label)) }
    }
    let text = told.joined(separator: "\n") + "\n"
    expectSnapshot(text, suite: "Diary", named: "undone-events-\(language.code)")
  }

  @Test("keeps whole seconds and no empty note")
  func tidy() async throws {
    let family = try await family()
    let time = try await family.at("09:00") + .milliseconds(300)
    let bath = try await family.events.add(Bath.self, for: family.child.id) { bath in
      (bath.start, bath.end, bath.note) = (time, time + .milliseconds(1800), "")
    }
    #expect(bath.start == time.wholeSeconds && bath.end == bath.start + .seconds(2))
    #expect(bath.note == nil)
  }

  @Test("refuses what cannot be, and nothing is written then")
  func faults() async throws {
    let family = try await family()
    let before = try await family.text()
    let (now, id) = (family.clock.now, family.child.id)
    let events = family.events
    await refuses(.event(.implausible(.temperature))) {
      _ = try await events.add(Temperature.self, for: id) { $0.set(now, 986_0) }
    }
    await refuses(.event(.implausible(.volume))) {
      _ = try await events.add(Pumping.self, for: id) { ($0.start, $0.left) = (now, -1) }
    }
    await refuses(.event(.sidesExceedTotal)) {
      _ = try await events.add(Pumping.self, for: id) { pumping in
        (pumping.start, pumping.left, pumping.right, pumping.total) = (now, 300, 310, 600)
      }
    }
    await refuses(.event(.empty(.growth))) {
      _ = try await events.add(Growth.self, for: id) { _ in }
    }
    for kind in [EventKind.medicine, .milestone, .note] {
      await refuses(.event(.empty(kind))) { _ = try await events.add(kind, for: id, at: now) }
    }
    await refuses(.endNotAfterStart(start: now, end: now - .seconds(1))) {
      _ = try await events.add(Bath.self, for: id) { ($0.start, $0.end) = (now, now - .seconds(1)) }
    }
    let early = now - .hours(8 * 24)
    await refuses(.tooLong(seconds: 8 * 86_400)) {
      _ = try await events.add(Bath.self, for: id) { ($0.start, $0.end) = (early, now) }
    }
    let nobody = family.dependencies.newID()
    await refuses(.noSuchRecord(nobody.description)) {
      _ = try await events.add(Nappy.self, for: nobody) { $0.time = now }
    }
    #expect(try await family.text() == before)
  }

  @Test("asks back what lies in the future or lasts more than a day, and stores it on a yes")
  func questions() async throws {
    let family = try await family()
    let (now, id) = (family.clock.now, family.child.id)
    let events = family.events
    let late = now + .minutes(1)
    await refuses(.needsConfirmation([.beginsInFuture(late)])) {
      _ = try await events.add(Nappy.self, for: id) { $0.time = late }
    }
    await refuses(.needsConfirmation([.endsInFuture(late)])) {
      _ = try await events.add(Bath.self, for: id) { ($0.start, $0.end) = (now, late) }
    }
    let early = now - .hours(25)
    await refuses(.needsConfirmation([.longerThanADay(seconds: 25 * 3600)])) {
      _ = try await events.add(TummyTime.self, for: id) { ($0.start, $0.end) = (early, now) }
    }
    let tomorrow = try #require(Day("2026-05-12"))
    await refuses(.needsConfirmation([.onFutureDay(tomorrow)])) {
      _ = try await events.add(Growth.self, for: id) { ($0.day, $0.weight) = (tomorrow, 5000) }
    }
    let nappy = try await events.add(Nappy.self, for: id, confirmed: true) { $0.time = late }
    let noted = try await events.edit(Nappy.self, nappy.id) { $0.note = "a guess" }
    #expect(noted.time == late && noted.note == "a guess")
  }

  @Test("asks nothing about what was stored so before, but about what changes")
  func tolerance() async throws {
    let family = try await family()
    var fever = try #require(try await family.store(.temperature, "09:00") as? Temperature)
    fever.value = 9999
    try await family.put(fever)
    let noted = try await family.events.edit(Temperature.self, fever.id) { $0.note = "odd" }
    #expect(noted.value == 9999)
    let events = family.events
    let late = family.clock.now + .hours(1)
    await refuses(.needsConfirmation([.beginsInFuture(late)])) {
      _ = try await events.edit(Temperature.self, fever.id) { $0.time = late }
    }
    await refuses(.event(.empty(.note))) {
      let note = try await family.write(.note, at: late - .hours(2))
      try await family.note("", on: note)
    }
  }

  @Test("moves what lies inside an event with it, and keeps it inside")
  func segments() async throws {
    let family = try await family()
    let start = try await family.at("09:00")
    var draft = FeedingDraft(method: .both, content: .breastMilk, start: start, end: start)
    try draft.setNursing(.minutes(10), .minutes(5), from: start, to: nil, now: start)
    let feeding = try await FeedingJournal(family.dependencies).add(draft, for: family.child.id)
    let moved = try await family.events.edit(Feeding.self, feeding.id) { feeding in
      try feeding.move(to: start - .hours(1))
    }
    #expect(moved.end == start - .minutes(45))
    #expect(moved.segments?.list.first?.start == start - .hours(1))
    #expect(moved.segments?.list.last?.end == moved.end)
    let events = family.events
    await refuses(.event(.segmentsOutside)) {
      _ = try await events.edit(Feeding.self, feeding.id) { $0.end = start - .minutes(50) }
    }
  }

  @Test("gives no time to a kind that has no such time")
  func times() async throws {
    let family = try await family()
    let now = family.clock.now
    let day = try #require(Day("2026-05-11"))
    for kind in EventKind.allCases {
      var event = kind.blank(family.dependencies.newID(), of: family.child.id)
      let isSpan = [.feeding, .pumping, .bath, .tummyTime].contains(kind)
      let fits = { (times: EventTimes) in
        do throws(EventFault) {
          try event.set(times)
          return true
        } catch {
          return error != .timeDoesNotFit(kind)
        }
      }
      #expect(fits(EventTimes(start: now)) == (kind != .growth))
      #expect(fits(EventTimes(start: now, end: now)) == isSpan)
      #expect(fits(EventTimes(day: day)) == (kind == .growth))
    }
  }
}

extension Temperature {
  /// At a time, hundredths of a degree.
  fileprivate mutating func set(_ time: Instant, _ value: Int) {
    (self.time, self.value) = (time, value)
  }
}
