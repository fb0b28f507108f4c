/// The plugins of one kind that an executable carries; immutable, listed by hand.
public struct Registry<Service, Request>: Sendable {
  /// In the order given.
  public let plugins: [Plugin<Service, Request>]

  /// A list of plugins; a name given twice traps.
  public init(_ plugins: [Plugin<Service, Request>]) {
    let names = plugins.map(\.name)
    precondition(Set(names).count == names.count, "A plugin name is given twice: \(names).")
    self.plugins = plugins
  }

  /// The plugin of this name.
  ///
  /// - Throws: `UnknownPlugin` with the known names.
  public func plugin(named name: String) throws(UnknownPlugin) -> Plugin<Service, Request> {
    for plugin in plugins where plugin.name == name { return plugin }
    throw UnknownPlugin(name: name, known: plugins.map(\.name))
  }
}

/// A name that no plugin of the registry has.
public struct UnknownPlugin: Error, Sendable, Equatable {
  /// The name asked for.
  public let name: String
  /// The names that would have worked, in the registry's order.
  public let known: [String]
}
