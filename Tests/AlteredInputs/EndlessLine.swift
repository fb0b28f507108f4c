import DiaryCore
package import HearthPorts

/// A file whose last line does not end for very long.
package struct EndlessLine: Sendable {
  /// How it begins.
  package let beginning: String
  /// How long it is, in bytes.
  package let length: Int

  private static let piece = 65_536

  /// A file of a length, once with each beginning that makes some reader go on.
  package static func all(length: Int) -> [EndlessLine] {
    ["", "id,name\r\n\"", "[PiyoLog]\n", #"{"kind":"sleep","#, "PK\u{3}\u{4}"].map {
      EndlessLine(beginning: $0, length: length)
    }
  }

  /// The file, which is made while it is read.
  package var file: ImportFile {
    ImportFile(name: "long") { () throws(ImportError) in
      var left = length / Self.piece + 1
      let first = Array(beginning.utf8) + [0x61]
      var isFirst = true
      return { () throws(ImportError) in
        defer { isFirst = false }
        if isFirst { return first }
        left -= 1
        return left > 0 ? Array(repeating: 0x61, count: Self.piece) : nil
      }
    }
  }
}
