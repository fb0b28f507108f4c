import CCurl
public import HearthPorts
import HearthSupport

/// A client of the web over libcurl, which is loaded when something is first asked.
public actor CurlClient: HTTPClient {
  private static let connecting = Duration.seconds(15)

  private let queue = QueueExecutor(label: "hearth.http")
  private let authorities: String?
  private var connections: CurlConnections?

  /// A client.
  ///
  /// - Parameter authorities: the path of a file of certificates (PEM) to trust besides the system's.
  public init(authorities: String? = nil) {
    self.authorities = authorities
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func send(_ request: ClientRequest) async throws(HTTPClientError) -> ClientResponse {
    guard request.isWellFormed else { throw .badRequest }
    let exchange = try CurlExchange(open())
    let result = await withTaskCancellationHandler { @Sendable in
      await wait(for: exchange, request)
    } onCancel: {
      exchange.cancel()
    }
    return try result.get()
  }

  /// Waits in C: a method that is gone over to from elsewhere, since the closure of a cancellation
  /// handler that takes the actor's isolation was seen to run on the default pool.
  private func wait(
    for exchange: CurlExchange,
    _ request: ClientRequest
  ) -> Result<ClientResponse, HTTPClientError> {
    exchange.result(of: request, connecting: Self.connecting)
  }

  private func open() throws(HTTPClientError) -> CurlConnections {
    if let connections { return connections }
    let opened = try CurlConnections(authorities: authorities)
    connections = opened
    return opened
  }
}

extension ClientRequest {
  /// Whether no part of it could end a line of the head early and begin one of its own.
  fileprivate var isWellFormed: Bool {
    let texts = [method, address] + headers.flatMap { [$0.name, $0.value] }
    let isOneLine = texts.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
    let isOfTheWeb = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
    return isOneLine && isOfTheWeb && !method.isEmpty && !headers.contains { $0.name.isEmpty }
  }
}
