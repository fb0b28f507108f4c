/// A swappable part as a value: what it is called, what it can do, how it is made.
public struct Plugin<Service, Request>: Sendable {
  /// A URL scheme ("sqlite") or a format ("babybuddy"): lower case, unique in its registry.
  public let name: String
  /// The key of a message of one line that says what it is.
  public let summary: String
  /// What can be set.
  public let options: [PluginOption]
  /// Builds the service.
  public let make: @Sendable (Request) async throws -> Service
  private let makeCapabilities: @Sendable () -> Set<PluginCapability>

  /// A plugin as an executable lists it.
  public init(
    name: String,
    summary: String,
    options: [PluginOption] = [],
    capabilities: @autoclosure @escaping @Sendable () -> Set<PluginCapability> = [],
    make: @escaping @Sendable (Request) async throws -> Service
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.make = make
    makeCapabilities = capabilities
  }

  /// What it can do, as data, so that a frontend adapts without asking which plugin it is.
  public var capabilities: Set<PluginCapability> { makeCapabilities() }
}

/// A setting that a plugin reads from its address or from the command line.
public struct PluginOption: Sendable, Hashable {
  /// The option's name.
  public let name: String
  /// The key of a message of one line that says what it is for.
  public let summary: String

  /// An option of a plugin.
  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// One thing a plugin can do; an open set, since outsiders add their own.
public struct PluginCapability: Sendable, Hashable {
  /// The word that stands for it.
  public let name: String

  /// A capability by its word.
  public init(_ name: String) {
    self.name = name
  }

  /// Keeps what it is given when the program ends.
  public static let durable = PluginCapability("durable")
  /// Several processes may use it at once.
  public static let shared = PluginCapability("shared")
  /// Knows the tables of programs that are not there, so that any program syncs the records of all.
  public static let describing = PluginCapability("describing")
}
