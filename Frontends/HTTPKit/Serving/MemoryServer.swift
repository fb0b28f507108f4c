/// A client of a service without any network between, under the same limits.
public struct MemoryServer: HTTPServer {
  /// It listens nowhere.
  public let host = ""
  /// It listens nowhere.
  public let port = 0
  private let service: any HTTPService
  private let peer: String
  private let isSecure: Bool

  /// A server of a service, as if the client were at `peer`.
  public init(_ service: any HTTPService, peer: String = "127.0.0.1", isSecure: Bool = false) {
    self.service = service
    self.peer = peer
    self.isSecure = isSecure
  }

  /// Sends a request.
  ///
  /// - Returns: 400 for a target that is none, what the service says to a body over its limit, else the
  ///   answer.
  public func send(
    _ method: HTTPMethod,
    _ target: String,
    headers: HTTPHeaders = [:],
    body: [UInt8] = []
  ) async -> HTTPResponse {
    guard let target = HTTPTarget(target) else { return Problem(.badRequest).response }
    let head = HTTPRequestHead(method, target, headers: headers, peer: peer, isSecure: isSecure)
    let limit = service.bodyLimit(for: head)
    guard body.count <= limit.bytes else { return limit.beyond.response }
    return await service.respond(to: HTTPRequest(head, body: body))
  }

  /// There is nothing to stop.
  public func stop() async {}
}
