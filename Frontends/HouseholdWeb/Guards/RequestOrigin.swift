public import HTTPKit

/// Where a request came from and whom it was meant for, proxies that are trusted taken into account.
public struct RequestOrigin: Sendable, Equatable {
  /// The client's numeric address.
  public let client: String
  /// Host and port as the client wrote them.
  public let authority: String
  /// Whether the client's connection is encrypted.
  public let isSecure: Bool

  /// Scheme and authority, as `Origin` has them.
  public var text: String { "\(isSecure ? "https" : "http")://\(authority)" }
}

/// Whom this server believes, and by which names it answers.
public struct OriginRules: Sendable {
  /// Names that are this machine's in any case.
  private static let ownNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  private let hosts: Set<String>
  private let proxies: Set<String>

  /// Rules.
  ///
  /// - Parameters:
  ///   - hosts: names besides this machine's own by which it may be called.
  ///   - proxies: addresses whose forwarding header fields are believed.
  public init(hosts: [String], proxies: [String]) {
    self.hosts = Self.ownNames.union(hosts.map { $0.lowercased() })
    self.proxies = Set(proxies)
  }

  /// The origin of a request.
  ///
  /// - Throws: `Problem`: 400 without a host, 421 where it is called by a name that is not its own,
  ///   as a page of elsewhere can make a browser do.
  public func origin(of head: HTTPRequestHead) throws(Problem) -> RequestOrigin {
    let isForwarded = proxies.contains(head.peer)
    let written = head.headers.all("Host")
    guard written.count == 1, let own = written.first else { throw Problem(.badRequest) }
    let authority = (isForwarded ? last("X-Forwarded-Host", head) : nil) ?? own
    guard hosts.contains(Self.name(of: authority)) else { throw Problem(.misdirected) }
    let scheme = isForwarded ? last("X-Forwarded-Proto", head) : nil
    return RequestOrigin(
      client: (isForwarded ? last("X-Forwarded-For", head) : nil) ?? head.peer,
      authority: authority.lowercased(),
      isSecure: scheme.map { $0 == "https" } ?? head.isSecure
    )
  }

  /// What the nearest proxy wrote; what stands before it may be anybody's.
  private func last(_ name: String, _ head: HTTPRequestHead) -> String? {
    let parts = head.headers.all(name).last?.split(separator: ",")
    return parts?.last.map { String($0.filter { $0 != " " }) }
  }

  private static func name(of authority: String) -> String {
    let text = authority.lowercased()
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") { return String(text[...end]) }
    return String(text.prefix { $0 != ":" })
  }
}

extension RequestOrigin {
  /// Whether a request that changes something was sent by a page of this server.
  ///
  /// Browsers send `Origin` or `Sec-Fetch-Site` with every such request; what sends neither is no
  /// browser, and must show a key that no browser adds by itself.
  func isOwn(_ head: HTTPRequestHead) -> Bool {
    if let origin = head.headers["Origin"] { return origin.lowercased() == text }
    return head.headers["Sec-Fetch-Site"] == "same-origin"
  }
}
