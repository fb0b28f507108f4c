/// What a client asks, its body left out.
public struct HTTPRequestHead: Sendable {
  /// What it wants done.
  public var method: HTTPMethod
  /// With what.
  public var target: HTTPTarget
  /// The header fields.
  public var headers: HTTPHeaders
  /// The address of the other end of the connection, without a port; empty where there is none.
  public var peer: String
  /// Whether the connection is encrypted.
  public var isSecure: Bool

  /// A request's head.
  public init(
    _ method: HTTPMethod,
    _ target: HTTPTarget,
    headers: HTTPHeaders = [:],
    peer: String = "",
    isSecure: Bool = false
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.peer = peer
    self.isSecure = isSecure
  }

  /// The kind of the body, without its parameters and in small letters; nil where none is named.
  public var contentType: String? {
    headers["Content-Type"].map { value in
      let kind = value.prefix { $0 != ";" }
      return String(decoding: kind.utf8.map(\.asciiLowercased).filter { $0 != 0x20 }, as: UTF8.self)
    }
  }

  /// The value of a cookie.
  public func cookie(_ name: String) -> String? {
    for line in headers.all("Cookie") {
      for pair in line.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if sides.count == 2, sides[0] == name { return String(sides[1]) }
      }
    }
    return nil
  }
}

/// What a client asks, with its whole body.
public struct HTTPRequest: Sendable {
  /// Method, target, header fields, origin.
  public var head: HTTPRequestHead
  /// All bytes of the body.
  public var body: [UInt8]

  /// A request.
  public init(_ head: HTTPRequestHead, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }
}
