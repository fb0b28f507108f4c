/// The plugins of one kind that an executable carries; immutable, listed by hand.
public struct Registry<Service, Request>: Sendable {
  // A program's start needs few of its plugins, and making them all takes a tenth of it.
  private let list: @Sendable () -> [Plugin<Service, Request>]

  /// A list of plugins, made whenever it is looked at; a name given twice traps then.
  public init(_ plugins: @autoclosure @escaping @Sendable () -> [Plugin<Service, Request>]) {
    list = plugins
  }

  /// In the order given.
  public var plugins: [Plugin<Service, Request>] {
    let plugins = list()
    // Every start of a program comes by here: an index needs no type that must be made for it.
    for later in plugins.indices {
      for earlier in 0..<later where plugins[earlier].name == plugins[later].name {
        preconditionFailure("A plugin name is given twice: \(plugins[later].name).")
      }
    }
    return plugins
  }

  /// The plugin of this name.
  ///
  /// - Throws: `UnknownPlugin` with the known names.
  public func plugin(named name: String) throws(UnknownPlugin) -> Plugin<Service, Request> {
    let plugins = plugins
    for index in plugins.indices where plugins[index].name == name { return plugins[index] }
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
