import HearthPlugins
import StorageMemory
import StoragePhotos
import StorageSQLite

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let photos = VipsPhotos()
}
