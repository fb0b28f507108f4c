import CommandKit
import DiaryCore
import HearthPlugins
import StorageArchive
import StorageMemory
import StoragePhotos
import StorageSQLite
import SyncProgram

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts.usual()
  static let photos = VipsPhotos()
  static let archive = ZipArchive()
  static let importers = ImporterRegistry<ForeignDiary>([
    BabyBuddyImporter.plugin, NaraImporter.plugin, HuckleberryImporter.plugin,
    BabyTrackerImporter.plugin, PiyoLogImporter.plugin,
    SproutImporter.plugin(archive: archive), LinesImporter.plugin, TablesImporter.plugin,
  ])
  static let exporters = ExporterRegistry<DiaryHistory, DiaryLoss>([
    BabyBuddyExporter.plugin, LinesExporter.plugin, TablesExporter.plugin,
    CalendarExporter.plugin,
  ])
}
