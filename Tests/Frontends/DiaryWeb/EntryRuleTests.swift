import DiaryCore
import DiaryRoutes
import HTTPKit
import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@testable import HearthHousehold

/// What browsers and programs write is what the command line would write.
@Suite("Entries over the web", .timeLimit(.minutes(20)))
struct EntryRuleTests {
  /// What a timer becomes: the kind of the event, how and what a feeding was.
  private static let outcomes: [(String, String, method: String?, content: String?)] = [
    ("sleep", "sleep", nil, nil), ("feed left", "feeding", "left", "breast milk"),
    ("feed right", "feeding", "right", "breast milk"),
    ("feed both", "feeding", "both", "breast milk"),
    ("feed bottle", "feeding", "bottle", "formula"), ("feed solids", "feeding", "parent", "food"),
    ("pump", "pumping", nil, nil), ("bath", "bath", nil, nil), ("tummy", "tummyTime", nil, nil),
    ("note", "note", nil, nil),
  ]

  @Test("A timer becomes whatever the command line can make of one", arguments: outcomes)
  func timers(word: String, kind: String, method: String?, content: String?) async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      let base = "/api/children/\(child)"
      let timer = try await house.api(.post, "\(base)/timers", ["name": "Walk", "at": "14:20"])
      let id = try #require(timer["id"]?.string)
      let page = await house.send(.caregiver, .get, "/children/\(child)").text
      #expect(page.contains("<option value=\"\(word)\">"))
      let stop = "\(base)/timers/\(id)/stop"
      let entry = try await house.api(.post, stop, ["kind": .string(word)])
      let list = word == "sleep" ? "sleeps" : "events/\(kind)"
      let stored = try await house.api(.get, "\(base)/\(list)")["items"]?.array ?? []
      #expect(stored.map { $0["id"] } == [entry["id"]])
      #expect(entry["method"]?.string == method && entry["content"]?.string == content)
      if word == "note" { #expect(entry["text"]?.string == "Walk: 20 min") }
      if word == "sleep" { #expect(entry["seconds"] == 1200) }
    }
  }

  @Test("A feeding of no certain kind is nothing that a timer can become")
  func uncertainTimer() async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      let base = "/api/children/\(child)"
      let timer = try await house.api(.post, "\(base)/timers", ["name": "Walk", "at": "14:20"])
      let stop = "\(base)/timers/\(timer["id"]?.string ?? "")/stop"
      let refused = await house.send(.writingKey, .post, stop, json: ["kind": "feeding"])
      #expect(refused.status == 422)
      #expect(try await house.api(.get, "\(base)/events/feeding")["items"] == [])
    }
  }

  @Test("What is added to a section of a past day that lasts lies on that day")
  func suggestedTime() async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      let nappy: JSON = ["wet": true, "at": "2026-03-08T08:00"]
      try await house.api(.post, "/api/children/\(child)/events/nappy", nappy)
      let sleep: JSON = ["start": "2026-03-09T21:00"]
      try await house.api(.post, "/api/children/\(child)/sleeps", sleep)
      let page = await house.send(.caregiver, .get, "/children/\(child)/days/2026-03-09").text
      let links = page.split(separator: "events/feeding/new?at=").dropFirst().map { $0.prefix(10) }
      #expect(links.count == 2)
      #expect(links.allSatisfy { $0 == "2026-03-09" })
    }
  }

  @Test(
    "What goes with the way of feeding is put in where nobody says it",
    arguments: [
      ("left", "breast milk"), ("both", "breast milk"), ("bottle", "formula"), ("self", "food"),
      ("parent", "food"),
    ]
  )
  func usualContent(method: String, content: String) async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      let path = "/api/children/\(child)/events/feeding"
      let usual = try await house.api(.post, path, ["method": .string(method)])
      #expect(usual["content"]?.string == content)
      let own: JSON = ["method": .string(method), "content": "mixed", "start": "14:00"]
      #expect(try await house.api(.post, path, own)["content"] == "mixed")
    }
  }

  @Test(
    "Minutes go with a breast that was offered",
    arguments: [
      ("bottle", "minutesLeft", 422), ("left", "minutesRight", 422), ("parent", "minutesLeft", 422),
      ("left", "minutesLeft", 201), ("both", "minutesRight", 201), ("bottle", "none", 201),
    ]
  )
  func minutes(method: String, side: String, status: Int) async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      let path = "/api/children/\(child)/events/feeding"
      let said: [JSON.Member] = side == "none" ? [] : [.init(side, 5)]
      let body: JSON = .object([.init("method", .string(method))] + said)
      let answer = await house.send(.writingKey, .post, path, json: body)
      #expect(answer.status == status, "\(answer.text)")
      let stored = try await house.api(.get, path)["items"]?.array?.count
      #expect(stored == (status == 201 ? 1 : 0))
    }
  }

  @Test("Who keeps an entry as it is, is told so; who takes the other value, of the change")
  func settling() async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      let times: JSON = ["start": "2026-03-10T09:00", "end": "2026-03-10T10:00"]
      for (choice, done, text) in [
        ("keep", "kept", "Left as it is"), ("take", "changed", "Changed."),
      ] {
        let sleep = try await house.api(.post, "/api/children/\(child)/sleeps", times)
        let id = try #require(sleep["id"]?.string.flatMap { RecordID($0) })
        try await house.dependencies.store.write { try $0.put(LostValue(endOf: id)) }
        let path = "/entries/\(id)/loss/\(choice)"
        let answer = await house.send(.caregiver, .post, path)
        #expect(answer.status == 303 && answer["location"]?.hasSuffix("done=\(done)") == true)
        let page = await house.send(.caregiver, .get, answer["location"] ?? "").text
        #expect(page.contains(text))
        #expect(await house.send(.writingKey, .delete, "/api/sleeps/\(id)").status == 200)
      }
    }
  }
}

extension LostValue {
  /// Another device's end of a sleep, 11:00.
  fileprivate init(endOf sleep: RecordID) {
    self.init(
      id: RecordID(high: 9, low: sleep.low),
      kind: Sleep.schema.table.kind,
      record: sleep,
      field: 3,
      number: 1_773_136_800_000,
      text: nil,
      at: Instant(seconds: 1_773_140_000)
    )
  }
}
