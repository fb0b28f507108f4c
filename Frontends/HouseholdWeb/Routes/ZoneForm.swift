public import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// By whose clock the family lives, as a form of every app's settings.
public struct ZoneForm: Sendable {
  private let zone: String
  private let zones: [String]
  private let messages: Messages

  /// The form as it stands now.
  ///
  /// - Throws: `StoreError`, `TimeZoneError`.
  public init<App: WebApp>(_ context: WebContext<App>) async throws {
    zone = try await context.read { try context.zones(in: $0).zone(at: context.now).name }
    zones = try context.dependencies.timeZones.names()
    messages = context.messages
  }

  /// Which zone it is now, in words.
  public var text: String { messages("web.zone.now", zone) }

  /// The form itself.
  public var html: HTML {
    HTML.form(.post, .action("/settings/zone"), .class("card")) {
      FormParts.choice("zone", messages("web.zone"), zones.map { ($0, $0) }, chosen: zone)
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  /// The route that the form leads to.
  static func route<App: WebApp>(of app: App.Type) -> Route<WebContext<App>> {
    let zone = Parameter(
      "zone",
      in: .body,
      .text(1...100),
      "The zone by whose clock the family lives from now on.",
      isRequired: true
    )
    return WebForms<App>.action(
      "setZone",
      "/settings/zone",
      "Lives by another zone's clock from now on.",
      access: .owner,
      [zone]
    ) { input, context in
      try await context.live(by: try input.required(zone))
      return "/settings"
    }
  }
}
