import CommandKit
import DiaryCore
import HearthPlugins
import HearthSupport
import StorageArchive
import StorageMemory
import StoragePhotos
import StorageSQLite
import SyncCrypto
import SyncFolder
import SyncHTTP
import SyncHTTPClient

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts(
    transports: TransportRegistry([.folder, .https(web), .http(web)])
  ) { try SodiumCipher() }
  static let photos = VipsPhotos()
  static let importers = ImporterRegistry<ForeignDiary>([
    BabyBuddyImporter.plugin, NaraImporter.plugin, HuckleberryImporter.plugin,
    BabyTrackerImporter.plugin, PiyoLogImporter.plugin,
    SproutImporter.plugin(archive: ZipArchive()), LinesImporter.plugin, TablesImporter.plugin,
  ])
  static let servers = LiveImporterRegistry<ForeignDiary>([BabyBuddyServer.plugin])
  /// Trusts what the household says it does, besides what the system trusts.
  static let web = CurlClient(authorities: Environment.process()["HEARTH_CERTIFICATES"])
  static let exporters = ExporterRegistry<DiaryHistory, DiaryLoss>([
    BabyBuddyExporter.plugin, LinesExporter.plugin, TablesExporter.plugin,
    CalendarExporter.plugin,
  ])
}
