/// Why a text is not JSON, with the byte at which it stops being so.
public enum JSONError: Error, Sendable, Equatable {
  /// A byte that cannot stand there, or the end of the text.
  case unexpected(offset: Int)
  /// An escape that RFC 8259 does not know, or half a surrogate pair.
  case badEscape(offset: Int)
  /// A number that JSON writes otherwise: `01`, `1.`, `.5`, `+1`.
  case badNumber(offset: Int)
  /// Text that is not UTF-8.
  case badText(offset: Int)
  /// More than `JSON.depthLimit` arrays and objects within one another.
  case tooDeep(offset: Int)
  /// Something other than blanks behind the value.
  case trailing(offset: Int)

  /// Bytes before the one that is at fault.
  public var offset: Int {
    switch self {
    case .unexpected(let offset), .badEscape(let offset), .badNumber(let offset),
      .badText(let offset), .tooDeep(let offset), .trailing(let offset):
      offset
    }
  }
}
