import Glibc

/// A file of text as tests read and write it.
package struct TextFile {
  /// Where it lies.
  package let path: String

  /// A file that need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// All of it; nil where there is none.
  package func read() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }

  /// Replaces it, with the folder it lies in.
  ///
  /// - Throws: `TextFileError` with the system's error number.
  package func write(_ text: String) throws(TextFileError) {
    if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o755) }
    guard let file = fopen(path, "w") else { throw TextFileError(code: errno) }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw TextFileError(code: errno) }
  }
}

/// Why a file could not be written.
package struct TextFileError: Error, Equatable {
  /// The system's error number.
  package let code: Int32
}
