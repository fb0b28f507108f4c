public import HearthPorts

/// A way for the envelopes of a space.
public typealias TransportPlugin = Plugin<any SyncTransport, TransportSetup>

/// The transports that an executable carries.
public typealias TransportRegistry = Registry<any SyncTransport, TransportSetup>

/// A place where a hub keeps what it cannot read.
public typealias HubStorePlugin = Plugin<any HubStore, HubStoreSetup>

/// The places that a hub can use.
public typealias HubStoreRegistry = Registry<any HubStore, HubStoreSetup>
