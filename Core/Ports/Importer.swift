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

/// A file as an importer sees it: a name, and contents that come in pieces, so that the memory an
/// import needs does not grow with its longest line.
public struct ImportFile: Sendable {
  /// Gives the next piece of a file; nil at the end.
  public typealias Pieces = () throws(ImportError) -> [UInt8]?

  /// Its path or name, as reports show it.
  public let name: String
  private let opening: @Sendable () throws(ImportError) -> Pieces

  /// A file that is opened, from its beginning, each time an importer asks for its pieces.
  public init(
    name: String,
    opening: @escaping @Sendable () throws(ImportError) -> Pieces
  ) {
    self.name = name
    self.opening = opening
  }

  /// A file in memory.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name) {
      var rest: [UInt8]? = bytes
      return {
        defer { rest = nil }
        return rest
      }
    }
  }

  /// The contents from their beginning.
  ///
  /// - Throws: `ImportError` where the file cannot be opened.
  public func pieces() throws(ImportError) -> Pieces {
    try opening()
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
    /// It is another kind of file than those that the format has.
    case otherKind
    /// It is an archive without the files of the format.
    case otherFiles
    /// It is a database without the tables of the format.
    case otherTables
    /// It is of a version of the format that is not known.
    case otherVersion(Int)
    /// It is not JSON from this byte on.
    case notJSON(offset: Int)
    /// It is JSON without the members of the format.
    case otherMembers
    /// It cannot be unpacked.
    case archive(ArchiveError)
    /// It cannot be opened as a database.
    case database(ForeignDatabaseError)
  }
}
