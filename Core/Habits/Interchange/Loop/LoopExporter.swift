public import HearthPlugins
public import HearthPorts

/// Writes what Loop Habit Tracker reads: a database backup under a name that ends in `.db`, else the zip.
public struct LoopExporter: Exporter {
  private let archive: any Archive
  private let database: any ForeignDatabase

  /// As an executable lists it.
  public static func plugin(
    archive: any Archive,
    database: any ForeignDatabase
  ) -> ExporterPlugin<ForeignHabits, InterchangeLoss> {
    ExporterPlugin(name: LoopFormat.name, summary: "plugin.exporter.loop") { _ in
      LoopExporter(archive: archive, database: database)
    }
  }

  /// A writer over the ports that make such files.
  public init(archive: any Archive, database: any ForeignDatabase) {
    self.archive = archive
    self.database = database
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ habits: ForeignHabits,
    named name: String
  ) throws(ExportError) -> Exported<InterchangeLoss> {
    let isDatabase = [".db", ".sqlite", ".sqlite3"].contains { name.lowercased().hasSuffix($0) }
    if isDatabase {
      var writer = LoopDatabaseWriter()
      let contents = writer.contents(of: habits)
      do throws(ForeignDatabaseError) {
        return Exported(.file(try database.make(contents)), losses: writer.report.losses)
      } catch {
        throw .database(error)
      }
    }
    var writer = LoopZipWriter()
    let files = writer.files(of: habits)
    do throws(ArchiveError) {
      return Exported(.file(try archive.pack(files)), losses: writer.report.losses)
    } catch {
      throw .archive(error)
    }
  }
}
