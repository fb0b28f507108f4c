public import HearthPorts

/// A storage backend.
public typealias StorePlugin = Plugin<any Store, StoreSetup>

/// The storage backends that an executable carries.
public typealias StoreRegistry = Registry<any Store, StoreSetup>

/// Copies of a storage backend's data, under the name of the backend.
public typealias StoreMaintenancePlugin = Plugin<any StoreMaintenance, StoreSetup>

/// The storage backends of an executable that can be copied as a whole.
public typealias StoreMaintenanceRegistry = Registry<any StoreMaintenance, StoreSetup>
