/// What a request wants done (RFC 9110, section 9).
public struct HTTPMethod: RawRepresentable, Sendable, Hashable {
  /// The method's name as it is written in a request.
  public let rawValue: String

  /// A method of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads.
  public static let get = HTTPMethod(rawValue: "GET")
  /// Reads, the answer's body left out.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Acts.
  public static let post = HTTPMethod(rawValue: "POST")
  /// Puts in the place.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Changes in part.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Takes away.
  public static let delete = HTTPMethod(rawValue: "DELETE")

  /// Whether it must change nothing.
  public var isSafe: Bool { [.get, .head, HTTPMethod(rawValue: "OPTIONS")].contains(self) }
}
