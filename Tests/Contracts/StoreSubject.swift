#if Contracts
public import HearthPlugins
public import HearthPorts

/// A storage backend as the contract meets it: a plugin, and places where nothing is yet.
public struct StoreSubject: Sendable {
  let plugin: StorePlugin
  let execution: StoreExecution
  let freshAddress: @Sendable () throws -> String
  let discard: @Sendable (String) -> Void
  let lock: (@Sendable (String) throws -> Void)?

  /// A backend to be held to the contract.
  ///
  /// Capabilities tell which behaviours apply: `durable` ones reopen a store, `shared` ones open it
  /// twice.
  ///
  /// - Parameters:
  ///   - plugin: the backend.
  ///   - execution: how bodies are run.
  ///   - freshAddress: an address where no store is.
  ///   - discard: removes what has been left at an address.
  ///   - lock: lets this process only read what lies at an address; nil where that cannot be.
  public init(
    _ plugin: StorePlugin,
    execution: StoreExecution = .caller,
    freshAddress: @escaping @Sendable () throws -> String,
    discard: @escaping @Sendable (String) -> Void = { _ in },
    lock: (@Sendable (String) throws -> Void)? = nil
  ) {
    self.plugin = plugin
    self.execution = execution
    self.freshAddress = freshAddress
    self.discard = discard
    self.lock = lock
  }
}

extension StoreSubject: CustomStringConvertible {
  /// The plugin and how it runs bodies.
  public var description: String { "\(plugin.name), \(execution)" }
}
#endif
