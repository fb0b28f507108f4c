import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite("The household's zones in the habit tracker")
struct HabitsZoneTests {
  @Test("A journey is written down, listed and taken back")
  func journey() async throws {
    let house = try HabitsHouse("America/Los_Angeles", now: "2026-05-10T22:00:00-07:00")
    #expect(await house.run("category", "add", "Health").code == .done)
    #expect(await house.run("add", "Read", "--category", "Health").code == .done)
    let set = await house.run("zone", "set", "Asia/Tokyo", "--from", "2026-05-11 10:00", "--json")
    try #require(set.code == .done, "\(set.errors)")
    let zones = try set.json.array ?? []
    #expect(zones.map { $0.text("zone") } == ["America/Los_Angeles", "Asia/Tokyo"])
    #expect(zones.last?.text("since") == "2026-05-12T02:00:00+09:00")
    #expect(try await house.run("zone", "list", "--json").json == set.json)
    #expect(await house.run("zone", "list").output.contains("Asia/Tokyo  12 May 2026 02:00"))
    #expect(await house.run("zone", "list", language: "ru").output.contains("с самого начала"))
    #expect(await house.run("zone", "set", "Mars/Phobos").code == .usage)
    #expect(await house.run("undo").output.contains("Asia/Tokyo"))
    #expect(try await house.run("zone", "list", "--json").json.array?.count == 1)
  }
}
