/// Writes one foreign format.
///
/// It turns what the app hands out into files and knows nothing of any store. What the format cannot
/// say is told, never left out in silence.
public protocol Exporter<History, Loss>: Sendable {
  /// What the app hands out for all formats alike.
  associatedtype History: Sendable
  /// What the exporter tells of things that the format cannot say.
  associatedtype Loss: Sendable

  /// Writes files.
  ///
  /// - Parameters:
  ///   - history: What is to be written.
  ///   - name: The name of the file or folder to be made: its end may choose among kinds of file.
  /// - Returns: what is to be made, and what it cannot say.
  /// - Throws: `ExportError`.
  func write(_ history: History, named name: String) throws(ExportError) -> Exported<Loss>
}

/// What an exporter has written, still in memory.
public struct Exported<Loss: Sendable>: Sendable {
  /// What is to be made of it.
  public var content: Content
  /// What the format cannot say.
  public var losses: [Loss]

  /// Something written.
  public init(_ content: Content, losses: [Loss]) {
    self.content = content
    self.losses = losses
  }

  /// What is to be made under the name that was given.
  public enum Content: Sendable {
    /// A file.
    case file([UInt8])
    /// A folder with files.
    case folder([ArchivedFile])
  }
}

/// Why an export did not happen; nothing has been written.
public enum ExportError: Error, Sendable, Equatable {
  /// The files could not be packed.
  case archive(ArchiveError)
  /// The database could not be made.
  case database(ForeignDatabaseError)
}
