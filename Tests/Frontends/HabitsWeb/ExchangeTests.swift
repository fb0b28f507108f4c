import HTTPKit
import HearthModel
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct HabitsExchangeTests {
  private static let harsh = [
    ("habits", "! Sport\nSwim: 1\n"), ("log", "2026-03-01 : Swim : y : : \nnonsense\n"),
  ]

  private static var files: [(String, [UInt8])] { harsh.map { ($0.0, Array($0.1.utf8)) } }

  @Test(
    "An upload is looked at first, and written once somebody says yes",
    arguments: Reach.allCases
  )
  func preview(_ reach: Reach) async throws {
    try await HabitsHouse.with(reach) { house in
      let looked = await house.upload(.owner, "/import", [("format", "harsh")], Self.files)
      #expect(looked.status == 200)
      #expect(looked.text.contains("Would add 2, change 0, leave 0 unchanged."))
      #expect(looked.text.contains("log:2"))
      let read1 = try await house.api(.get, "/api/trackers")
      #expect(read1["items"] == [])
      let id = try #require(looked.text.firstMatch(of: /name="upload" value="(\w+)"/)?.1)
      let yes = [("upload", String(id))]
      let stolen = await house.send(.caregiver, .post, "/import/confirm", form: yes)
      #expect(stolen.status == 403)
      let done = await house.send(.owner, .post, "/import/confirm", form: yes)
      #expect(done.text.contains("2 added, 0 changed, 0 unchanged."))
      #expect(await house.send(.owner, .post, "/import/confirm", form: yes).status == 410)
      let read2 = try await house.api(.get, "/api/trackers")
      #expect(read2["items"]?.array?.count == 1)
      #expect(await house.send(.owner, .post, "/undo").status == 200)
      let read3 = try await house.api(.get, "/api/trackers")
      #expect(read3["items"] == [])
    }
  }

  @Test("An upload that nobody confirms is forgotten after a while")
  func forgotten() async throws {
    try await HabitsHouse.with { house in
      let looked = await house.upload(.owner, "/import", [("format", "harsh")], Self.files)
      let id = try #require(looked.text.firstMatch(of: /name="upload" value="(\w+)"/)?.1)
      house.clock.now = house.clock.now + .minutes(16)
      let late = await house.send(.owner, .post, "/import/confirm", form: [("upload", String(id))])
      #expect(late.status == 410)
    }
  }

  @Test("What is no file of the format, or too large, is refused, and nothing is written")
  func refusals() async throws {
    try await HabitsHouse.with { house in
      let bomb = [UInt8](repeating: 0, count: 33 * 1024 * 1024)
      let cases: [(String, [(String, [UInt8])], Int)] = [
        ("loop", [("a.zip", Array("nothing".utf8))], 422), ("harsh", [], 422),
        ("loop", [("a.zip", Array("PK\u{3}\u{4}broken".utf8))], 422),
        ("loop", [("a.db", Array("SQLite format 3\0broken".utf8))], 422),
        ("nonsense", [("a", [1])], 404), ("loop", [("a", bomb)], 413),
      ]
      for (format, files, status) in cases {
        let form = await house.upload(.owner, "/import", [("format", format)], files)
        #expect(form.status == status, "\(format): \(form.text)")
      }
      let read4 = try await house.api(.get, "/api/trackers")
      #expect(read4["items"] == [])
      #expect(await house.upload(.writingKey, "/import", [], Self.files).status == 403)
    }
  }

  @Test("What is handed out is taken in again unchanged")
  func roundTrip() async throws {
    try await HabitsHouse.with { house in
      let id = try await house.tracker(
        "Чтение; \"вслух\"",
        in: house.category(),
        ["from": "2026-03-01"]
      )
      try await house.api(.post, "/api/trackers/\(id)/days/2026-03-09/done", ["note": "a\n\"b\""])
      let file = await house.send(.reader, .get, "/export/jsonl/file")
      #expect(file["content-type"] == "application/jsonl")
      #expect(file["content-disposition"] == "attachment; filename=\"habits.jsonl\"")
      let same = await house.upload(
        .owner,
        "/import",
        [("format", "jsonl")],
        [("a", file.body)]
      )
      #expect(same.text.contains("Would add 0, change 0"))
      for name in ["habits.zip", "habits.db"] {
        let loop = await house.send(.reader, .get, "/api/exports/loop/file?file=\(name)")
        let magic = name == "habits.zip" ? "PK" : "SQLite format 3"
        #expect(loop.body.starts(with: Array(magic.utf8)))
      }
      let report = try await house.api(.get, "/api/exports/loop")
      #expect(report["marks"] == 1)
      #expect(report["lossy"]?.array?.isEmpty == false)
      #expect(await house.send(.reader, .get, "/export/loop/file?file=../etc").status == 404)
      #expect(await house.send(.reader, .get, "/export/nonsense").status == 404)
    }
  }
}
