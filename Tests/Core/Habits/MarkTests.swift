import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import HabitsCore

@Suite("Marks")
struct MarkTests {
  private func entries(_ desk: HabitDesk) async throws -> [Entry] {
    try await desk.dependencies.store.read { try $0.fetch(Entry.query.ordered(by: \.day)) }
  }

  @Test("Done twice is done once, and one undo takes it back", arguments: TestBackend.allCases)
  func twice(_ backend: TestBackend) async throws {
    let desk = try await HabitDesk(backend)
    try await desk.habit("Read")
    let day = try desk.today
    _ = try await desk.marks.done("Read", on: day)
    _ = try await desk.marks.done("Read", on: day)
    #expect(try await entries(desk).count == 1)
    _ = try await desk.journal.undo()
    #expect(try await entries(desk).isEmpty)
    #expect(try await desk.wrongSheets() == [])
  }

  @Test("The button toggles, clear takes back, and clearing nothing is nothing")
  func toggle() async throws {
    let desk = try await HabitDesk()
    try await desk.habit("Read")
    let day = try desk.today
    #expect(try await desk.marks.toggle("read", on: day).state == .done)
    #expect(try await desk.marks.toggle("read", on: day).entry == nil)
    _ = try await desk.marks.clear("Read", on: day)
    #expect(try await entries(desk).isEmpty)
  }

  @Test("The button makes an amount that is not enough yet enough, and then takes it back")
  func togglePartial() async throws {
    let desk = try await HabitDesk()
    try await desk.habit("Water", goal: .atLeast(2000, unit: "l"))
    let day = try desk.today
    _ = try await desk.marks.done("Water", on: day, amount: 500)
    #expect(try await desk.marks.toggle("Water", on: day).entry?.amount == 2000)
    #expect(try await desk.marks.toggle("Water", on: day).entry == nil)
    try await desk.habit("Coffee", goal: .atMost(2000, unit: "cups"))
    _ = try await desk.marks.done("Coffee", on: day, amount: 3000)
    await #expect(throws: HabitsError.amountMissing("Coffee", unit: "cups")) {
      _ = try await desk.marks.toggle("Coffee", on: day)
    }
  }

  @Test("A day to come is refused, whatever is said of it")
  func future() async throws {
    let desk = try await HabitDesk()
    try await desk.habit("Read")
    let day = try desk.today.advanced(by: 1)
    let refusal = HabitsError.futureDay(day, today: try desk.today)
    await #expect(throws: refusal) { _ = try await desk.marks.done("Read", on: day) }
    await #expect(throws: refusal) { _ = try await desk.marks.skip("Read", on: day) }
    await #expect(throws: refusal) { _ = try await desk.marks.miss("Read", on: day) }
    await #expect(throws: refusal) { _ = try await desk.marks.clear("Read", on: day) }
    await #expect(throws: refusal) { _ = try await desk.marks.toggle("Read", on: day) }
    #expect(try await entries(desk).isEmpty)
  }

  @Test("What is measured wants an amount, what is ticked takes none")
  func amounts() async throws {
    let desk = try await HabitDesk()
    try await desk.habit("Read")
    try await desk.habit("Water", goal: .atLeast(2000, unit: "l"))
    try await desk.habit("Coffee", goal: .atMost(2000, unit: "cups"))
    let day = try desk.today
    #expect(try await desk.marks.done("Water", on: day).entry?.amount == 2000)
    #expect(try await desk.marks.done("Water", on: day, amount: 500).state == .undone)
    #expect(try await desk.marks.done("Coffee", on: day, amount: 0).state == .done)
    await #expect(throws: HabitsError.amountMissing("Coffee", unit: "cups")) {
      _ = try await desk.marks.done("Coffee", on: day)
    }
    await #expect(throws: HabitsError.amountNotTaken("Read")) {
      _ = try await desk.marks.done("Read", on: day, amount: 1000)
    }
    await #expect(throws: HabitsError.badAmount) {
      _ = try await desk.marks.done("Water", on: day, amount: -1)
    }
  }

  @Test("A skip has a reason and a mark keeps its note")
  func notes() async throws {
    let desk = try await HabitDesk()
    try await desk.habit("Read")
    let day = try desk.today
    _ = try await desk.marks.done("Read", on: day, note: "ten \"pages\"\nat night")
    let skipped = try await desk.marks.skip("Read", on: day, reason: "ill")
    #expect(skipped.entry?.reason == "ill" && skipped.entry?.note == "ten \"pages\"\nat night")
    let done = try await desk.marks.done("Read", on: day)
    #expect(done.entry?.reason == nil && done.entry?.note == "ten \"pages\"\nat night")
    #expect(try await desk.marks.done("Read", on: day, note: "").entry?.note == nil)
  }

  @Test("The order of marks never matters")
  func order() async throws {
    var random = SplitMix64(seed: 7)
    let offsets = (0..<40).map { -$0 }
    var texts: [String] = []
    for _ in 0..<3 {
      let desk = try await HabitDesk(seed: 5)
      try await desk.habit("Read")
      for offset in offsets.shuffled(using: &random) {
        let day = try desk.today.advanced(by: offset)
        if offset.isMultiple(of: 7) {
          _ = try await desk.marks.skip("Read", on: day)
        } else {
          _ = try await desk.marks.done("Read", on: day)
        }
      }
      texts.append(try await desk.text().description)
      #expect(try await desk.wrongSheets() == [])
    }
    #expect(Set(texts).count == 1)
  }

  @Test(
    "Two devices that mark one day make one entry, and two days of one tracker lie side by side"
  )
  func oneEntry() async throws {
    let desk = try await HabitDesk()
    let tracker = try await desk.habit("Read")
    let day = try desk.today
    let mine = Entry(tracker: tracker.id, day: day, mark: .done)
    let theirs = Entry(tracker: tracker.id, day: day, mark: .done, note: "n")
    #expect(mine.id == theirs.id)
    #expect(mine.id < Entry(tracker: tracker.id, day: day.advanced(by: 1), mark: .done).id)
  }

  @Test("A day before all that can be marked is refused")
  func tooEarly() async throws {
    let desk = try await HabitDesk()
    try await desk.habit("Read")
    let day = try Day.of("1899-12-31")
    await #expect(throws: HabitsError.tooEarly(day, first: day.advanced(by: 1))) {
      _ = try await desk.marks.done("Read", on: day)
    }
  }
}
