import CommandKit
import HTTPKit
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import SyncClient

/// The household's exchange for programs: how it stands, now, what lost, its devices.
enum SyncAPI<App: WebApp> {
  typealias Context = WebContext<App>

  static var routes: [Route<Context>] {
    [status, now, conflicts, devices, revoke] + PairingAPI<App>.routes + HouseholdAPI<App>.routes
  }

  /// An action whose answer is kept nowhere, be it for a secret in it, so that it names no key.
  static func act(
    _ name: String,
    _ method: HTTPMethod,
    _ path: PathPattern,
    _ summary: String,
    access: RouteAccess = .owner,
    _ parameters: [any RouteParameter] = [],
    schema: JSON,
    _ work: @escaping @Sendable (RouteInput, Context, SyncHousehold) async throws -> JSON
  ) -> Route<Context> {
    Route(
      name,
      method,
      path,
      summary,
      access: access,
      parameters: parameters,
      answer: .json(summary, schema: schema),
      problems: [.conflict]
    ) { input, context in
      .json(try await work(input, context, try context.sync().household()))
    }
  }

  private static func list(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ work: @escaping @Sendable (SyncHousehold, TimeZoneHistory) async throws -> [JSON]
  ) -> Route<Context> {
    act(name, .get, path, summary, access: .reader, schema: WebAPI<App>.listSchema) {
      _,
      context,
      household in
      let zones = try await context.read { try context.zones(in: $0) }
      return APIPage.json(try await work(household, zones), next: nil)
    }
  }

  private static var status: Route<Context> {
    act(
      "readSync",
      .get,
      "/api/sync",
      "How the exchange stands, without asking anybody.",
      access: .reader,
      schema: [
        "type": "object", "required": ["state", "lastSyncAt", "waiting", "devices", "error"],
      ]
    ) { _, context, household in
      let zones = try await context.read { try context.zones(in: $0) }
      return try await household.status().json(zones, context.messages)
    }
  }

  private static var allowsDeletions: Parameter<Bool> {
    Parameter(
      "allowsDeletions",
      in: .body,
      .flag,
      "Whether many deletions are meant; only an owner can say that."
    )
  }

  private static var now: Route<Context> {
    act(
      "exchangeNow",
      .post,
      "/api/sync/exchange",
      "Exchanges with the other devices now.",
      access: .caregiver,
      [allowsDeletions],
      schema: ["type": "object", "required": ["pulled", "pushed", "waiting"]]
    ) { input, context, household in
      let allows = try input(allowsDeletions) ?? false
      guard !allows || context.may(.owner) else {
        throw Problem(.forbidden, context.messages("web.problem.forbidden"))
      }
      return try await household.exchange(allowsDeletions: allows).json
    }
  }

  private static var conflicts: Route<Context> {
    list(
      "listConflicts",
      "/api/sync/conflicts",
      "What lost against another device's, the latest first."
    ) { household, zones in
      try await household.conflicts().map { $0.json(zones) }
    }
  }

  private static var devices: Route<Context> {
    list("listDevices", "/api/sync/devices", "The devices of the household, this one first.") {
      household,
      zones in
      try await household.devices().map { $0.json(zones) }
    }
  }

  private static var revoke: Route<Context> {
    let id = Parameter("id", in: .path, .id, "Which.")
    return act(
      "revokeDevice",
      .delete,
      "/api/sync/devices/{id}",
      "Takes a device out: it can read nothing that is written from then on.",
      [id],
      schema: WebAPI<App>.recordSchema
    ) { input, _, household in
      let device = try input.required(id)
      try await household.revoke(device)
      return ["id": .string(device.description), "revoked": true]
    }
  }
}

extension WebContext {
  /// The exchange of this server.
  ///
  /// - Throws: `Problem` (409) where it cannot sync.
  func sync() throws(Problem) -> WebSync {
    guard let sync = house.sync else {
      throw Problem(.conflict, code: "refused", messages("sync.refused.no-transports"))
    }
    return sync
  }
}
