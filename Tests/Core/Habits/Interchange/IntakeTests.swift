import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import Synchronization
import Testing

@testable import HabitsCore

@Suite("Habits taken in")
struct IntakeTests {
  @Test("What is imported twice is there once")
  func twice() async throws {
    let house = try await IntakeHouse()
    let habits = try harsh("2026-01-05 : Run : y : good", "2026-01-06 : Run : s : ill")
    let first = try await house.take(habits)
    #expect(first.added == 3 && first.changed == 0 && first.unchanged == 0)
    let lines = try await house.lines()
    let second = try await house.take(habits)
    #expect(second.added == 0 && second.changed == 0 && second.unchanged == 3)
    #expect(try await house.lines() == lines)
    let tracker = try #require(try await house.habits().tracker("Run"))
    #expect(tracker.category == "Sport" && tracker.created == january(5))
    #expect(tracker.lines == ["2026-01-05 done good", "2026-01-06 skipped ill"])
  }

  @Test("Trackers whose names differ in a letter keep marks of their own")
  func similarNames() async throws {
    let house = try await IntakeHouse()
    var habits = ForeignHabits(format: "harsh")
    for number in 0..<30 {
      var tracker = ForeignTracker("Run \(number)", at: InterchangePlace(file: ""))
      tracker.marks = (1...30).filter { ($0 + number) % 3 > 0 }
        .map { ForeignMark(january($0), .done, note: "\(number)/\($0)") }
      habits.trackers.append(tracker)
    }
    try await house.take(habits)
    let kept = try await house.habits()
    for tracker in habits.trackers {
      #expect(kept.tracker(tracker.name)?.lines == tracker.lines)
      #expect(try await house.figures(tracker.name).completed == 20)
    }
  }

  @Test("An import tells how far it is; stopped at any mark it leaves no trace")
  func stopped() async throws {
    let house = try await IntakeHouse()
    var tracker = ForeignTracker("Run", at: InterchangePlace(file: ""))
    let first = january(1).number - 1200
    tracker.marks = (0..<1200).map { ForeignMark(Day(number: first + $0), .done) }
    var habits = ForeignHabits(format: "harsh")
    habits.trackers = [tracker]
    for limit in [1, 2, 600, 1200] {
      let asked = Atomic(0)
      await #expect(throws: ImportError.cancelled) {
        try await house.take(habits) { options in
          options.isCancelled = { asked.add(1, ordering: .relaxed).newValue == limit }
        }
      }
      #expect(try await house.habits().trackers.isEmpty)
    }
    let told = Mutex<[Int]>([])
    let report = try await house.take(habits) { options in
      options.progress = { done, total in told.withLock { $0 += [done, total] } }
    }
    #expect(report.added == 1201)
    #expect(told.withLock { $0 } == [0, 1200, 500, 1200, 1000, 1200])
  }

  @Test("A dry run tells the same and writes nothing")
  func dryRun() async throws {
    let house = try await IntakeHouse()
    let habits = try harsh("2026-01-05 : Run : y")
    let planned = try await house.take(habits, isDryRun: true)
    #expect(try await house.habits().trackers.isEmpty)
    #expect(try await house.take(habits) == planned)
  }

  @Test("The source's changes are followed, what was changed here alone stays")
  func followed() async throws {
    let house = try await IntakeHouse()
    try await house.take(
      harsh("2026-01-05 : Run : y", "2026-01-06 : Run : y", "2026-01-07 : Run : y")
    )
    let marks = MarkBook(house.dependencies, today: house.today)
    _ = try await marks.clear("Run", on: january(5))
    _ = try await marks.skip("Run", on: january(6), reason: "mine")
    let report = try await house.take(
      harsh(
        "2026-01-05 : Run : y",
        "2026-01-06 : Run : y",
        "2026-01-07 : Run : n",
        "2026-01-08 : Run : y"
      )
    )
    #expect(report.added == 1 && report.changed == 1 && report.unchanged == 3)
    #expect(
      try await house.habits().tracker("Run")?.lines == [
        "2026-01-06 skipped mine", "2026-01-07 missed", "2026-01-08 done",
      ]
    )
  }

  @Test("Another schedule in the source holds from today and leaves the past alone")
  func schedule() async throws {
    let house = try await IntakeHouse()
    try await house.take(harsh("2026-01-05 : Run : y"))
    let report = try await house.take(harsh("2026-01-05 : Run : y", habits: "! Sport\nRun: 3/7\n"))
    #expect(report.changed == 1)
    #expect(
      try await house.habits().tracker("Run")?.schedule == [
        ForeignSchedule(.daily, from: january(5)),
        ForeignSchedule(.timesInDays(3, days: 7), from: january(31)),
      ]
    )
  }

  @Test("A tracker that was deleted here stays so")
  func deleted() async throws {
    let house = try await IntakeHouse()
    let habits = try harsh("2026-01-05 : Run : y")
    try await house.take(habits)
    _ = try await TrackerBook(house.dependencies, today: house.today).delete("Run")
    let report = try await house.take(habits)
    #expect(report.added == 0 && report.changed == 0)
    #expect(report.details.losses.map(\.text) == ["Run: deleted-here"])
    #expect(try await house.habits().trackers.isEmpty)
  }

  @Test("An import is one action; one that changes nothing is none")
  func undo() async throws {
    let house = try await IntakeHouse()
    let habits = try harsh("2026-01-05 : Run : y", "2026-01-06 : Run : y")
    try await house.take(habits)
    let journal = Journal.habits(house.dependencies)
    try await house.take(habits)
    _ = try await journal.undo()
    #expect(try await house.habits().trackers.isEmpty)
    await #expect(throws: JournalError.nothingToUndo) { try await journal.undo() }
    _ = try await journal.redo()
    #expect(try await house.habits().tracker("Run")?.lines.count == 2)
    #expect(try await house.take(habits).unchanged == 3)
  }

  @Test("Days to come and days of long ago are rejected, the others taken")
  func days() async throws {
    let house = try await IntakeHouse()
    let report = try await house.take(
      harsh("2026-01-31 : Run : y", "2026-02-01 : Run : y", "1800-01-01 : Run : y")
    )
    #expect(report.added == 2)
    #expect(
      Set(report.details.rejected.map(\.reason)) == [
        .futureDay(january(32)), .tooEarly(try #require(Day("1800-01-01"))),
      ]
    )
    #expect(try await house.habits().tracker("Run")?.created == january(31))
  }

  @Test("A tracker of the same name is joined, and its days follow the source")
  func joined() async throws {
    let house = try await IntakeHouse()
    try await house.take(harsh("2026-01-05 : Run : y"))
    var other = ForeignHabits(format: "streaks")
    var tracker = ForeignTracker("Run", at: InterchangePlace(file: ""))
    tracker.marks = [ForeignMark(january(5), .skipped), ForeignMark(january(6), .done)]
    other.trackers = [tracker]
    let report = try await house.take(other)
    #expect(report.details.losses.map(\.text) == ["Run: joined"])
    #expect(report.added == 1 && report.changed == 1)
    #expect(try await house.habits().trackers.count == 1)
  }

  @Test("Two trackers of one name stay two, also when they come again")
  func sameNames() async throws {
    let house = try await IntakeHouse()
    var habits = ForeignHabits(format: "loop")
    for day in [5, 6] {
      var tracker = ForeignTracker("Run", at: InterchangePlace(file: ""))
      tracker.marks = [ForeignMark(january(day), .done)]
      habits.trackers.append(tracker)
    }
    try await house.take(habits)
    #expect(try await house.take(habits).unchanged == 4)
    #expect(
      try await house.habits().trackers.map(\.lines) == [["2026-01-05 done"], ["2026-01-06 done"]]
    )
  }

  @Test("A name that is too long is shortened, and kept whole in the note")
  func longName() async throws {
    let house = try await IntakeHouse()
    var habits = ForeignHabits(format: "loop")
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 38)
    let long = family + " and more"
    habits.trackers = [
      ForeignTracker(family, at: InterchangePlace(file: "")),
      ForeignTracker(long, at: InterchangePlace(file: "")),
    ]
    let report = try await house.take(habits)
    #expect(report.details.losses.map(\.kind) == [.shortenedName])
    let taken = try await house.habits().trackers
    #expect(taken.map(\.name) == [family, family])
    #expect(taken.map(\.note) == [nil, long])
  }
}
