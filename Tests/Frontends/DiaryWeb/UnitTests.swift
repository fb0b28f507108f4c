import DiaryCore
import HTTPKit
import HearthHousehold
import HearthSupport
import TestSupport
import Testing
import WebTestSupport

/// Forms take measures as the family reads them; programs always in metric units.
@Suite("Units of forms", .timeLimit(.minutes(20)))
struct UnitTests {
  /// A field of a form with its name, what a person writes, what the API has then.
  private static let fields: [(kind: String, String, written: String, String, JSON)] = [
    ("feeding", "fluidOunces", "4", "millilitres", .decimal(1183, places: 1)),
    ("pumping", "leftFluidOunces", "2.5", "leftMillilitres", .decimal(739, places: 1)),
    ("temperature", "fahrenheit", "100.8", "celsius", .decimal(3822, places: 2)),
    ("growth", "pounds", "7lb 3oz", "grams", 3260),
    ("growth", "inches", "20.5", "millimetres", 521),
    ("growth", "headInches", "14", "headMillimetres", 356),
  ]

  private func readInOunces(_ house: DiaryHouse) async throws {
    try await DiarySettingsBook(house.dependencies).change(household: { $0.units = "us" })
  }

  @Test("A family that reads ounces, pounds, inches and Fahrenheit writes them", arguments: fields)
  func writing(
    kind: String,
    field: String,
    written: String,
    name: String,
    value: JSON
  ) async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      let new = "/children/\(child)/events/\(kind)/new"
      #expect(await house.send(.caregiver, .get, new).text.contains("name=\"\(name)\""))
      try await readInOunces(house)
      let form = await house.send(.caregiver, .get, new).text
      #expect(form.contains("name=\"\(field)\"") && !form.contains("name=\"\(name)\""))
      let path = "/children/\(child)/events/\(kind)"
      let sent = await house.send(.caregiver, .post, path, form: [(field, written)])
      #expect(sent.status == 303, "\(sent.text)")
      let events = try await house.api(.get, "/api\(path)")["items"]?.array ?? []
      #expect(events.first?[name] == value)
      let bad = await house.send(.caregiver, .post, path, form: [(field, "a lot")])
      #expect(bad.status == 422)
    }
  }

  @Test("What nobody touches keeps its exact value, and what is emptied is gone")
  func untouched() async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      try await readInOunces(house)
      let body: JSON = ["grams": 3333, "millimetres": 500]
      let event = try await house.api(.post, "/api/children/\(child)/events/growth", body)
      let path = "/events/growth/\(event["id"]?.string ?? "")"
      let form = await house.send(.caregiver, .get, path).text
      #expect(form.contains("value=\"7lb 5.6oz\"") && form.contains("value=\"19.7\""))
      let same = [("pounds", "7lb 5.6oz"), ("inches", "19.7"), ("note", "again")]
      #expect(await house.send(.caregiver, .post, path, form: same).status == 303)
      let kept = try await house.api(.get, "/api\(path)")
      #expect(kept["grams"] == 3333 && kept["millimetres"] == 500 && kept["note"] == "again")
      let other = [("pounds", "7.5"), ("inches", "")]
      #expect(await house.send(.caregiver, .post, path, form: other).status == 303)
      let changed = try await house.api(.get, "/api\(path)")
      #expect(changed["grams"] == 3402 && changed["millimetres"] == .null)
    }
  }

  @Test("A form that was drawn in other units means what it said")
  func late() async throws {
    try await DiaryHouse.with(.memory) { house in
      let child = try await house.child()
      try await readInOunces(house)
      let path = "/children/\(child)/events/feeding"
      let metric = [("method", "bottle"), ("millilitres", "120")]
      #expect(await house.send(.caregiver, .post, path, form: metric).status == 303)
      let events = try await house.api(.get, "/api\(path)")["items"]?.array ?? []
      #expect(events.first?["millilitres"] == 120)
    }
  }
}
