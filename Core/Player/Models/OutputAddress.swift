public import HearthPorts

/// Where sound goes, as a URL: `null:`, `wav:night.wav?format=s16`.
public struct OutputAddress: Sendable, Hashable {
  /// The kind of output.
  public let scheme: String
  /// The device or file of that kind.
  public let path: String
  /// What is set for it.
  public let parameters: [SoundParameter]
  /// The address as it was given.
  public let url: String

  /// The parts of a URL; one without a colon is a scheme alone, and `-` is standard output.
  public init(_ url: String) {
    self.url = url
    let url = url == "-" ? "pipe:" : url
    let parts = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    scheme = String(parts[0])
    let rest = parts.count == 2 ? parts[1] : ""
    let sides = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = sides.first.map { String($0) } ?? ""
    parameters = sides.count == 2 ? SoundParameter.list(sides[1]) : []
  }
}

extension OutputAddress {
  /// The same address with another path.
  public func url(path: String) -> String {
    let settings = parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(scheme):\(path)" + (settings.isEmpty ? "" : "?\(settings)")
  }
}

extension SoundParameter {
  /// The settings behind the question mark of an address.
  static func list(_ text: Substring) -> [SoundParameter] {
    text.split(separator: "&").map { setting in
      let sides = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return SoundParameter(String(sides[0]), sides.count == 2 ? String(sides[1]) : "")
    }
  }
}
