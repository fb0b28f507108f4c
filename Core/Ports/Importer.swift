/// Reads one foreign format.
///
/// It turns files into a history in the app's own terms and knows nothing of any store: keys,
/// children, zones and overlaps are the business of whoever takes the history in. The files of one
/// call are one set, and their order means nothing. A row that cannot be read is reported in the
/// history and never ends the reading.
public protocol Importer<History>: Sendable {
  /// What the app makes of all formats alike.
  associatedtype History: Sendable

  /// Reads a set of files.
  ///
  /// - Throws: `ImportError` where a file as a whole is not of the format.
  func read(_ files: [ImportFile]) throws(ImportError) -> History
}

/// A file as an importer sees it.
public struct ImportFile: Sendable {
  /// Its path or name, as reports show it.
  public let name: String
  /// All it holds.
  public let bytes: [UInt8]

  /// A file by name and contents.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Why an import as a whole did not happen; nothing has been written.
public enum ImportError: Error, Sendable, Equatable {
  /// There is nothing under this path.
  case missing(path: String)
  /// It is a folder.
  case isFolder(path: String)
  /// The account may not read it.
  case notPermitted(path: String)
  /// It holds more than `limit` bytes.
  case tooLarge(path: String, limit: Int)
  /// The system failed to read it, with the number it gave (`errno`).
  case inputOutput(path: String, code: Int32)
  /// It was read and is not of this format.
  case notOfFormat(path: String, format: String, Mismatch)
  /// It was asked to stop.
  case cancelled

  /// How a file shows that it is not of a format.
  public enum Mismatch: Sendable, Equatable {
    /// It holds nothing.
    case empty
    /// It holds something else than text.
    case notText
    /// Its columns are not those of the format.
    case otherColumns([String])
  }
}
