public import HearthPlugins
import HearthPorts
import StorageSQL

extension StorePlugin {
  /// `sqlite:PATH`, one file; the folders on the way to it are made as needed.
  public static var sqlite: StorePlugin {
    StorePlugin(
      name: "sqlite",
      summary: "plugin.store.sqlite",
      capabilities: [.durable, .shared, .describing]
    ) { setup in
      try await SQLStore(SQLiteDriver(address: setup.address), setup)
    }
  }
}

extension StoreMaintenancePlugin {
  /// Copies of a `sqlite:PATH`, each one file.
  public static var sqlite: StoreMaintenancePlugin {
    StoreMaintenancePlugin(name: "sqlite", summary: "plugin.store.sqlite") { setup in
      try SQLiteMaintenancePort(setup)
    }
  }
}

extension HubStorePlugin {
  /// A hub's data in one file, `sqlite:PATH`.
  public static var sqlite: HubStorePlugin {
    HubStorePlugin(name: "sqlite", summary: "plugin.store.sqlite") { setup in
      try await SQLHubStore(SQLiteDriver(address: setup.address))
    }
  }
}
