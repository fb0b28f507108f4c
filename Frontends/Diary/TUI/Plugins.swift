import CommandKit
import HearthPlugins
import StorageMemory
import StorageSQLite
import SyncProgram

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts.usual()
}
