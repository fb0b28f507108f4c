import CommandKit
import HabitsCore
import HearthPlugins
import StorageArchive
import StorageMemory
import StorageSQLite
import SyncProgram

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts.usual()
  static let archive = ZipArchive()
  static let importers = ImporterRegistry<ForeignHabits>([
    LoopImporter.plugin(archive: archive, database: SQLiteForeignDatabase()),
    HabitBullImporter.plugin,
    TickmateImporter.plugin(database: SQLiteForeignDatabase()),
    RewireImporter.plugin(database: SQLiteForeignDatabase()),
    TableHabitImporter.plugin, BeaverHabitsImporter.plugin, HarshImporter.plugin,
    HabitctlImporter.plugin, StreaksImporter.plugin, HearthLinesImporter.plugin,
  ])
  static let exporters = ExporterRegistry<ForeignHabits, InterchangeLoss>([
    LoopExporter.plugin(archive: archive, database: SQLiteForeignDatabase()),
    TableHabitExporter.plugin, HarshExporter.plugin, HearthLinesExporter.plugin,
    TableExporter.plugin, CalendarExporter.plugin,
  ])
}
