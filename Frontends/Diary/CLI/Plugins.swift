import CommandKit
import DiaryCore
import HearthPlugins
import StorageArchive
import StorageMemory
import StoragePhotos
import StorageSQLite
import SyncHTTPClient
import SyncProgram

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts.usual(web)
  static let photos = VipsPhotos()
  static let importers = ImporterRegistry<ForeignDiary>([
    BabyBuddyImporter.plugin, NaraImporter.plugin, HuckleberryImporter.plugin,
    BabyTrackerImporter.plugin, PiyoLogImporter.plugin,
    SproutImporter.plugin(archive: ZipArchive()), LinesImporter.plugin, TablesImporter.plugin,
  ])
  static let servers = LiveImporterRegistry<ForeignDiary>([BabyBuddyServer.plugin])
  static let web = CurlClient.ofHousehold()
  static let exporters = ExporterRegistry<DiaryHistory, DiaryLoss>([
    BabyBuddyExporter.plugin, LinesExporter.plugin, TablesExporter.plugin,
    CalendarExporter.plugin,
  ])
}
