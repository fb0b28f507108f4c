import HearthPlugins
import HearthPorts
public import HearthSupport

extension Failure {
  /// How plugins of a kind are named by a person.
  public enum PluginNames: Sendable, Hashable {
    /// By the scheme of an address: stores, transports, outputs.
    case schemes
    /// By a word: importers and exporters.
    case formats
  }

  /// An error of the ports, of plugins or of files as a person is told of it: what is wrong and what
  /// to do.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - messages: The language; holds the catalogue `.commandKit`.
  ///   - plugins: What an unknown plugin was asked for as.
  ///   - zones: All zone names, asked for only to suggest one in the place of an unknown one.
  /// - Returns: nil for an error that is not among them.
  public static func of(
    _ error: any Error,
    _ messages: Messages,
    plugins: PluginNames = .schemes,
    zones: () -> [String] = { [] }
  ) -> Failure? {
    switch error {
    case let error as StoreError: Failure(error.sentence(messages), status: error.status)
    case let error as BackupError: error.failure(messages)
    case let error as TimeZoneError: error.failure(messages, zones)
    case let error as UnknownPlugin: Failure(error.sentence(messages, plugins), status: .usage)
    case let error as FileError: Failure(error.sentence(messages), status: error.status)
    case let error as PhotoError: Failure(error.sentence(messages), status: error.status)
    case let error as ImportError: Failure(error.sentence(messages), status: .trouble)
    case let error as LiveImportError: error.failure(messages)
    case let error as FileWritingError: error.failure(messages)
    case let error as SettingsError: error.failure(messages)
    case let error as XDGError: Failure(error.sentence(messages), status: .usage)
    default: nil
    }
  }
}
