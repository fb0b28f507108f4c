/// A piece of a page, made of elements and texts; no text can become markup.
///
/// Names of elements and attributes are literals of the program, texts and values are escaped when
/// they are written, and there is no way to put in a script or a style but by its address.
public indirect enum HTML: Sendable {
  /// Words.
  case text(String)
  /// An element with what it holds.
  case element(HTMLTag, [HTMLAttribute], HTML)
  /// Pieces one after another.
  case several([HTML])
  /// Nothing.
  case none

  /// The bytes of the piece.
  public var bytes: [UInt8] {
    var writer = HTMLWriter()
    writer.write(self)
    return writer.bytes
  }

  /// A whole page, as a browser expects it.
  public var document: [UInt8] { Array("<!doctype html>\n".utf8) + bytes }
}

/// The name of an element.
public struct HTMLTag: Sendable {
  let name: StaticString
  /// Whether it holds nothing and has no end.
  let isVoid: Bool

  /// An element's name.
  public init(_ name: StaticString, isVoid: Bool = false) {
    self.name = name
    self.isVoid = isVoid
  }
}

/// An attribute of an element.
public struct HTMLAttribute: Sendable {
  let name: StaticString
  /// Nil where the name says it all.
  let value: String?

  /// An attribute with a value.
  public init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  /// No attribute at all.
  public static let none = HTMLAttribute("")

  /// An attribute without one.
  public init(_ name: StaticString) {
    self.name = name
    value = nil
  }
}

extension HTML: ExpressibleByStringInterpolation {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(stringLiteral text: String) { self = .text(text) }
}

/// Puts pieces together as statements: `if`, `for` and texts among them.
@resultBuilder
public enum HTMLBuilder {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildBlock(_ pieces: HTML...) -> HTML { .several(pieces) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildExpression(_ piece: HTML) -> HTML { piece }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildExpression(_ text: String) -> HTML { .text(text) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .none }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildEither(first piece: HTML) -> HTML { piece }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildEither(second piece: HTML) -> HTML { piece }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func buildArray(_ pieces: [HTML]) -> HTML { .several(pieces) }
}

/// Writes pages.
private struct HTMLWriter {
  var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(16_384) }

  mutating func write(_ html: HTML) {
    switch html {
    case .none: break
    case .text(let text): write(escaping: text)
    case .several(let pieces): for piece in pieces { write(piece) }
    case .element(let tag, let attributes, let content):
      bytes.append(UInt8(ascii: "<"))
      put(tag.name)
      for attribute in attributes { write(attribute) }
      bytes.append(UInt8(ascii: ">"))
      guard !tag.isVoid else { return }
      write(content)
      bytes.append(UInt8(ascii: "<"))
      bytes.append(UInt8(ascii: "/"))
      put(tag.name)
      bytes.append(UInt8(ascii: ">"))
    }
  }

  private mutating func write(_ attribute: HTMLAttribute) {
    guard attribute.name.utf8CodeUnitCount > 0 else { return }
    bytes.append(UInt8(ascii: " "))
    put(attribute.name)
    guard let value = attribute.value else { return }
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    write(escaping: value)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func put(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  private mutating func write(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): put("&amp;")
      case UInt8(ascii: "<"): put("&lt;")
      case UInt8(ascii: ">"): put("&gt;")
      case UInt8(ascii: "\""): put("&quot;")
      case UInt8(ascii: "'"): put("&#39;")
      case 0: put("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }
}
