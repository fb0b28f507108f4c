/// A file that pages need, part of the program, under an address that changes with its bytes.
public struct Asset: Sendable {
  /// Where it is found.
  public let path: String
  /// The kind of its bytes.
  public let type: String
  /// Its bytes.
  public let bytes: [UInt8]

  /// A file of a name such as `app.css`.
  public init(_ name: String, type: String, _ text: StaticString) {
    bytes = text.withUTF8Buffer { Array($0) }
    self.type = type
    let parts = name.split(separator: ".")
    path = "/assets/\(parts[0]).\(Fingerprint64(bytes).text).\(parts[1])"
  }

  /// Whether pages are shown by it.
  public var isStyleSheet: Bool { type.hasPrefix("text/css") }

  /// Whether pages run it.
  public var isScript: Bool { type.hasPrefix("text/javascript") }

  /// The route that answers it; browsers keep it for a year.
  public func route<Context>(for _: Context.Type = Context.self) -> Route<Context> {
    let asset = self
    return Route(
      "asset \(path)",
      .get,
      PathPattern(path),
      "A file of the pages.",
      isDocumented: false,
      access: .everybody,
      answer: RouteAnswer(.ok, type: type, "The file.")
    ) { _, _ in
      HTTPResponse(
        .ok,
        headers: [
          "Content-Type": asset.type, "Cache-Control": "public, max-age=31536000, immutable",
        ],
        body: .bytes(asset.bytes)
      )
    }
  }
}
