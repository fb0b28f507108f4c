/// The plugins of one kind that an executable carries; immutable, listed by hand.
public struct Registry<Service, Request>: Sendable {
  /// In the order given.
  public let plugins: [Plugin<Service, Request>]

  /// A list of plugins; a name given twice traps.
  public init(_ plugins: [Plugin<Service, Request>]) {
    for (index, plugin) in plugins.enumerated() {
      // Few enough to be compared one by one: every start of a program makes its registries.
      let isFirst = !plugins[..<index].contains { $0.name == plugin.name }
      precondition(isFirst, "A plugin name is given twice: \(plugin.name).")
    }
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

  /// A name beside the known ones.
  public init(name: String, known: [String]) {
    self.name = name
    self.known = known
  }
}
