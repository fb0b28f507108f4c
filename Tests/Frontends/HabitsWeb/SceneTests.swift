import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

@Suite(.timeLimit(.minutes(20))) struct HabitsSceneTests {
  @Test("The pages of the first start come once, and end with their button")
  func onboarding() async throws {
    try await HabitsHouse.with { house in
      let first = await house.send(.reader, .get, "/")
      #expect(first.status == 303)
      #expect(first["location"] == "/onboarding")
      let russian = [("Accept-Language", "ru")]
      let pages = await house.send(.reader, .get, "/onboarding", headers: russian)
      #expect(pages.text.contains("Вот это технологии"))
      #expect(pages.text.contains("id=\"page-2\""))
      #expect(await house.send(.reader, .post, "/onboarding").status == 303)
      let main = await house.send(.owner, .get, "/")
      #expect(main.text.contains("Nothing to track yet"))
      #expect(await house.send(.owner, .get, "/onboarding")["location"] == "/")
    }
  }

  @Test(
    "A card is ticked with one tap, ticked off with another, and undone",
    arguments: Reach.allCases
  )
  func oneButton(_ reach: Reach) async throws {
    try await HabitsHouse.with(reach) { house in
      await house.onboarded()
      let id = try await house.tracker("Read", in: house.category())
      let path = "/trackers/\(id)/days/2026-03-10"
      let ticked = await house.send(.caregiver, .post, "\(path)/toggle")
      #expect(ticked["location"] == "/days/2026-03-10?done=marked#t-\(id)")
      let page = await house.send(.caregiver, .get, "/")
      #expect(page.text.contains("aria-pressed=\"true\""))
      #expect(page.text.contains("1 day"))
      let again = await house.send(.caregiver, .post, "\(path)/toggle", form: [("search", "re")])
      #expect(again["location"] == "/days/2026-03-10?done=cleared&search=re#t-\(id)")
      let read1 = try await house.api(.get, "/api\(path)")
      #expect(read1["state"] == "undone")
      #expect(await house.send(.caregiver, .post, "/undo").status == 200)
      let read2 = try await house.api(.get, "/api\(path)")
      #expect(read2["state"] == "done")
      let reader = await house.send(.reader, .get, "/")
      #expect(!reader.text.contains("toggle"))
    }
  }

  @Test("A day to come cannot be marked, by form or by API, and says so")
  func future() async throws {
    try await HabitsHouse.with { house in
      await house.onboarded()
      let id = try await house.tracker("Read", in: house.category())
      for word in ["done", "skip", "miss", "toggle", "clear"] {
        let path = "/trackers/\(id)/days/2026-03-11/\(word)"
        let answer = await house.send(.writingKey, .post, "/api\(path)", json: [:])
        #expect(answer.status == 422)
        let problem = try JSON(parsing: answer.body)
        #expect(problem["code"] == "future-day")
        #expect(problem["detail"]?.string?.contains("still to come") ?? false)
        #expect(await house.send(.owner, .post, path).status == 422)
      }
      let page = await house.send(.owner, .get, "/days/2026-03-11")
      #expect(page.text.contains("still to come"))
      #expect(!page.text.contains("toggle"))
    }
  }

  @Test("The household's day decides what today is: it lasts until three in the morning")
  func dayStart() async throws {
    try await HabitsHouse.with { house in
      await house.onboarded()
      let set = await house.send(.owner, .post, "/settings", form: [("dayStart", "03:00")])
      #expect(set.status == 303)
      house.clock.now = Instant(seconds: 1_773_189_000)  // 2026-03-11 01:30 in Berlin
      let read3 = try await house.api(.get, "/api/today")
      #expect(read3["day"] == "2026-03-10")
      house.clock.now = Instant(seconds: 1_773_194_400)  // 03:00
      let read4 = try await house.api(.get, "/api/today")
      #expect(read4["day"] == "2026-03-11")
      #expect(await house.send(.owner, .get, "/").text.contains("11 March 2026"))
    }
  }

  @Test("A button that lacks something gives the form back with what was sent, and keeps nothing")
  func incomplete() async throws {
    try await HabitsHouse.with { house in
      let family = String(repeating: "👨‍👩‍👧‍👦", count: 39)
      let fields = [
        ("kind", "habit"), ("name", family), ("newCategory", "Mind"), ("days", "1"),
        ("emoji", "🙂"), ("rule", "weekdays"),
      ]
      let back = await house.send(.owner, .post, "/trackers", form: fields)
      #expect(back.status == 422)
      #expect(back.text.contains("At most 38 characters"))
      #expect(back.text.contains("Choose a colour."))
      #expect(back.text.contains(family))
      let read5 = try await house.api(.get, "/api/categories")
      #expect(read5["items"] == [])
      let whole =
        fields.filter { $0.0 != "name" } + [
          ("name", String(family.dropLast())), ("colour", "other"), ("otherColour", "#123abc"),
        ]
      #expect(await house.send(.owner, .post, "/trackers", form: whole).status == 303)
      let tracker = try await house.api(.get, "/api/trackers")["items"]?.array?.first
      #expect(tracker?["name"]?.string?.count == 38)
      #expect(tracker?["colour"] == "#123ABC")
      #expect(tracker?["category"] == "Mind")
      #expect(tracker?["schedule"]?.array?.first?["rule"] == "weekdays 1")
    }
  }

  @Test("Another schedule judges from its day on, and leaves the past alone")
  func schedules() async throws {
    try await HabitsHouse.with { house in
      let id = try await house.tracker("Read", in: house.category(), ["from": "2026-03-01"])
      for day in 1...8 {
        try await house.api(.post, "/api/trackers/\(id)/days/2026-03-0\(day)/done")
      }
      try await house.api(
        .patch,
        "/api/trackers/\(id)",
        ["schedule": "weekdays 1", "from": "2026-03-09"]
      )
      let tracker = try await house.api(.get, "/api/trackers/\(id)")
      #expect(tracker["schedule"]?.array?.count == 2)
      let figures = try await house.api(.get, "/api/statistics")
      #expect(figures["perfectDays"] == 8)
      let page = await house.send(.reader, .get, "/trackers/\(id)")
      #expect(page.text.contains("class=\"heat\""))
      #expect(page.text.contains("<caption>By month</caption>"))
    }
  }

  @Test("A category with trackers asks what becomes of them; all of it is undone at once")
  func categories() async throws {
    try await HabitsHouse.with { house in
      let (health, mind) = (try await house.category(), try await house.category("Mind"))
      let id = try await house.tracker("Read", in: health)
      let path = "/api/categories/\(health)"
      let asked = await house.send(.writingKey, .delete, path)
      #expect(asked.status == 409)
      #expect(try JSON(parsing: asked.body)["code"] == "category-in-use")
      let page = await house.send(.owner, .post, "/categories/\(health)/delete")
      #expect(page.status == 409)
      #expect(page.text.contains("Say whether they move to another category"))
      try await house.api(.delete, "\(path)?moveTo=\(mind)")
      let read6 = try await house.api(.get, "/api/trackers/\(id)")
      #expect(read6["category"] == "Mind")
      try await house.api(.post, "/api/undo")
      let read7 = try await house.api(.get, "/api/trackers/\(id)")
      #expect(read7["category"] == "Health")
      try await house.api(.delete, "\(path)?deleteTrackers=true")
      #expect(await house.send(.writingKey, .get, "/api/trackers/\(id)").status == 404)
      try await house.api(.post, "/api/undo")
      let read8 = try await house.api(.get, "/api/trackers/\(id)")
      #expect(read8["name"] == "Read")
    }
  }

  @Test("The filter is remembered by the browser that chose it, and by no other")
  func filters() async throws {
    try await HabitsHouse.with { house in
      await house.onboarded()
      let category = try await house.category()
      let read = try await house.tracker("Read", in: category)
      _ = try await house.tracker("Run", in: category)
      try await house.api(.post, "/api/trackers/\(read)/days/2026-03-10/done")
      let chosen = await house.send(.owner, .get, "/?filter=done")
      #expect(chosen["set-cookie"]?.hasPrefix("filter=done;") ?? false)
      #expect(!chosen.text.contains("Run"))
      let other = await house.send(.caregiver, .get, "/")
      #expect(other.text.contains("Run"))
      let found = await house.send(.owner, .get, "/days/2026-03-10?search=READ&filter=all")
      #expect(found.text.contains("<strong>Read</strong>"))
      #expect(!found.text.contains("<strong>Run</strong>"))
      let nothing = await house.send(.owner, .get, "/?search=zzz")
      #expect(nothing.text.contains("Nothing found"))
    }
  }
}
