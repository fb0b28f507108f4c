import HearthModel
import HearthPorts
import StorageArchive
import StorageSQLite
import Testing

@testable import HabitsCore

@Suite("What is written is read back")
struct RoundTripTests {
  private static let archive = ZipArchive()
  private static let database = SQLiteForeignDatabase()
  private static let loop = LoopImporter(archive: archive, database: database)

  private func check(
    _ range: RandomHabits.Range,
    _ exporter: any Exporter<ForeignHabits, InterchangeLoss>,
    _ importer: any Importer<ForeignHabits>,
    named name: String,
    seed: Int
  ) throws {
    var random = RandomHabits(range, seed: seed)
    let habits = random.habits()
    let exported = try exporter.write(habits, named: name)
    #expect(exported.losses == [])
    let read = try importer.read(exported.files(name))
    #expect(read.essence == habits.essence)
    #expect(read.rejections == [])
  }

  @Test("Loop's zip", arguments: 0..<60)
  func zip(seed: Int) throws {
    let range = RandomHabits.Range(says: [.colour, .archivalFlag, .question, .note])
    let writer = LoopExporter(archive: Self.archive, database: Self.database)
    try check(range, writer, Self.loop, named: "x.zip", seed: seed)
  }

  @Test("Loop's backup", arguments: 0..<60)
  func backup(seed: Int) throws {
    let range = RandomHabits.Range(
      says: [.colour, .archivalFlag, .question, .note],
      saysReminders: true
    )
    let writer = LoopExporter(archive: Self.archive, database: Self.database)
    try check(range, writer, Self.loop, named: "x.db", seed: seed)
  }

  @Test("harsh", arguments: 0..<60)
  func harsh(seed: Int) throws {
    let range = RandomHabits.Range(
      aims: [.tick],
      texts: ["Чтение", "Run, jump", "\"quoted\"", "semi;colon", "👨‍👩‍👧", "a:b", "y", "n"],
      says: [.category, .archivalDay, .event]
    )
    // harsh has headings, and what stands above the first has none.
    var random = RandomHabits(range, seed: seed)
    let habits = random.habits()
    let exported = try HarshExporter().write(habits, named: "h")
    #expect(exported.losses == [])
    let read = try HarshImporter().read(exported.files("h"))
    #expect(read.essence.sorted() == habits.essence.sorted())
  }

  @Test("Table Habit", arguments: 0..<60)
  func tableHabit(seed: Int) throws {
    let range = RandomHabits.Range(
      rules: [
        .daily, .timesInDays(2, days: 7), .times(3, per: .week), .times(1, per: .month),
        .timesInDays(1, days: 9),
      ],
      says: [.colour, .category, .archivalFlag, .created, .polarity, .question, .note],
      saysReminders: true
    )
    try check(range, TableHabitExporter(), TableHabitImporter(), named: "x.json", seed: seed)
  }

  @Test("Our own lines say everything", arguments: 0..<60)
  func lines(seed: Int) throws {
    let range = RandomHabits.Range(
      rules: [
        .daily, .every(days: 3), .weekdays(Weekdays([1, 7]) ?? .all), .times(1, per: .year),
      ],
      says: [
        .emoji, .colour, .category, .pin, .archivalDay, .archivalFlag, .created, .event, .polarity,
        .question, .note,
      ],
      saysMissedOfMeasured: true,
      saysReminders: true
    )
    var random = RandomHabits(range, seed: seed)
    var habits = random.habits()
    habits.settings = TrackerSettings.standard
    habits.pauses = [ForeignPause(from: january(1), to: january(9))]
    if !habits.trackers.isEmpty {
      habits.pauses.append(ForeignPause(trackers: [0], from: january(3), to: january(4)))
      habits.trackers[0].schedule.append(ForeignSchedule(.other("phases"), from: january(20)))
      habits.trackers[0].marks.append(
        ForeignMark(Day(number: 40_000), Mark(rawValue: "halved"), reason: "r", note: "n")
      )
    }
    let exported = try HearthLinesExporter().write(habits, named: "x")
    let read = try HearthLinesImporter().read(exported.files("x"))
    #expect(read.essence == habits.essence)
    #expect(read.rejections == [] && read.losses == [])
  }

  @Test("What Loop cannot say is listed, tracker by tracker")
  func losses() throws {
    var habits = ForeignHabits(format: "jsonl")
    var tracker = ForeignTracker("Бег", at: InterchangePlace(file: ""))
    tracker.emoji = "🏓"
    tracker.category = "Спорт"
    tracker.isPinned = true
    tracker.archival = .on(january(20))
    tracker.created = january(1)
    tracker.polarity = .avoid
    (tracker.aim, tracker.unit, tracker.target) = (.atLeast, "km", 5000)
    tracker.schedule = [
      ForeignSchedule(.daily),
      ForeignSchedule(.weekdays(Weekdays([1, 3]) ?? .all), from: january(9)),
    ]
    tracker.reminders = [ForeignReminder(WallTimes([WallTime(secondsSinceMidnight: 0)]))]
    tracker.marks = [
      ForeignMark(january(5), .done, amount: 3), ForeignMark(january(6), .missed, note: "n"),
      ForeignMark(january(7), .skipped, reason: "r", note: "n"), ForeignMark(january(8), .done),
    ]
    habits.trackers = [tracker]
    habits.pauses = [ForeignPause(from: january(1), to: january(2))]
    let writer = LoopExporter(archive: Self.archive, database: Self.database)
    let exported = try writer.write(habits, named: "x.zip")
    #expect(
      Set(exported.losses.map(\.text)) == [
        "pauses", "Бег: emoji", "Бег: category", "Бег: pin", "Бег: archival", "Бег: created",
        "Бег: polarity", "Бег: earlier-schedules", "Бег: reminders", "Бег: rule 2/7",
        "Бег: misread-amounts", "Бег: missed-days", "Бег: notes-of-days", "Бег: joined-texts",
      ]
    )
    let read = try Self.loop.read(exported.files("x.zip"))
    #expect(
      read.tracker("Бег")?.lines == [
        "2026-01-05 done 4", "2026-01-07 skipped r · n", "2026-01-08 done 5000",
      ]
    )
  }
}

extension Exported {
  /// The files as an importer is given them.
  func files(_ name: String) -> [ImportFile] {
    switch content {
    case .file(let bytes): [ImportFile(name: name, bytes: bytes)]
    case .folder(let files): files.map { ImportFile(name: "\(name)/\($0.name)", bytes: $0.bytes) }
    }
  }
}
