import CodePictures
import HTTPKit
import HearthModel
import HearthPorts
import HearthSupport
package import HouseholdWeb
import TestSupport
import Testing

/// What every app serves of the household's exchange.
package enum WebSyncRules: String, CaseIterable, Sendable {
  /// A device of no household says so; what is wrong with a request is told, and nothing is begun by it.
  case alone
  /// Over a hub both devices show the digits; then one's records come to the other, until it is taken out.
  case pairing
  /// Who shows other digits is not let in, and the code is of no use any more.
  case stranger
  /// A code over a folder carries the keys, and recovery words bring a device back.
  case folder
  /// Secrets are told once, whatever key a request names.
  case secrets
  /// That many deletions are meant is an owner's to say.
  case deletions

  /// Checks the rule on houses of an app.
  package func check<App: WebApp>(_ subject: WebTestSubject<App>, _ reach: Reach) async throws {
    let hub = try WebTestHub(at: WebTestHouse<App>.start)
    try await WebTestHouse.serving(subject, reach, meeting: hub.meeting) { house in
      guard self != .alone else { return try await Self.alone(house) }
      // Another device is another one.
      try await WebTestHouse.serving(subject, reach, meeting: hub.meeting, seed: 2) { other in
        switch self {
        case .alone: break
        case .pairing: try await Self.pairing(house, other)
        case .stranger: try await Self.stranger(house, other)
        case .folder: try await Self.folder(house, other)
        case .secrets: try await Self.secrets(house)
        case .deletions: try await Self.deletions(house)
        }
      }
    }
  }
}

extension WebSyncRules {
  private static let hub: JSON = ["transport": "loopback:", "name": "First"]

  private static func alone<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    let status = try await house.decides(.get, "/api/sync")
    #expect(status["state"] == "off")
    let refused: [(HTTPMethod, String, JSON?, Int, String)] = [
      (.get, "/api/sync/devices", nil, 409, "not-set-up"),
      (.get, "/api/sync/conflicts", nil, 409, "not-set-up"),
      (.post, "/api/sync/exchange", nil, 409, "not-set-up"),
      (.post, "/api/sync/invitations", nil, 409, "not-set-up"),
      (.post, "/api/sync/recovery", nil, 409, "not-set-up"),
      (.delete, "/api/sync/household", nil, 409, "not-set-up"),
      (.post, "/api/sync/household", ["transport": "pigeon:post"], 422, "transport"),
      (.post, "/api/sync/household", ["transport": "folder:/nowhere/at/all"], 503, "sync"),
      (.post, "/api/sync/household", [:], 422, "missing"),
      (.post, "/api/sync/join", ["code": "nonsense"], 422, "code"),
      (
        .post, "/api/sync/recover", ["recoveryWords": "a b c", "transport": "loopback:"], 422,
        "words"
      ),
    ]
    for (method, path, json, status, code) in refused {
      let answer = await house.send(.owner, method, path, json: json)
      #expect(answer.status == status, "\(path): \(answer.text)")
      #expect(try JSON(parsing: answer.body)["code"] == .string(code), "\(path)")
    }
    #expect(try await house.decides(.get, "/api/sync")["state"] == "off")
  }

  private static func pairing<App: WebApp>(
    _ house: WebTestHouse<App>,
    _ other: WebTestHouse<App>
  ) async throws {
    let begun = try await house.decides(.post, "/api/sync/household", hub)
    #expect(begun["recoveryWords"]?.string?.split(separator: " ").count == 24)
    let digits = try await use(try await code(house), other, asked: house)
    let confirmed = try await house.decides(
      .post,
      "/api/sync/invitations/confirm",
      ["digits": .string(digits)]
    )
    #expect(confirmed["name"] == "Second")
    try await other.waits { $0["state"] == "joined" }
    _ = try await house.decides(.post, "/api/zones", ["zone": "Asia/Tokyo"])
    for one in [house, other] { _ = try await one.decides(.post, "/api/sync/exchange") }
    let zones = try await other.decides(.get, "/api/zones")["items"]?.array ?? []
    #expect(zones.last?["zone"] == "Asia/Tokyo")
    #expect(try await other.decides(.get, "/api/sync")["state"] == "synced")
    _ = try await house.decides(.post, "/api/sync/exchange")
    let devices = try await house.decides(.get, "/api/sync/devices")["items"]?.array ?? []
    #expect(devices.map { $0["name"] } == ["First", "Second"])
    #expect(devices.map { $0["this"] } == [true, false])
    let second = try #require(devices.last?["id"]?.string)
    let revoked = try await house.decides(.delete, "/api/sync/devices/\(second)")
    #expect(revoked["revoked"] == true)
    #expect(await other.send(.owner, .post, "/api/sync/exchange").status == 503)
    let own = try #require(devices.first?["id"]?.string)
    #expect(await house.send(.owner, .delete, "/api/sync/devices/\(own)").status == 409)
    #expect(try await house.decides(.delete, "/api/sync/household")["left"] == true)
    #expect(try await house.decides(.get, "/api/sync")["state"] == "off")
    #expect(try await house.decides(.get, "/api/zones")["items"]?.array?.isEmpty == false)
  }

  private static func stranger<App: WebApp>(
    _ house: WebTestHouse<App>,
    _ other: WebTestHouse<App>
  ) async throws {
    _ = try await house.decides(.post, "/api/sync/household", hub)
    let path = "/api/sync/invitations/confirm"
    let early = await house.send(.owner, .post, path, json: ["digits": "123456"])
    #expect(early.status == 409)
    let digits = try await use(try await code(house), other, asked: house)
    let wrong: JSON = ["digits": digits == "000000" ? "000001" : "000000"]
    let answer = await house.send(.owner, .post, path, json: wrong)
    #expect(answer.status == 409)
    #expect(try JSON(parsing: answer.body)["code"] == "unconfirmed")
    // The right ones come too late.
    let late = await house.send(.owner, .post, path, json: ["digits": .string(digits)])
    #expect(late.status == 409)
    #expect(try await other.decides(.get, "/api/sync/join")["state"] == "waiting")
    #expect(try await other.decides(.get, "/api/sync")["state"] == "off")
    let again = await other.send(.owner, .post, "/api/sync/join", json: ["code": "another"])
    #expect(again.status == 409)
  }

  private static func folder<App: WebApp>(
    _ house: WebTestHouse<App>,
    _ other: WebTestHouse<App>
  ) async throws {
    let folder = try TestFolder()
    let place: JSON = .string("folder:\(folder.path)")
    _ = try await house.decides(.post, "/api/sync/household", ["transport": place])
    let invitation = try await house.decides(.post, "/api/sync/invitations")
    #expect(invitation["isConfirmed"] == false)
    let code = try #require(invitation["code"]?.string)
    let picture = try #require(invitation["picture"]?.string)
    let drawn = try CodePicture.qr(code.uppercased())
    let dark = (0..<drawn.side).flatMap { row in
      (0..<drawn.side).filter { drawn.isDark($0, row) }.map { "M\($0 + 4) \(row + 4)h1v1h-1z" }
    }
    #expect(picture.contains("d=\"\(dark.joined())\""))
    let joined = try await other.decides(.post, "/api/sync/join", ["code": .string(code)])
    #expect(joined["state"] == "joined")
    for one in [other, house, other] { _ = try await one.decides(.post, "/api/sync/exchange") }
    #expect(try await house.decides(.get, "/api/sync/devices")["items"]?.array?.count == 2)
    #expect(try await house.decides(.get, "/api/sync/conflicts")["items"] == [])
    let words = try await house.decides(.post, "/api/sync/recovery")["recoveryWords"]
    _ = try await other.decides(.delete, "/api/sync/household")
    let back = try await other.decides(
      .post,
      "/api/sync/recover",
      ["recoveryWords": words ?? .null, "transport": place]
    )
    #expect(back["device"]?.string != nil)
    #expect(try await other.decides(.post, "/api/sync/exchange")["waiting"] == 0)
  }

  private static func secrets<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    let key = [("Idempotency-Key", "once")]
    let send = {
      await house.send(.owner, .post, "/api/sync/household", headers: key, json: hub)
    }
    #expect(await send().status == 200)
    #expect(await send().status == 409)
    let renew = {
      await house.send(.owner, .post, "/api/sync/recovery", headers: key)
    }
    let (first, second) = (await renew(), await renew())
    #expect(first.status == 200 && second.status == 200)
    #expect(first.text != second.text)
  }

  private static func deletions<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    _ = try await house.decides(.post, "/api/sync/household", hub)
    let path = "/api/sync/exchange"
    let meant: JSON = ["allowsDeletions": true]
    #expect(await house.send(.reader, .post, path).status == 403)
    #expect(await house.send(.caregiver, .post, path).status == 200)
    #expect(await house.send(.caregiver, .post, path, json: meant).status == 403)
    #expect(await house.send(.owner, .post, path, json: meant).status == 200)
  }

  /// A code of a house.
  private static func code<App: WebApp>(_ house: WebTestHouse<App>) async throws -> JSON {
    let invitation = try await house.decides(.post, "/api/sync/invitations")
    #expect(invitation["isConfirmed"] == true)
    return invitation["code"] ?? .null
  }

  /// Has a house use a code.
  ///
  /// - Returns: the digits that both show.
  private static func use<App: WebApp>(
    _ code: JSON,
    _ other: WebTestHouse<App>,
    asked house: WebTestHouse<App>
  ) async throws -> String {
    let begun = try await other.decides(
      .post,
      "/api/sync/join",
      ["code": code, "name": "Second"]
    )
    #expect(begun["state"] == "waiting")
    let joiners = try await house.decides(.get, "/api/sync/invitations")["items"]?.array ?? []
    #expect(joiners.map { $0["name"] } == ["Second"])
    let digits = try #require(joiners.first?["digits"]?.string)
    let shown = try await other.waits { $0["digits"] != .null }
    #expect(shown["digits"] == .string(digits))
    return digits
  }
}

extension WebTestHouse {
  /// Does what only an owner may, which must go well.
  fileprivate func decides(
    _ method: HTTPMethod,
    _ path: String,
    _ json: JSON? = nil
  ) async throws -> JSON {
    let answer = await send(.owner, method, path, json: json)
    try #require(answer.status == 200, "\(path): \(answer.text)")
    return try JSON(parsing: answer.body)
  }

  /// Waits until this house's joining is as wanted.
  @discardableResult
  fileprivate func waits(_ isThere: (JSON) -> Bool) async throws -> JSON {
    var joining = try await decides(.get, "/api/sync/join")
    while !isThere(joining) {
      try Task.checkCancellation()
      await Task.yield()
      joining = try await decides(.get, "/api/sync/join")
    }
    return joining
  }
}
