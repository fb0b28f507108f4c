import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import Testing

/// A file with one odd row, and what is said about it.
struct ImportCase: Sendable, CustomTestStringConvertible {
  let row: String
  let reason: ImportReason?
  var testDescription: String { row }

  init(_ row: String, _ reason: ImportReason? = nil) {
    self.row = row
    self.reason = reason
  }
}

@Suite("Rows that are refused or remarked on")
struct ImportRefusalTests {
  private let child = ImportFile(
    "Child.csv",
    "id,first_name,last_name,birth_date,birth_time",
    "1,Ada,,2026-01-01,"
  )
  private static let sleepHead =
    "id,child_id,child_first_name,child_last_name,start,end,nap,notes,tags"

  private static func utc(_ text: String) -> Instant {
    guard case .instant(let instant) = ForeignTime(text) else { return .distantPast }
    return instant
  }

  @Test(
    "A bad row of sleeps is rejected with its line, the others are taken",
    arguments: [
      ImportCase("2,1,Ada,,,2026-06-01 10:00:00,1,,", .missing(column: "start")),
      ImportCase(
        "2,1,Ada,,soon,2026-06-01 10:00:00,1,,",
        .unreadable(column: "start", text: "soon")
      ),
      ImportCase(
        "2,1,Ada,,2026-02-30 10:00:00,2026-06-01 10:00:00,1,,",
        .unreadable(column: "start", text: "2026-02-30 10:00:00")
      ),
      ImportCase(
        "2,1,Ada,,2026-06-01 09:00:00,2026-06-01 25:00:00,1,,",
        .unreadable(column: "end", text: "2026-06-01 25:00:00")
      ),
      ImportCase(
        "2,1,Ada,,2026-06-01 10:00:00,2026-06-01 10:00:00,1,,",
        .endNotAfterStart(
          start: utc("2026-06-01 14:00:00Z"),
          end: utc("2026-06-01 14:00:00Z")
        )
      ),
      ImportCase(
        "2,1,Ada,,2026-06-01 10:00:00,2026-05-31 10:00:00,1,,",
        .endNotAfterStart(
          start: utc("2026-06-01 14:00:00Z"),
          end: utc("2026-05-31 14:00:00Z")
        )
      ),
      ImportCase(
        "2,1,Ada,,2026-06-01 10:00:00,2026-06-09 10:00:00,1,,",
        .tooLong(seconds: 691_200)
      ),
      ImportCase(
        "2,1,Ada,,2026-03-08 02:30:00,2026-03-08 04:00:00,1,,",
        .timeSkipped(.init(day: Day(number: 20_520), time: .init(secondsSinceMidnight: 9000)))
      ),
      ImportCase("2,7,Bea,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,,", .unknownChild("Bea")),
      ImportCase("2,7,,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,,", .unknownChild("7")),
      ImportCase(
        "2,,,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,,",
        .missing(column: "child_first_name")
      ),
      ImportCase(
        "2,1,Ada,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,a,b,c",
        .tooManyCells(count: 10, columns: 9)
      ),
      ImportCase(
        "1,1,Ada,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,,",
        .duplicate(of: .init(file: "Sleep.csv", line: 2))
      ),
      ImportCase("2,1,Ada,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,\"open,", .brokenQuotes),
      ImportCase("2,1,Ada,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,\0,", .notText),
      ImportCase(String(repeating: "x", count: 1 << 20 + 1), .lineTooLong(limit: 1 << 20)),
    ]
  )
  func sleepRejected(_ item: ImportCase) async throws {
    let house = try await ImportHouse()
    let sleeps = ImportFile(
      "Sleep.csv",
      Self.sleepHead,
      "1,1,Ada,,2026-05-01 09:00:00,2026-05-01 10:00:00,1,,",
      item.row,
      "3,1,Ada,,2026-05-03 09:00:00,2026-05-03 10:00:00,1,,"
    )
    let report = try await house.take([child, sleeps])
    let place = ImportPlace(file: "Sleep.csv", line: 3)
    #expect(report.rejected.map(\.reason) == [item.reason])
    #expect(report.rejected.map(\.place) == [place])
    #expect(report.added == 3)
    #expect(try await house.sleeps().count == 2)
  }

  @Test(
    "An odd row of sleeps is taken with a remark",
    arguments: [
      ImportCase(
        "2,1,Ada,,2026-06-01 09:00:00,2026-06-02 10:00:00,1,,",
        .longerThanADay(seconds: 90_000)
      ),
      ImportCase(
        "2,1,Ada,,2026-12-24 20:00:00,2026-12-25 06:00:00,0,,",
        .inFuture(utc("2026-12-25 01:00:00Z"))
      ),
      ImportCase(
        "2,1,Ada,,2026-06-01 09:00:00,2026-06-01 10:00:00,perhaps,,",
        .unreadWord(column: "nap", text: "perhaps")
      ),
      ImportCase(
        "2,1,Ada,,2025-12-31 23:00:00,2026-01-01 10:00:00,1,,",
        .beforeBirth(child: "Ada", count: 1)
      ),
      ImportCase(
        "2,1,Ada,,2026-06-01 09:00:00,2026-06-01 10:00:00,1,,\"3,8\"",
        .unknownTags(count: 2)
      ),
      ImportCase(
        "2,1,Ada,,2026-11-01 01:10:00,2026-11-01 04:00:00,0,,",
        .occursTwice(
          .init(day: Day(number: 20_758), time: .init(secondsSinceMidnight: 4200)),
          taken: utc("2026-11-01 05:10:00Z")
        )
      ),
      ImportCase("2,1,Ada,,2026-06-01 09:00:00.987654,2026-06-01T10:00,,,"),
      ImportCase("2,1,Ada,,2026-06-01 09:00:00-04:00,2026-06-01 15:00:00Z,True,,"),
      ImportCase("2,1,Ada,,2026-06-01 09:00:00,2026-06-01 10:00:00"),
    ]
  )
  func sleepRemarked(_ item: ImportCase) async throws {
    let house = try await ImportHouse()
    let report = try await house.take([child, ImportFile("Sleep.csv", Self.sleepHead, item.row)])
    #expect(report.rejected.isEmpty)
    #expect(report.added == 2)
    #expect(report.remarks.map(\.reason) == [item.reason].compactMap(\.self))
    for sleep in try await house.sleeps() {
      #expect(sleep.start == sleep.start.wholeSeconds && sleep.note == nil)
    }
  }

  @Test(
    "A file that is not Baby Buddy's ends the import before anything is written",
    arguments: zip(
      [
        "", "\u{FEFF}", "a,b\n1,2", "Start,End,Duration,Nap\n", "start,end\n", "PNG\0\u{1}\n",
        "\"a\n",
      ],
      [
        ImportError.Mismatch.empty, .empty, .otherColumns(["a", "b"]),
        .otherColumns(["Start", "End", "Duration", "Nap"]), .otherColumns(["start", "end"]),
        .notText, .otherColumns([]),
      ]
    )
  )
  func foreignFile(text: String, mismatch: ImportError.Mismatch) async throws {
    let house = try await ImportHouse()
    let file = ImportFile("x.csv", text)
    let error = ImportError.notOfFormat(path: "x.csv", format: "babybuddy", mismatch)
    await #expect(throws: error) { try await house.take([child, file]) }
    #expect(try await house.contents().isEmpty)
  }

  @Test("A path that is missing or a folder is told")
  func paths() throws {
    #expect(throws: ImportError.missing(path: "/no/such.csv")) {
      try ImportFile.reading(["/no/such.csv"])
    }
    #expect(throws: ImportError.isFolder(path: "/usr")) { try ImportFile.reading(["/usr"]) }
    #expect(try ImportFile.reading([#filePath, #filePath]).count == 1)
  }
}
