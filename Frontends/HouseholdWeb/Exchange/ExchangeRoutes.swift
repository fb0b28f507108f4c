public import HTTPKit

/// Imports and exports of an app, for people and for programs.
public enum ExchangeRoutes<App: ExchangingApp> {
  /// All of them, for an app to list among its own.
  public static var all: [Route<WebContext<App>>] {
    ImportPages<App>.routes + ExportPages<App>.routes + ExchangeAPI<App>.routes
  }
}
