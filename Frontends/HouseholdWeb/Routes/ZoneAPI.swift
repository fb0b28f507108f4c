import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// By whose clock the family lives, for programs.
enum ZoneAPI<App: WebApp> {
  static var routes: [Route<WebContext<App>>] { [list, set] }

  private static var schema: JSON { WebAPI<App>.listSchema }

  private static var list: Route<WebContext<App>> {
    WebAPI<App>.get(
      "listZones",
      "/api/zones",
      "The zones by whose clocks the family has lived, the one of now last; none were set at first.",
      [],
      schema: schema
    ) { _, context in
      try await json(context)
    }
  }

  private static var zone: Parameter<String> {
    Parameter(
      "zone",
      in: .body,
      .text(1...100),
      "The name of a zone.",
      isRequired: true,
      example: "Europe/Berlin"
    )
  }

  private static var since: Parameter<String> {
    Parameter(
      "since",
      in: .body,
      .text(1...60),
      "Since when; now where nothing is said. ISO 8601 with offset, or as people write times.",
      example: "2026-03-01T08:00:00+01:00"
    )
  }

  private static var set: Route<WebContext<App>> {
    WebAPI<App>.act(
      "setHouseholdZone",
      .post,
      "/api/zones",
      "Lives by another zone's clock from a moment on; answers all zones.",
      access: .owner,
      [zone, since],
      schema: schema
    ) { input, context in
      let zones = try await context.read { try context.zones(in: $0) }
      let reader = TimeReader(zones: zones, now: context.now)
      let since = try input(since).map { try reader.instant($0).instant }
      try await context.live(by: try input.required(zone), since: since)
      return try await json(context)
    }
  }

  private static func json(_ context: WebContext<App>) async throws -> JSON {
    let book = ZoneBook(timeZones: context.dependencies.timeZones)
    let history = try await context.read { try book.history(in: $0) }
    return APIPage.json(history?.json.array ?? [], next: nil)
  }
}

extension WebContext {
  /// Has the family live by another zone's clock, from now on where no moment is given.
  ///
  /// - Throws: `Problem` (422) where the system does not know the zone, `TimeZoneError`, `StoreError`.
  func live(by name: String, since: Instant? = nil) async throws {
    let rules = try zoneRules(named: name)
    let book = ZoneBook(timeZones: dependencies.timeZones)
    let (home, now) = (try firstZone(), now)
    _ = try await App.journal(dependencies).perform(JournalLabel.zoneSet) { transaction in
      try book.set(rules, since: since, home: home, now: now, in: transaction)
    }
  }
}
