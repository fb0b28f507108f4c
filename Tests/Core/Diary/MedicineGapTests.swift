import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import Testing

@Suite("The minimum gap of a medicine")
struct MedicineGapTests {
  private func family() async throws -> Family {
    try await Family("Europe/Moscow", now: "2026-05-11 12:00")
  }

  private func give(
    _ name: String,
    _ time: String,
    gap: Int? = nil,
    _ family: Family
  ) async throws -> Medicine {
    let time = try await family.at(time)
    return try await family.events.add(Medicine.self, for: family.child.id) { dose in
      (dose.time, dose.name, dose.minimumGap) = (time, name, gap)
    }
  }

  @Test(
    "is asked about before it is over, whoever said it last",
    arguments: [(nil, "11:59", true), (nil, "12:00", false), (3600, "09:00", false)]
      as [(Int?, String, Bool)]
  )
  func gap(_ gap: Int?, _ time: String, _ isAsked: Bool) async throws {
    let family = try await family()
    _ = try await give("Ibuprofen", "02:00", gap: 6 * 3600, family)
    let last = try await give("ibuprofen ", "08:00", gap: 4 * 3600, family)
    _ = try await give("Vitamin D", "11:30", gap: 86_400, family)
    guard isAsked else { return _ = try await give("Ibuprofen", time, gap: gap, family) }
    await refuses(
      .needsConfirmation([.minimumGap(name: "Ibuprofen", next: last.time + .hours(4))])
    ) {
      _ = try await give("Ibuprofen", time, gap: gap, family)
    }
  }

  @Test("is not asked about when something else of the dose changes")
  func edits() async throws {
    let family = try await family()
    let first = try await give("Ibuprofen", "08:00", gap: 6 * 3600, family)
    let id = family.child.id
    let time = try await family.at("10:00")
    let second = try await family.events.add(Medicine.self, for: id, confirmed: true) { dose in
      (dose.time, dose.name) = (time, "Ibuprofen")
    }
    _ = try await family.events.edit(Medicine.self, second.id) { $0.dose = 2500 }
    let events = family.events
    await refuses(
      .needsConfirmation([.minimumGap(name: "Ibuprofen", next: first.time + .hours(6))])
    ) {
      _ = try await events.edit(Medicine.self, second.id) { $0.time = time + .minutes(5) }
    }
  }
}
