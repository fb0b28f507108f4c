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
    let connecting = Self.connecting
    let result = await withTaskCancellationHandler {
      exchange.result(of: request, connecting: connecting)
    } onCancel: {
      exchange.cancel()
    }
    return try result.get()
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
