import DiaryCore
import HearthPlugins
import SleepList
import StorageSQLite
import StorageTextFile

/// What this program carries: some of Hearth's own parts, and two from outside.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .textFile])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let importers = ImporterRegistry<ForeignDiary>([
    BabyBuddyImporter.plugin, SleepListImporter.plugin,
  ])
}
