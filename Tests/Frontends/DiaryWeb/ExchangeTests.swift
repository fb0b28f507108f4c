import HTTPKit
import HearthModel
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct DiaryExchangeTests {
  /// A night, a nap that overlaps it, and a nap whose end nobody can read.
  private static let sleeps = """
    child_first_name,child_last_name,start,end,nap
    Ada,,2026-03-08 20:00:00,2026-03-09 06:00:00,0
    Ada,,2026-03-09 05:00:00,2026-03-09 07:00:00,1
    Ada,,2026-03-09 12:00:00,whenever,1

    """
  private static let format = [("format", "babybuddy")]

  private static var files: [(name: String, bytes: [UInt8])] {
    [("Sleep.csv", Array(sleeps.utf8))]
  }

  private static func sleeps(_ house: DiaryHouse, _ child: String) async throws -> [JSON] {
    try await house.api(.get, "/api/children/\(child)/sleeps")["items"]?.array ?? []
  }

  private static func confirmation(_ page: LoopbackAnswer) throws -> [(String, String)] {
    let id = try #require(page.text.firstMatch(of: /name="upload" value="(\w+)"/)?.1)
    return [("upload", String(id))]
  }

  @Test(
    "An upload is looked at first, and written once somebody says yes",
    arguments: Reach.allCases
  )
  func preview(_ reach: Reach) async throws {
    try await DiaryHouse.with(reach) { house in
      let child = try await house.child()
      let looked = await house.upload(.owner, "/import", Self.format, Self.files)
      #expect(looked.status == 200)
      #expect(looked.text.contains("1 added, 0 changed, 0 unchanged."))
      #expect(looked.text.contains("2 rows were rejected:"))
      #expect(looked.text.contains("Sleep.csv:3: It overlaps a sleep that is written down already"))
      #expect(looked.text.contains("Sleep.csv:4: The cell “end” holds “whenever”"))
      #expect(try await Self.sleeps(house, child).isEmpty)
      let yes = try Self.confirmation(looked)
      #expect(await house.send(.caregiver, .post, "/import/confirm", form: yes).status == 403)
      let done = await house.send(.owner, .post, "/import/confirm", form: yes)
      #expect(done.text.contains("Imported: 1 added, 0 changed, 0 unchanged."))
      #expect(try await Self.sleeps(house, child).count == 1)
      #expect(await house.send(.owner, .post, "/import/confirm", form: yes).status == 410)
      #expect(await house.send(.owner, .post, "/undo").status == 200)
      #expect(try await Self.sleeps(house, child).isEmpty)
    }
  }

  @Test(
    "What overlaps, and by which clock, is as the form says",
    arguments: [
      ("report", 1, "2026-03-08T20:00:00+01:00"), ("join", 1, "2026-03-08T20:00:00+01:00"),
      ("trim", 2, "2026-03-08T20:00:00+01:00"), ("keep", 2, "2026-03-08T20:00:00+01:00"),
    ]
  )
  func choices(_ rule: String, _ count: Int, _ start: String) async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let choices = Self.format + [("onConflict", rule), ("timeZone", "Europe/Berlin")]
      let looked = await house.upload(.owner, "/import", choices, Self.files)
      _ = await house.send(.owner, .post, "/import/confirm", form: try Self.confirmation(looked))
      let sleeps = try await Self.sleeps(house, child)
      #expect(sleeps.count == count)
      #expect(sleeps.contains { $0["start"]?.string == start })
    }
  }

  @Test("A zone of the form's takes the place of the family's")
  func zone() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let path = "/api/imports/babybuddy"
      let zone = [("timeZone", "America/New_York")]
      let answer = await house.upload(.owner, path, zone, Self.files)
      #expect(try JSON(parsing: answer.body)["added"] == 1)
      let start = try await Self.sleeps(house, child).first?["start"]?.string
      #expect(start == "2026-03-09T01:00:00+01:00")
      let nowhere = await house.upload(.owner, path, [("timeZone", "Moon/Crater")], Self.files)
      #expect(nowhere.status == 422 && nowhere.text.contains("Moon/Crater"))
    }
  }

  @Test("Who may not decide imports nothing", arguments: [Caller.reader, .caregiver, .writingKey])
  func access(_ caller: Caller) async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      #expect(await house.upload(caller, "/import", Self.format, Self.files).status == 403)
      let path = "/api/imports/babybuddy"
      #expect(await house.upload(caller, path, [], Self.files).status == 403)
      #expect(try await Self.sleeps(house, child).isEmpty)
    }
  }

  @Test("What is no file of the format, or too large, is refused, and nothing is written")
  func refusals() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child()
      let large = [UInt8](repeating: 0, count: 33 * 1024 * 1024)
      let cases: [(String, [(name: String, bytes: [UInt8])], Int)] = [
        ("babybuddy", [("a.csv", Array("nothing".utf8))], 422), ("babybuddy", [], 422),
        ("sprout", [("a.zip", Array("PK\u{3}\u{4}broken".utf8))], 422),
        ("nonsense", [("a", [1])], 404), ("babybuddy", [("a", large)], 413),
      ]
      for (format, files, status) in cases {
        let form = await house.upload(.owner, "/import", [("format", format)], files)
        #expect(form.status == status, "\(format): \(form.text)")
      }
      #expect(try await Self.sleeps(house, child).isEmpty)
    }
  }

  @Test("What is handed out is taken in again unchanged, and what a format loses is told")
  func roundTrip() async throws {
    try await DiaryHouse.with { house in
      let child = try await house.child("Ada; \"the first\"")
      let start: JSON = ["start": "2026-03-09T20:00:00+01:00", "note": "a\n\"b\""]
      try await house.api(.post, "/api/children/\(child)/sleeps", start)
      let file = await house.send(.reader, .get, "/export/jsonl/file")
      #expect(file["content-type"] == "application/jsonl")
      #expect(file["content-disposition"] == "attachment; filename=\"diary.jsonl\"")
      let same = await house.upload(
        .owner,
        "/import",
        [("format", "jsonl")],
        [("diary.jsonl", file.body)]
      )
      #expect(same.text.contains("0 added, 0 changed"))
      let archive = await house.send(.reader, .get, "/api/exports/babybuddy/file")
      #expect(archive.body.starts(with: Array("PK".utf8)))
      let report = try await house.api(.get, "/api/exports/babybuddy")
      #expect(report["bytes"] == .integer(Int64(archive.body.count)))
      #expect(report["lossy"]?.array?.isEmpty == false)
      let page = await house.send(.reader, .get, "/export/babybuddy")
      #expect(page.text.contains("What still goes on: 1 entry."))
      #expect(await house.send(.reader, .get, "/export/nonsense").status == 404)
    }
  }
}
