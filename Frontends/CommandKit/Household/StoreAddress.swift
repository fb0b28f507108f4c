package import HearthSupport

/// Which store a command uses: a scheme and what follows it.
package struct StoreAddress {
  /// The name of the plugin.
  package let scheme: String
  /// What is the plugin's own business.
  package let rest: String

  /// The store of `--store`, else a file in the person's data folder.
  package init(_ url: String?, environment: Environment, file: String = "hearth.db") throws {
    guard let url else {
      scheme = "sqlite"
      rest = try XDGFolders(environment: environment).data + "/" + file
      return
    }
    let parts = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    scheme = parts.count == 2 ? String(parts[0]) : url
    let path = parts.count == 2 ? String(parts[1]) : ""
    // Settings files and quoted arguments are read by no shell.
    let home = path.hasPrefix("~/") ? environment["HOME"] : nil
    rest = home.map { $0 + path.dropFirst() } ?? path
  }
}
