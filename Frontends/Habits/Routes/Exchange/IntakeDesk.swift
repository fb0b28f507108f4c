import HabitsCore
import HearthPlugins
import HearthPorts
import HearthSupport

/// Reads and writes files of other programs on a queue of its own: a large one would keep the server's
/// threads from everybody else.
actor IntakeDesk {
  private let executor = QueueExecutor(label: "hearth.habits.exchange")

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What files say.
  ///
  /// - Throws: `ImportError`, `UnknownPlugin`.
  func read(
    _ files: [ImportFile],
    of format: String,
    by importers: ImporterRegistry<ForeignHabits>
  ) async throws -> ForeignHabits {
    try await importers.plugin(named: format).make(()).read(files)
  }

  /// A file of a format, those of a folder packed into one.
  ///
  /// - Throws: `ExportError`, `ArchiveError`, `UnknownPlugin`.
  func write(
    _ habits: ForeignHabits,
    _ format: ExportFormat,
    by exporters: ExporterRegistry<ForeignHabits, InterchangeLoss>,
    _ archive: (any Archive)?
  ) async throws -> ExportedHabits {
    let exporter = try await exporters.plugin(named: format.name).make(())
    let exported = try exporter.write(habits, named: format.file)
    let bytes: [UInt8]
    switch exported.content {
    case .file(let whole): bytes = whole
    case .pieces(let give):
      var whole: [UInt8] = []
      try give { whole += $0 }
      bytes = whole
    case .folder(let files):
      guard let archive else { throw ExportError.archive(.missingLibrary) }
      bytes = try archive.pack(files)
    }
    return ExportedHabits(bytes: bytes, losses: exported.losses)
  }
}

/// A file that was written, and what it cannot say.
struct ExportedHabits: Sendable {
  let bytes: [UInt8]
  let losses: [InterchangeLoss]
}
