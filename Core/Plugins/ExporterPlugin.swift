public import HearthPorts

/// A writer of a foreign format, named as the format is on the command line.
public typealias ExporterPlugin<History, Loss: Sendable> =
  Plugin<any Exporter<History, Loss>, Void>

extension PluginCapability {
  /// Writes records of kinds that the program does not know, too.
  public static let complete = PluginCapability("complete")
}

/// The formats that an executable writes histories of one kind in.
public typealias ExporterRegistry<History, Loss: Sendable> =
  Registry<any Exporter<History, Loss>, Void>
