package import HearthPorts

extension ImportFile {
  /// A file of lines that end in LF.
  package init(_ name: String, _ lines: String...) {
    self.init(name: name, bytes: Array(lines.joined(separator: "\n").utf8))
  }

  /// All it holds.
  package var bytes: [UInt8] {
    get throws {
      var bytes: [UInt8] = []
      let next = try pieces()
      while let piece = try next() { bytes += piece }
      return bytes
    }
  }

  /// The file with one text in place of another.
  package func replacing(_ text: String, by other: String) throws -> ImportFile {
    let old = String(decoding: try bytes, as: UTF8.self)
    return ImportFile(
      name: name,
      bytes: Array(
        old.split(separator: text, omittingEmptySubsequences: false).joined(separator: other).utf8
      )
    )
  }
}
