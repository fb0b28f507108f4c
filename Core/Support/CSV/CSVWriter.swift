/// Writes comma-separated values (RFC 4180) with quotes only where they are needed.
public struct CSVWriter {
  /// What ends a row.
  public enum LineEnd: Sendable {
    case lineFeed
    /// As RFC 4180 has it.
    case carriageReturnLineFeed
  }

  /// The rows appended so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let lineEnd: LineEnd
  private let separator: UInt8

  /// An empty table.
  public init(lineEnd: LineEnd = .lineFeed, separator: UInt8 = UInt8(ascii: ",")) {
    self.lineEnd = lineEnd
    self.separator = separator
  }

  /// The rows appended so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Hands out what has been appended and begins anew, so that a long table needs little memory.
  public mutating func flush() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  /// Appends a row; an empty cell alone is quoted, since many readers leave out empty lines.
  public mutating func append(_ cells: [String]) {
    var isFirst = true
    for cell in cells {
      if !isFirst { bytes.append(separator) }
      isFirst = false
      append(cell, isQuoted: cells.count == 1 && cell.isEmpty)
    }
    if lineEnd == .carriageReturnLineFeed { bytes.append(UInt8(ascii: "\r")) }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ cell: String, isQuoted: Bool) {
    let quote = UInt8(ascii: "\"")
    guard isQuoted || needsQuotes(cell) else {
      bytes += cell.utf8
      return
    }
    bytes.append(quote)
    for byte in cell.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  /// A cell that begins like a byte order mark would lose it at the beginning of a file.
  private func needsQuotes(_ cell: String) -> Bool {
    cell.unicodeScalars.first == "\u{FEFF}"
      || cell.utf8.contains {
        $0 == separator || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
          || $0 == UInt8(ascii: "\r")
      }
  }
}
