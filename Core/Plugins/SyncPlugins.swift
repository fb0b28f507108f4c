public import HearthPorts

/// A way for the envelopes of a space.
public typealias TransportPlugin = Plugin<any SyncTransport, TransportSetup>

/// The transports that an executable carries.
public typealias TransportRegistry = Registry<any SyncTransport, TransportSetup>
