import CommandKit
import HabitsCore
import HearthPlugins
import HearthSupport
import StorageArchive
import StorageMemory
import StorageSQLite
import SyncCrypto
import SyncFolder
import SyncHTTP
import SyncHTTPClient

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  /// Trusts what the household says it does, besides what the system trusts.
  static let web = CurlClient(authorities: Environment.process()["HEARTH_CERTIFICATES"])
  static let sync = SyncParts(
    transports: TransportRegistry([.folder, .https(web), .http(web)])
  ) { try SodiumCipher() }
  static let importers = ImporterRegistry<ForeignHabits>([
    LoopImporter.plugin(archive: ZipArchive(), database: SQLiteForeignDatabase()),
    HabitBullImporter.plugin,
    TickmateImporter.plugin(database: SQLiteForeignDatabase()),
    RewireImporter.plugin(database: SQLiteForeignDatabase()),
    TableHabitImporter.plugin, BeaverHabitsImporter.plugin, HarshImporter.plugin,
    HabitctlImporter.plugin, StreaksImporter.plugin, HearthLinesImporter.plugin,
  ])
  static let exporters = ExporterRegistry<ForeignHabits, InterchangeLoss>([
    LoopExporter.plugin(archive: ZipArchive(), database: SQLiteForeignDatabase()),
    TableHabitExporter.plugin, HarshExporter.plugin, HearthLinesExporter.plugin,
    TableExporter.plugin, CalendarExporter.plugin,
  ])
}
