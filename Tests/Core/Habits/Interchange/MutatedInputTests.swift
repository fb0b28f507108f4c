import HearthModel
import HearthPorts
import StorageArchive
import StorageSQLite
import TestSupport
import Testing

@testable import HabitsCore

/// A reader with a sound file of its format.
struct ReaderSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let importer: any Importer<ForeignHabits>
  let files: [ImportFile]
}

@Suite("Files that were cut or altered", .timeLimit(.minutes(20)))
struct MutatedInputTests {
  private static func samples() throws -> [ReaderSample] {
    try writtenByUs() + writtenByOthers()
  }

  private static func writtenByUs() throws -> [ReaderSample] {
    let (archive, database) = (ZipArchive(), SQLiteForeignDatabase())
    var random = RandomHabits(
      RandomHabits.Range(says: [.colour, .category, .question, .note], saysReminders: true),
      seed: 12
    )
    let habits = random.habits()
    let loop = LoopExporter(archive: archive, database: database)
    let reader = LoopImporter(archive: archive, database: database)
    return [
      ReaderSample(
        testDescription: "Loop's zip",
        importer: reader,
        files: try loop.write(habits, named: "x.zip").files("x.zip")
      ),
      ReaderSample(
        testDescription: "Loop's backup",
        importer: reader,
        files: try loop.write(habits, named: "x.db").files("x.db")
      ),
      ReaderSample(
        testDescription: "harsh",
        importer: HarshImporter(),
        files: try HarshExporter().write(habits, named: "h").files("h")
      ),
      ReaderSample(
        testDescription: "Table Habit",
        importer: TableHabitImporter(),
        files: try TableHabitExporter().write(habits, named: "x").files("x")
      ),
      ReaderSample(
        testDescription: "our own lines",
        importer: HearthLinesImporter(),
        files: try HearthLinesExporter().write(habits, named: "x").files("x")
      ),
    ]
  }

  private static func writtenByOthers() -> [ReaderSample] {
    let text =
      "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
      + (1..<29).map { "A,b,c,\($0)/02/2021,\($0 % 5),\"x\ny\"\n" }.joined()
    let streaks =
      "task_id,title,entry_type,entry_date,quantity,notes\n"
      + (10..<29).map { "1,A,completed_manually,202601\($0),\($0),n\n" }.joined()
    let beaver =
      "{\"habits\":[{\"id\":\"a\",\"name\":\"b\",\"period\":{\"period_type\":\"W\"},"
      + "\"records\":[{\"day\":\"2026-01-05\",\"done\":true,\"text\":\"x\"}]}]}"
    return [
      ReaderSample(
        testDescription: "HabitBull",
        importer: HabitBullImporter(),
        files: [ImportFile(name: "x", bytes: Array(text.utf8))]
      ),
      ReaderSample(
        testDescription: "Streaks",
        importer: StreaksImporter(),
        files: [ImportFile(name: "x", bytes: Array(streaks.utf8))]
      ),
      ReaderSample(
        testDescription: "Beaver Habits",
        importer: BeaverHabitsImporter(),
        files: [ImportFile(name: "x", bytes: Array(beaver.utf8))]
      ),
      ReaderSample(
        testDescription: "habitctl",
        importer: HabitctlImporter(),
        files: [ImportFile("habits", "1 Run"), ImportFile("log", "2026-01-05\tRun\ty")]
      ),
    ]
  }

  @Test("give what can be read or an error, and never a crash", arguments: try samples())
  func altered(_ sample: ReaderSample) throws {
    var random = SplitMix64(seed: 77)
    _ = try sample.importer.read(sample.files)
    var read = 0
    for _ in 0..<250 {
      let files = try sample.files.map { file in
        ImportFile(name: file.name, bytes: alter(try file.whole(), &random))
      }
      guard let habits = try? sample.importer.read(files) else { continue }
      read += 1
      for tracker in habits.trackers {
        #expect(!tracker.name.isEmpty)
        #expect(zip(tracker.marks, tracker.marks.dropFirst()).allSatisfy { $0.day < $1.day })
        #expect(tracker.marks.allSatisfy { ($0.amount ?? 0) >= 0 })
      }
    }
    #expect(read > 0 || sample.files.count == 1)
  }

  private func alter(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 0...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(UInt8(ascii: "9"), at: place)
      }
    }
    if Bool.random(using: &random), !bytes.isEmpty {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    }
    return bytes
  }
}
