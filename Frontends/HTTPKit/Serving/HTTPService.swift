/// What answers requests: a router, an app with its guards.
public protocol HTTPService: Sendable {
  /// The most bytes of a body that are read for a request; a longer one is answered 413 unread.
  func bodyLimit(for head: HTTPRequestHead) -> Int

  /// Answers; when its task is cancelled, soon.
  func respond(to request: HTTPRequest) async -> HTTPResponse
}

/// A server that runs a service until it is told to stop.
public protocol HTTPServer: Sendable {
  /// The numeric address it listens at; empty where it listens nowhere.
  var host: String { get }
  /// The port it listens on; nought where it listens nowhere.
  var port: Int { get }

  /// Stops in good order: no new requests, streams end, waiting requests are cancelled and answered.
  func stop() async
}
