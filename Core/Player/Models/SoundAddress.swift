public import HearthPorts

/// Where a sound comes from, as a URL: `synth:rain?seed=1`, `file:/music/sea.flac`.
public struct SoundAddress: Sendable, Hashable {
  /// The kind of source.
  public let scheme: String
  /// The sound of that kind: a name or a path.
  public let path: String
  /// What is set for it.
  public let parameters: [SoundParameter]

  /// An address by its parts.
  public init(scheme: String, path: String, parameters: [SoundParameter] = []) {
    self.scheme = scheme
    self.path = path
    self.parameters = parameters
  }

  /// The address that a person means: the name of a track, a URL, or else the path of a file.
  ///
  /// - Parameters:
  ///   - text: what was written.
  ///   - hasParameters: whether addresses of a scheme take parameters; nil where there is no such
  ///     scheme. What looks like one is then kept, for the registry to refuse.
  public init(_ text: String, hasParameters: (String) -> Bool?) {
    if let track = Self.splitting(text), Track.named(track.path) != nil {
      self.init(scheme: "synth", path: track.path, parameters: track.parameters)
    } else if let (scheme, rest) = Self.scheme(of: text) {
      let address = hasParameters(scheme) == false ? nil : Self.splitting(rest)
      self.init(
        scheme: scheme,
        path: address?.path ?? rest,
        parameters: address?.parameters ?? []
      )
    } else {
      self.init(scheme: "file", path: text)
    }
  }

  /// The address as a URL.
  public var url: String {
    let settings = parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(scheme):\(path)" + (settings.isEmpty ? "" : "?\(settings)")
  }

  /// The track that it plays, if it is one of the program's own.
  public var track: Track? { scheme == "synth" ? Track.named(path) : nil }
}

extension SoundAddress {
  /// What stands before a colon where it can be a scheme: letters and digits, at least two.
  private static func scheme(of text: String) -> (scheme: String, rest: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    let isScheme =
      scheme.utf8.count > 1
      && scheme.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    return isScheme ? (String(scheme), String(text[text.index(after: colon)...])) : nil
  }

  private static func splitting(_ text: String) -> (path: String, parameters: [SoundParameter])? {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first else { return nil }
    let parameters = parts.count == 2 ? SoundParameter.list(parts[1]) : []
    return (String(path), parameters)
  }
}
