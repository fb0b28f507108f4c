import Glibc
import HearthSupport

/// Where a household meets: a scheme and what follows it.
struct TransportAddress {
  let scheme: String
  let rest: String

  /// Reads a URL as it was given or kept.
  init(_ url: String) {
    let parts = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    scheme = String(parts[0])
    rest = parts.count == 2 ? String(parts[1]) : ""
  }

  /// The URL to be kept: a folder is named from the root, since the next command may be run elsewhere.
  static func lasting(_ url: String, home: String?) -> String {
    let address = TransportAddress(url)
    guard address.scheme == "folder", !address.rest.hasPrefix("/"), !address.rest.isEmpty else {
      return url
    }
    if let home, address.rest.hasPrefix("~/") { return "folder:\(home)\(address.rest.dropFirst())" }
    guard let working = getcwd(nil, 0) else { return url }
    defer { free(working) }
    return "folder:\(String(cString: working))/\(address.rest)"
  }
}
