import HearthPlugins
import StorageSQLite

/// What this program carries.
enum Plugins {
  static let stores = HubStoreRegistry([.sqlite])
}
