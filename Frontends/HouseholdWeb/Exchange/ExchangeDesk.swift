public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Reads and writes files of other programs on a queue of its own: a large one would keep the server's
/// threads from everybody else.
public actor ExchangeDesk {
  private let executor = QueueExecutor(label: "hearth.web.exchange")

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A desk for an app.
  public init() {}

  /// What an upload says.
  ///
  /// - Throws: `ImportError`, `UnknownPlugin`.
  public func read<History: Sendable, Choices: Sendable>(
    _ upload: Upload<Choices>,
    by importers: ImporterRegistry<History>
  ) async throws -> History {
    try await importers.plugin(named: upload.format).make(()).read(upload.importFiles)
  }

  /// Does a piece of work on the desk's queue.
  ///
  /// - Throws: what the work throws.
  public func work<T: Sendable>(_ body: @Sendable () throws -> T) throws -> T { try body() }
}

extension Exported.Content {
  /// The one file that it is; those of a folder are packed into one.
  ///
  /// Asked for inside the transaction that the history was made in.
  ///
  /// - Throws: `ExportError`, `ArchiveError`, what the writing of pieces throws.
  public func wholeFile(packedBy archive: (any Archive)?) throws -> [UInt8] {
    switch self {
    case .file(let bytes): return bytes
    case .pieces(let give):
      var whole: [UInt8] = []
      try give { whole += $0 }
      return whole
    case .folder(let files):
      guard let archive else { throw ExportError.archive(.missingLibrary) }
      return try archive.pack(files)
    }
  }
}
