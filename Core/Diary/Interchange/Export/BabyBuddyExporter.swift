import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts

/// Writes the CSV files that Baby Buddy imports: one for each of its tables, with its columns.
///
/// Its times have no zone and are read by the reader's own; they are written by the zone in force
/// now, so that one zone reads all of them again.
public struct BabyBuddyExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<DiaryHistory, DiaryLoss> {
    ExporterPlugin(name: BabyBuddyImporter.format, summary: "plugin.exporter.babybuddy") { _ in
      BabyBuddyExporter()
    }
  }

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ history: DiaryHistory,
    named name: String
  ) throws(ExportError) -> Exported<DiaryLoss> {
    do throws(StoreError) {
      var writer = try BabyBuddyWriter(history)
      try writer.writeAll()
      return Exported(.folder(writer.files), losses: writer.losses.list)
    } catch {
      throw .store(error)
    }
  }
}
