import HearthModel

extension ImportedRow {
  /// The cells of a source's row that matter, each under the name of the field it becomes.
  ///
  /// Written one a line, `name=text`, without the empty ones. A text that is long or has control
  /// characters is kept as its hash: whether it changed is all that will ever be asked.
  public struct Content: Sendable {
    /// As kept in the record.
    public let text: String

    private static let longest = 32
    // Of all the cells of a row together.
    private static let usual = 128

    /// What a record keeps.
    public init(text: String) {
      self.text = text
    }

    /// The cells of a row; a name is that of a field, so without `=` and line breaks.
    public init(_ cells: [(name: String, text: String)]) {
      var text = ""
      text.reserveCapacity(Self.usual)
      for cell in cells where !cell.text.isEmpty {
        if !text.isEmpty { text += "\n" }
        text += cell.name
        text += "="
        if Self.isKept(cell.text) { text += cell.text } else { text += Self.hash(cell.text) }
      }
      self.text = text
    }

    /// The names of the fields whose cells differ from those of an earlier reading.
    public func changes(since earlier: Content) -> Set<String> {
      let (old, new) = (earlier.cells, cells)
      return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    }

    private var cells: [String: [UInt8]] {
      text.utf8.split(separator: UInt8(ascii: "\n")).reduce(into: [:]) { cells, line in
        let name = line.prefix { $0 != UInt8(ascii: "=") }
        cells[String(decoding: name, as: UTF8.self)] = Array(line.dropFirst(name.count + 1))
      }
    }

    private static func isKept(_ text: String) -> Bool {
      let bytes = text.utf8
      return bytes.count <= longest && bytes.first != UInt8(ascii: "#")
        && bytes.allSatisfy { $0 >= 0x20 }
    }

    private static func hash(_ text: String) -> String {
      "#" + String(Fingerprint.of(text), radix: 36)
    }
  }
}

extension ImportedRow.Content {
  /// A number that stands for the content among those of one call.
  public var fingerprint: UInt64 { Fingerprint.short(text.utf8) }
}

extension ImportedRow.Content: Equatable {
  /// Equality of bytes: an accent written another way is another content.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }
}
