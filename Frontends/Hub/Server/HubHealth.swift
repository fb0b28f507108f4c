import HTTPKit
import HearthSupport
import SyncHub

/// What those ask who watch over the process.
enum HubHealth {
  static let health = Route<HubSite>(
    "health",
    .get,
    "/healthz",
    "Whether the hub and its store work.",
    access: .everybody,
    answer: .json("It works."),
    problems: [.unavailable]
  ) { _, site in
    try await site.hub.check()
    return .json(["status": "ok"])
  }

  static let metrics = Route<HubSite>(
    "metrics",
    .get,
    "/metrics",
    "Counts of what was done, as Prometheus reads them.",
    access: .everybody,
    answer: RouteAnswer(.ok, type: "text/plain", "Text format 0.0.4.")
  ) { input, site in
    guard mayRead(input.request.head, site.metricsToken) else { throw Problem(.notFound) }
    return .text(site.metrics.text, type: "text/plain; version=0.0.4")
  }

  /// Programs on this machine may, and those that have the token; a proxy speaks for others.
  private static func mayRead(_ head: HTTPRequestHead, _ token: String?) -> Bool {
    if let token, head.headers["Authorization"] == "Bearer \(token)" { return true }
    let isOwn = head.peer.hasPrefix("127.") || head.peer == "::1"
    return isOwn && head.headers["X-Forwarded-For"] == nil && head.headers["Forwarded"] == nil
  }
}
