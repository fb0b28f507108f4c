import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// What every server of the suite answers: signing in, accounts, its own state, its files.
enum SharedRoutes<App: WebApp> {
  typealias Context = WebContext<App>

  static var all: [Route<Context>] {
    SignInRoutes<App>.all + AccountRoutes<App>.all + HistoryRoutes<App>.all
      + (WebAssets.all + App.assets).map { $0.route() }
      + PlayerBarRoutes<App>.all
      + [health, metrics, LiveRoute<App>.route, manifest, PageTheme.route(of: App.self)]
      + [ZoneForm.route(of: App.self)] + ZoneAPI<App>.routes + BackupRoutes<App>.all
      + SyncAPI<App>.routes
  }

  /// For those who watch over the process.
  private static var health: Route<Context> {
    Route(
      "health",
      .get,
      "/healthz",
      "Whether the server and its store work.",
      access: .everybody,
      answer: .json("It works.", schema: ["type": "object", "required": ["status"]]),
      problems: [.unavailable]
    ) { _, context in
      _ = try await context.read { try HouseholdSettings.stored(in: $0) }
      return .json(["status": "ok"])
    }
  }

  private static var metrics: Route<Context> {
    Route(
      "metrics",
      .get,
      "/metrics",
      "Counts of what was done, as Prometheus reads them.",
      access: .reader,
      answer: RouteAnswer(.ok, type: "text/plain", "Text format 0.0.4.", schema: ["type": "string"])
    ) { _, context in
      .text(context.house.metrics.text, type: "text/plain; version=0.0.4; charset=utf-8")
    }
  }

  /// What a phone shows when the page is put on its first screen.
  private static var manifest: Route<Context> {
    Route(
      "manifest",
      .get,
      "/manifest.webmanifest",
      "How the app looks once it is installed.",
      isDocumented: false,
      access: .everybody,
      answer: RouteAnswer(.ok, type: "application/manifest+json", "A web app manifest.")
    ) { _, context in
      let json: JSON = [
        "name": .string(context.messages(App.title)),
        "short_name": .string(context.messages(App.title)),
        "start_url": "/", "display": "standalone", "background_color": "#101418",
        "theme_color": "#101418",
        "icons": [
          ["src": .string(WebAssets.icon.path), "sizes": "any", "type": "image/svg+xml"]
        ],
      ]
      return .text(json.text, type: "application/manifest+json")
    }
  }
}
