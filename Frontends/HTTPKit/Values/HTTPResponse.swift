public import HearthSupport

/// What a server answers.
public struct HTTPResponse: Sendable {
  /// What follows the header fields.
  public enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// What comes, for as long as the stream lasts; nobody listens any more once it is dropped.
    case stream(AsyncStream<[UInt8]>)
  }

  /// How it went.
  public var status: HTTPStatus
  /// The header fields.
  public var headers: HTTPHeaders
  /// What follows.
  public var body: Body
  /// How many bytes of a stream may wait for a client that is slow; one further behind is let go.
  public var patience = 1024 * 1024

  /// An answer.
  public init(_ status: HTTPStatus, headers: HTTPHeaders = [:], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A text of some kind.
  public static func text(
    _ text: String,
    type: String,
    status: HTTPStatus = .ok
  ) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": type], body: .bytes(Array(text.utf8)))
  }

  /// JSON.
  public static func json(_ json: JSON, status: HTTPStatus = .ok) -> HTTPResponse {
    text(json.text, type: "application/json", status: status)
  }

  /// That the client should look at another place of this server.
  public static func redirect(to path: String) -> HTTPResponse {
    HTTPResponse(.seeOther, headers: ["Location": path])
  }

  /// The bytes of the body; none of a stream.
  public var bytes: [UInt8] {
    if case .bytes(let bytes) = body { bytes } else { [] }
  }
}
