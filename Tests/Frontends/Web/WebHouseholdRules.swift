import Glibc
import HTTPKit
import HearthModel
import HearthPorts
import HearthSupport
package import HouseholdWeb
import TestSupport
import Testing

/// What every app serves of the household as a whole.
package enum WebHouseholdRules: String, CaseIterable, Sendable {
  /// The zones of the family are read and set, and one that there is not is refused.
  case zones
  /// A copy of everything is a store again, and goes to nobody but who decides.
  case copies

  /// Checks the rule on an app of its own.
  package func check<App: WebApp>(_ subject: WebTestSubject<App>, _ reach: Reach) async throws {
    try await WebTestHouse.serving(subject, reach) { house in
      switch self {
      case .zones: try await Self.zones(house)
      case .copies: try await Self.copies(house)
      }
    }
  }

  private static func zones<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    #expect(try await house.api(.get, "/api/zones")["items"] == [])
    let set = { (caller: Caller, json: JSON) in
      await house.send(caller, .post, "/api/zones", json: json)
    }
    #expect(await set(.writingKey, ["zone": "Asia/Tokyo"]).status == 403)
    #expect(await set(.owner, ["zone": "Moon/Crater"]).status == 422)
    #expect(await set(.owner, ["zone": "Asia/Tokyo", "since": "soon"]).status == 422)
    #expect(try await house.api(.get, "/api/zones")["items"] == [])
    let since: JSON = "2026-03-09T08:00:00+01:00"
    #expect(await set(.owner, ["zone": "Asia/Tokyo", "since": since]).status == 200)
    let zones = try await house.api(.get, "/api/zones")["items"]?.array ?? []
    #expect(zones.map { $0["zone"] } == ["Europe/Berlin", "Asia/Tokyo"])
    #expect(zones.map { $0["since"] } == [.null, "2026-03-09T16:00:00+09:00"])
    #expect(await house.send(.owner, .post, "/undo").status == 200)
    #expect(try await house.api(.get, "/api/zones")["items"] == [])
  }

  private static func copies<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    for caller in [Caller.nobody, .reader, .caregiver, .writingKey] {
      #expect(await house.send(caller, .get, "/api/backup").status != 200)
      #expect(await house.send(caller, .get, "/backup").status != 200)
    }
    for path in ["/api/backup", "/backup"] {
      let answer = await house.send(.owner, .get, path)
      #expect(answer.status == 200)
      #expect(answer["content-disposition"] == "attachment; filename=\"hearth-2026-03-10.backup\"")
      let file = "\(house.place.folder)/taken"
      try FileWriter.write(answer.body, to: file, existing: .keep)
      let maintenance = try await house.place.maintenance()
      let backup = try await maintenance.verify(file)
      #expect(backup.records > 0 && backup.bytes == Int64(answer.body.count))
      unlink(file)
    }
  }
}
