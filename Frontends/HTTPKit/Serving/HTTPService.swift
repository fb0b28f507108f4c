/// What answers requests: a router, an app with its guards.
public protocol HTTPService: Sendable {
  /// How much of a request's body is read.
  func bodyLimit(for head: HTTPRequestHead) -> BodyLimit

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
