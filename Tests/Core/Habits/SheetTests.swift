import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import HabitsCore

/// A person who does one thing after another, some of which is refused.
private struct Person {
  let desk: HabitDesk
  var random: SplitMix64

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func name() async throws -> String {
    let trackers = try await desk.dependencies.store.read { try $0.fetch(Tracker.query) }
    return trackers.randomElement(using: &random)?.id.description ?? "none"
  }

  private mutating func day() throws -> Day {
    try desk.today.advanced(by: number(-40...1))
  }

  mutating func act() async throws {
    switch number(0...13) {
    case 0: _ = try await desk.category("c\(number(0...3))")
    case 1, 2: try await add()
    case 3: _ = try await desk.trackers.archive(name(), from: number(0...1) == 0 ? nil : day())
    case 4: _ = try await desk.trackers.edit(name(), rule: .every(days: number(1...4)), from: day())
    case 5: _ = try await desk.trackers.pin(name(), number(0...1) == 0)
    case 6: _ = try await desk.marks.skip(name(), on: day(), reason: "r")
    case 7: _ = try await desk.marks.clear(name(), on: day())
    case 8: try await deleteSomething()
    case 9: _ = try await desk.marks.done(name(), on: day(), amount: number(0...5000))
    default: _ = try await desk.marks.done(name(), on: day())
    }
  }

  private mutating func add() async throws {
    let categories = try await desk.dependencies.store.read { try CategoryBook.categories(in: $0) }
    guard let category = categories.randomElement(using: &random) else { return }
    var draft = TrackerDraft(name: "t\(number(0...5))", category: category.id)
    if number(0...2) == 0 { draft.goal = .atLeast(2000, unit: "l") }
    if number(0...4) == 0 { draft.kind = .event }
    _ = try await desk.trackers.add(draft)
  }

  private mutating func deleteSomething() async throws {
    guard number(0...2) > 0 else {
      _ = try await desk.trackers.delete(name())
      return
    }
    let categories = try await desk.dependencies.store.read { try CategoryBook.categories(in: $0) }
    guard let category = categories.randomElement(using: &random) else { return }
    let target = categories.randomElement(using: &random)
    let fates: [CategoryBook.Fate?] = [nil, .delete, target.map { .move(to: $0.id) }]
    let fate = fates.randomElement(using: &random) ?? nil
    _ = try await desk.categories.delete(category.id.description, trackers: fate)
  }
}

@Suite("Any day's changes of the habit tracker")
struct SheetTests {
  private func run(_ backend: TestBackend, seed: UInt64) async throws {
    let desk = try await HabitDesk(backend, seed: seed)
    var person = Person(desk: desk, random: SplitMix64(seed: seed))
    var texts = [try await desk.text()]
    while texts.count < 40 {
      let known = texts[texts.count - 1].keys
      do {
        try await person.act()
      } catch is HabitsError {
        try #require(try await desk.text(knowing: known) == texts[texts.count - 1])
      }
      let text = try await desk.text(knowing: known)
      if text != texts[texts.count - 1] { texts.append(text) }
      try #require(try await desk.wrongSheets() == [], "seed \(seed)")
    }
    for text in texts.dropLast().reversed() {
      _ = try await desk.journal.undo()
      try #require(try await desk.text(knowing: text.keys) == text, "seed \(seed)")
      try #require(try await desk.wrongSheets() == [], "seed \(seed)")
    }
    for text in texts.dropFirst() {
      _ = try await desk.journal.redo()
      try #require(try await desk.text(knowing: text.keys) == text, "seed \(seed)")
    }
    #expect(try await desk.wrongSheets() == [])
  }

  @Test("are undone to the first state and redone to the last, and sheets say what entries say")
  func inMemory() async throws {
    for seed in 0..<6 { try await run(.memory, seed: UInt64(seed)) }
  }

  @Test("are the same on a file")
  func onFile() async throws {
    try await run(.sqlite, seed: 40)
  }

  @Test("A sheet is read as it was written, whatever it says")
  func roundTrip() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      var marks = DayMarks()
      let id = RecordID(high: 1, low: 1)
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let day = Day(number: Int.random(in: -200...200, using: &random))
        let mark = [Mark.done, .missed, .skipped, nil].randomElement(using: &random) ?? nil
        let amount =
          Bool.random(using: &random) ? Int.random(in: 0...9_000_000, using: &random) : nil
        marks.set(mark, amount: amount, on: day)
        #expect(
          marks.mark(on: day) == mark && marks.amount(on: day) == (mark == nil ? nil : amount)
        )
      }
      #expect(DayMarks(marks.sheet(of: id)) == marks)
    }
  }

  @Test("A sheet that is missing is made of the entries")
  func missing() async throws {
    let desk = try await HabitDesk()
    let tracker = try await desk.habit("Read")
    _ = try await desk.marks.done("Read", on: desk.today)
    try await desk.dependencies.store.write { try $0.delete(MarkSheet.schema.table, tracker.id) }
    let marks = try await desk.dependencies.store.read {
      try SheetReader($0).marks(of: [tracker.id])
    }
    #expect(try marks[tracker.id]?.mark(on: desk.today) == .done)
    _ = try await desk.marks.done("Read", on: desk.today.advanced(by: -1))
    #expect(try await desk.wrongSheets() == [])
  }
}
