public import HearthPorts

/// A writer of a foreign format, named as the format is on the command line.
public typealias ExporterPlugin<History: Sendable, Loss: Sendable> =
  Plugin<any Exporter<History, Loss>, Void>

/// The formats that an executable writes histories of one kind in.
public typealias ExporterRegistry<History: Sendable, Loss: Sendable> =
  Registry<any Exporter<History, Loss>, Void>
