import HearthPorts

/// Where a hub is: a scheme, a name, perhaps a port, perhaps a path before all that is asked for.
struct HubAddress {
  /// As it is put before a path; it never ends with a slash.
  let root: String

  /// Reads what follows the scheme and its colon.
  ///
  /// - Throws: `TransportError.badAddress`; without encryption the hub has to be on this machine.
  init(_ scheme: String, _ rest: String) throws(TransportError) {
    let text = "\(scheme):\(rest)"
    let isClean = rest.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && !"@?#\\\"".utf8.contains($0)
    }
    guard rest.hasPrefix("//"), isClean else { throw .badAddress(text) }
    let place = rest.dropFirst(2).prefix { $0 != "/" }
    let host = Self.host(place)
    guard !host.isEmpty, place.hasPrefix("[") == place.contains("]"),
      scheme == "https" || Self.isOwn(host)
    else { throw .badAddress(text) }
    var root = text
    while root.hasSuffix("/") { root.removeLast() }
    self.root = root
  }

  /// The name without the port.
  private static func host(_ place: Substring) -> Substring {
    if place.hasPrefix("[") { return place.prefix { $0 != "]" }.dropFirst() }
    return place.prefix { $0 != ":" }
  }

  /// Whether only this machine can be meant.
  private static func isOwn(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let isNumeric = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    return host == "localhost" || host == "::1" || isNumeric && parts[0] == "127"
  }
}
