public import HearthPlugins
public import HearthPorts

/// Reads what Loop Habit Tracker exports: the zip of CSV files, and the database backup of all its
/// versions.
public struct LoopImporter: Importer {
  private let archive: any Archive
  private let database: any ForeignDatabase

  /// As an executable lists it.
  public static func plugin(
    archive: any Archive,
    database: any ForeignDatabase
  ) -> ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: LoopFormat.name, summary: "plugin.importer.loop") { _ in
      LoopImporter(archive: archive, database: database)
    }
  }

  /// A reader over the ports that open such files.
  public init(archive: any Archive, database: any ForeignDatabase) {
    self.archive = archive
    self.database = database
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    var habits = ForeignHabits(format: LoopFormat.name)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let bytes = try file.whole()
      if bytes.starts(with: "SQLite format 3".utf8) {
        try LoopDatabaseReader(file: file.name).read(bytes, database, into: &habits)
      } else if bytes.starts(with: "PK".utf8) {
        try LoopZipReader(file: file.name).read(bytes, archive, into: &habits)
      } else {
        throw .notOfFormat(path: file.name, format: LoopFormat.name, .otherKind)
      }
    }
    habits.report.sort()
    return habits
  }
}
