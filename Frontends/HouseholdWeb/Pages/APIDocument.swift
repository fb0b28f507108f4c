import HTTPKit
import HearthSupport

/// The description of an app's API, served by the app itself.
enum APIDocument {
  /// The version of the API; raised when something is taken away or changes its meaning.
  private static let version = "1"

  static func route<App: WebApp>(for app: App.Type) -> Route<WebContext<App>> {
    Route(
      "apiDocument",
      .get,
      "/api/openapi.json",
      "This document.",
      access: .everybody,
      answer: .json("OpenAPI 3.1.")
    ) { _, context in
      .json(
        OpenAPI(
          title: context.messages(App.title),
          version: version,
          routes: WebService<App>.routes
        ).json
      )
    }
  }
}
