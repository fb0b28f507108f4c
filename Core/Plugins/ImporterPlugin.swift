public import HearthPorts

/// A reader of a foreign format, named as the format is on the command line.
public typealias ImporterPlugin<History: Sendable> = Plugin<any Importer<History>, Void>

/// The formats that an executable reads into histories of one kind.
public typealias ImporterRegistry<History: Sendable> = Registry<any Importer<History>, Void>
