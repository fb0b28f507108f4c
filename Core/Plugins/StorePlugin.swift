public import HearthPorts

/// A storage backend.
public typealias StorePlugin = Plugin<any Store, StoreSetup>

/// The storage backends that an executable carries.
public typealias StoreRegistry = Registry<any Store, StoreSetup>
