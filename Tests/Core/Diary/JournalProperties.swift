import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import DiaryCore

/// A person who does one thing after another in the diary, some of which is refused.
private struct Parent {
  let family: Family
  var random: SplitMix64

  private var sleeps: SleepJournal { SleepJournal(family.dependencies) }

  private mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    Int64.random(in: range, using: &random)
  }

  /// A moment of the last day.
  private mutating func moment() -> Instant {
    family.clock.now - .minutes(number(0...1440))
  }

  private mutating func anySleep() async throws -> Sleep? {
    try await family.dependencies.store.read { try $0.fetch(Sleep.query) }
      .randomElement(using: &random)
  }

  /// Does something.
  ///
  /// - Throws: what the diary refuses it with.
  mutating func act() async throws {
    switch number(0...15) {
    case 0: try await addChild()
    case 1, 2, 3: try await addSleep()
    case 4: try await addOpenSleep()
    case 5: _ = try await sleeps.stop(child: family.child, at: moment())
    case 6: if let sleep = try await anySleep() { _ = try await sleeps.delete(sleep.id) }
    case 7: try await feed()
    case 8, 9: try await reshape()
    case 10, 11: try await nurse()
    case 14, 15: try await actOnEvent()
    default: try await edit()
    }
  }

  private mutating func addChild() async throws {
    let names = ["Bo", "Cy", ""]
    let draft = ChildDraft(name: names.randomElement(using: &random) ?? "", born: Day(number: 0))
    _ = try await ChildBook(family.dependencies).add(draft, zone: family.zone)
  }

  private mutating func addSleep() async throws {
    let start = moment()
    let end = start + .minutes(number(-5...300))
    let kinds: [SleepKind?] = [nil, .night, .day]
    let kind = kinds.randomElement(using: &random) ?? nil
    let draft = SleepDraft(start: start, end: end, kind: kind, note: number(0...1) == 0 ? "n" : nil)
    let answers = Answers(
      onConflict: ConflictResolution.allCases.randomElement(using: &random) ?? .fail
    )
    _ = try await sleeps.add(draft, for: family.child.id, answers)
  }

  /// Splits a sleep, joins it with others, opens it or switches its kind.
  private mutating func reshape() async throws {
    guard let sleep = try await anySleep() else { return }
    let yes = Answers(isConfirmed: true)
    switch number(0...3) {
    case 0:
      let start = sleep.start + .minutes(number(0...120))
      let end = start + .minutes(number(1...60))
      _ = try await sleeps.split(sleep.id, from: start, to: end, yes)
    case 1: _ = try await sleeps.joinAround(sleep.id, yes)
    case 2: _ = try await sleeps.reopen(sleep.id, of: family.child, yes)
    default:
      let clock = DayClock(zones: try await family.zones(), night: family.child.night)
      _ = try await sleeps.switchKind(sleep.id, by: clock)
    }
  }

  /// Goes on with a feeding, or begins one.
  private mutating func nurse() async throws {
    let nursing = NursingJournal(family.dependencies)
    let (child, instant) = (family.child, family.clock.now - .minutes(number(0...20)))
    let yes = Answers(isConfirmed: true)
    switch number(0...4) {
    case 0: _ = try await nursing.start(.left, .breastMilk, at: instant, for: child, yes)
    case 1: _ = try await nursing.pause(child, at: instant)
    case 2: _ = try await nursing.resume(child, at: instant)
    case 3: _ = try await nursing.switchSide(of: child, at: instant)
    default: _ = try await nursing.stop(child, at: instant)
    }
  }

  private mutating func addOpenSleep() async throws {
    _ = try await sleeps.add(SleepDraft(start: moment()), for: family.child.id)
  }

  private mutating func feed() async throws {
    let start = moment()
    let method = FeedingMethod.nursing.randomElement(using: &random) ?? .bottle
    var draft = FeedingDraft(
      method: method,
      content: .breastMilk,
      start: start,
      end: start + .minutes(number(-1...30))
    )
    draft.amount = Int(number(-1...2000))
    _ = try await FeedingJournal(family.dependencies).add(draft, for: family.child.id)
  }

  /// Writes, moves or deletes an event of any kind.
  private mutating func actOnEvent() async throws {
    let kind = EventKind.allCases.randomElement(using: &random) ?? .note
    let time = moment() + .hours(number(0...1))
    let stored = try await family.dependencies.store.read { [family] transaction in
      try EventShelf(
        transaction: transaction,
        child: family.child.id,
        zones: TimeZoneHistory(family.zone)
      ).events(in: Instant(seconds: 0)..<family.clock.now + .hours(48))
    }
    switch (number(0...3), stored.randomElement(using: &random)) {
    case (0, let event?): try await family.delete(event)
    case (1, let event?): try await family.note("n\(number(0...9))", on: event)
    default: try await family.write(kind, at: time)
    }
  }

  private mutating func edit() async throws {
    guard let sleep = try await anySleep() else { return }
    let shift = Duration.minutes(number(-60...60))
    let choice = number(0...4)
    _ = try await sleeps.edit(sleep.id) { sleep in
      switch choice {
      case 0: sleep.start = sleep.start + shift
      case 1: sleep.end = sleep.end.map { $0 + shift }
      case 2: sleep.end = sleep.end == nil ? sleep.start + .hours(1) : nil
      case 3: sleep.note = sleep.note == nil ? "é" : nil
      default: sleep.kindByHand = .night
      }
    }
  }
}

@Suite("Any day's changes in the diary")
struct DiaryJournalProperties {
  private func run(_ backend: TestBackend, seed: UInt64) async throws {
    let family = try await Family("Europe/Moscow", now: "2026-05-11 12:00", on: backend)
    var parent = Parent(family: family, random: SplitMix64(seed: seed))
    if seed.isMultiple(of: 2) {
      try await family.storeUnchecked("08:00")
      try await family.storeUnchecked("08:30", "10:00")
    }
    var texts = [try await family.text()]
    while texts.count < 40 {
      let known = texts[texts.count - 1].keys
      do {
        try await parent.act()
      } catch is DiaryError {
        try #require(try await family.text(knowing: known) == texts[texts.count - 1])
      }
      let text = try await family.text(knowing: known)
      if text != texts[texts.count - 1] { texts.append(text) }
    }
    for text in texts.dropLast().reversed() {
      _ = try await family.journal.undo()
      try #require(try await family.text(knowing: text.keys) == text, "seed \(seed)")
    }
    for text in texts.dropFirst() {
      _ = try await family.journal.redo()
      try #require(try await family.text(knowing: text.keys) == text, "seed \(seed)")
    }
    await #expect(throws: JournalError.nothingToRedo) { try await family.journal.redo() }
  }

  @Test("are all undone to the first state and redone to the last, step by step")
  func inMemory() async throws {
    for seed in 0..<8 { try await run(.memory, seed: UInt64(seed)) }
  }

  @Test("are the same on a file")
  func onFile() async throws {
    for seed in 30..<32 { try await run(.sqlite, seed: UInt64(seed)) }
  }
}
