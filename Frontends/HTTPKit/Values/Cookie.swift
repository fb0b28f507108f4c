/// A cookie that only this server's own pages send back, and no script reads.
public struct Cookie: Sendable, Equatable {
  /// Its name.
  public let name: String
  /// Letters, digits and the signs that need no quotes.
  public let value: String
  /// Seconds that it is kept for; nil as long as the browser is open, nought takes it away.
  public let seconds: Int?
  /// Whether it is sent over encrypted connections only.
  public let isSecure: Bool

  /// A cookie for all paths.
  public init(_ name: String, _ value: String, seconds: Int? = nil, isSecure: Bool) {
    self.name = name
    self.value = value
    self.seconds = seconds
    self.isSecure = isSecure
  }

  /// The value of `Set-Cookie` (RFC 6265, section 4.1).
  public var headerValue: String {
    var parts = ["\(name)=\(value)", "Path=/", "HttpOnly", "SameSite=Strict"]
    if let seconds { parts.append("Max-Age=\(seconds)") }
    if isSecure { parts.append("Secure") }
    return parts.joined(separator: "; ")
  }
}

extension HTTPResponse {
  /// Sends a cookie along.
  public mutating func set(_ cookie: Cookie) {
    headers.add("Set-Cookie", cookie.headerValue)
  }
}
