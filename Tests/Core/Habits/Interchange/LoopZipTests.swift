import HearthModel
import HearthPorts
import StorageArchive
import StorageSQLite
import Testing

@testable import HabitsCore

@Suite("Loop's zip")
struct LoopZipTests {
  private static let head =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,"
    + "Unit,Target Type,Target Value,Archived?\n"

  @Test("A name without Latin letters has a folder of its number alone")
  func cyrillicFolder() throws {
    let habits = try readLoop(
      loopZip([
        (
          "Habits.csv",
          Self.head + "001,Чтение,YES_NO,Читали?,Перед сном,3,7,#00897B,,,,false\n"
        ),
        (
          "001/Checkmarks.csv",
          """
          Date,Value,Notes
          2026-01-09,YES_MANUAL,"Две главы
          и ""Эпилог\"""
          2026-01-08,SKIP,в дороге
          2026-01-07,YES_AUTO,
          2026-01-06,NO,
          2026-01-05,UNKNOWN,

          """
        ),
        ("001/Scores.csv", "Date,Score\n2026-01-09,0.1\n"),
      ])
    )
    let tracker = try #require(habits.tracker("Чтение"))
    #expect(
      tracker.lines == [
        "2026-01-06 missed", "2026-01-08 skipped в дороге",
        "2026-01-09 done Две главы\nи \"Эпилог\"",
      ]
    )
    #expect(tracker.marks[1].reason == "в дороге")
    #expect(tracker.schedule == [ForeignSchedule(.timesInDays(3, days: 7))])
    #expect(tracker.question == "Читали?" && tracker.note == "Перед сном")
    #expect(tracker.colour == "#00897B" && tracker.archival == .none)
    #expect(habits.losses == ["Чтение: filled-days"])
    #expect(habits.rejections == [])
  }

  @Test("A measured habit has amounts, and zero is one of them")
  func measured() throws {
    let habits = try readLoop(
      loopZip([
        (
          "Habits.csv",
          Self.head + "002,\"Run, jump\",NUMERICAL,,,1,1,#D32F2F,km,AT_MOST,2.5,true\n"
        ),
        (
          "002 Run jump/Checkmarks.csv",
          "Date,Value,Notes\n2026-01-05,NO,\n2026-01-04,1500,\n2026-01-03,SKIP,\n"
            + "2026-01-02,YES_AUTO,\n2026-01-01,YES_MANUAL,\n"
        ),
      ])
    )
    let tracker = try #require(habits.tracker("Run, jump"))
    #expect(tracker.aim == .atMost && tracker.target == 2500 && tracker.unit == "km")
    #expect(tracker.archival == .someDay)
    #expect(
      tracker.lines == [
        "2026-01-01 done 2", "2026-01-02 done 1", "2026-01-03 skipped", "2026-01-04 done 1500",
        "2026-01-05 done 0",
      ]
    )
  }

  @Test("The files of old versions have two columns, numbers and no first row")
  func twoColumns() throws {
    let habits = try readLoop(
      loopZip([
        (
          "Habits.csv",
          "Position,Name,Question,Description,NumRepetitions,Interval,Color\n"
            + "001,Meditate,,,1,1,#FF8F00\n002,Walk,,,2,7,#AFB42B\n"
        ),
        (
          "001 Meditate/Checkmarks.csv", "2015-01-25,2\n2015-01-24,1\n2015-01-23,0\n2015-01-22,-1\n"
        ),
        ("002 Walk/Checkmarks.csv", "Date,Value\n2015-01-25,YES_MANUAL\n"),
      ])
    )
    #expect(habits.tracker("Meditate")?.lines == ["2015-01-23 missed", "2015-01-25 done"])
    #expect(habits.tracker("Walk")?.lines == ["2015-01-25 done"])
    #expect(habits.tracker("Walk")?.schedule == [ForeignSchedule(.timesInDays(2, days: 7))])
  }

  @Test("A bad line is rejected with its number, the others are kept")
  func badLines() throws {
    let habits = try readLoop(
      loopZip([
        ("Habits.csv", Self.head + "001,A,YES_NO,,,1,1,#D32F2F,,,,false\n002,,YES_NO\n"),
        (
          "001 A/Checkmarks.csv",
          "Date,Value,Notes\n2026-01-03,YES_MANUAL,\n2026-02-30,YES_MANUAL,\n2026-01-02,PERHAPS,\n"
            + "2026-01-01\n2026-01-03,NO,\n2025-12-31,YES_MANUAL,\n"
        ),
      ])
    )
    #expect(habits.tracker("A")?.lines == ["2025-12-31 done", "2026-01-03 done"])
    let file = "loop.zip:001 A/Checkmarks.csv"
    #expect(
      habits.rejections == [
        "\(file):3 unreadable(field: \"Date\", text: \"2026-02-30\")",
        "\(file):4 unreadable(field: \"Value\", text: \"PERHAPS\")",
        "\(file):5 malformed", "\(file):6 dayTwice(\(january(3)))",
        "loop.zip:Habits.csv:3 missing(field: \"Name\")",
      ]
    )
  }

  @Test("A habit without a folder is taken without marks, and that is said")
  func missingFolder() throws {
    let habits = try readLoop(
      loopZip([("Habits.csv", Self.head + "001,A,YES_NO,,,1,1,#D32F2F,,,,false\n")])
    )
    #expect(habits.tracker("A")?.marks == [])
    #expect(habits.losses == ["A: missing-marks"])
  }

  @Test("What is no export of Loop's is refused as a whole")
  func refusals() throws {
    #expect(throws: ImportError.notOfFormat(path: "x", format: "loop", .otherKind)) {
      try readLoop(ImportFile("x", "Date,Value"))
    }
    #expect(throws: ImportError.notOfFormat(path: "loop.zip", format: "loop", .otherFiles)) {
      try readLoop(loopZip([("readme.txt", "hello")]))
    }
    #expect(
      throws: ImportError.notOfFormat(
        path: "loop.zip:Habits.csv",
        format: "loop",
        .otherColumns(["Date", "A"])
      )
    ) {
      try readLoop(loopZip([("Habits.csv", "Date,A\n")]))
    }
  }

  @Test("A zip bomb is refused, and nothing of it is read")
  func bomb() throws {
    let zeros = String(repeating: "0", count: 300 << 20)
    let bomb = try loopZip([
      ("Habits.csv", Self.head + "001,A,YES_NO,,,1,1,#D32F2F,,,,false\n"),
      ("001 A/Checkmarks.csv", zeros),
    ])
    #expect(try bomb.whole().count < 1 << 20)
    #expect(
      throws: ImportError.notOfFormat(
        path: "loop.zip",
        format: "loop",
        .archive(.tooLarge(limit: 256 << 20))
      )
    ) {
      try readLoop(bomb)
    }
  }

  @Test("The zip holds the strength of each day, as Loop computes it from the same file")
  func scores() throws {
    var daily = ForeignTracker("A", at: InterchangePlace(file: ""))
    daily.marks = (1...20).map { ForeignMark(january($0), .done) }
    var measured = ForeignTracker("B, C", at: InterchangePlace(file: ""))
    (measured.aim, measured.unit, measured.target) = (.atLeast, "pages", 10_000)
    measured.marks = zip(2..., [10_000, 5000, 0, 20_000])
      .map { ForeignMark(january($0), .done, amount: $1) }
    var habits = ForeignHabits(format: "jsonl")
    habits.trackers = [daily, measured]
    habits.today = january(21)
    var writer = LoopZipWriter()
    let files = Dictionary(
      writer.files(of: habits).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    ) { first, _ in first }
    let lines = { (name: String) in
      (files[name] ?? "").split { $0.isNewline }.map(String.init)
    }
    let first = lines("001 A/Scores.csv")
    #expect(first.count == 22)
    #expect(first[0] == "Date,Score" && first[21] == "2026-01-01,0.0519")
    #expect(first[2] == "2026-01-20,0.6557")
    // The day that lasts has brought nothing yet.
    #expect(first[1] == "2026-01-21,0.6217")
    let second = lines("002 B C/Scores.csv")
    #expect(
      second.suffix(4) == [
        "2026-01-05,0.1195", "2026-01-04,0.0713", "2026-01-03,0.0752", "2026-01-02,0.0519",
      ]
    )
    let all = lines("Scores.csv")
    #expect(all[0] == #"Date,A,"B, C","#)
    #expect(all.last == "2026-01-01,0.0519,0.0000,")
    #expect(all.count == 22)
  }
}
