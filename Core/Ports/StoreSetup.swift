public import HearthModel

/// The tables of one core, with the version of their layout.
///
/// The tables are asked for only when a file has to be made or brought up to date, since building
/// every schema would cost more than a reading command.
public struct SchemaModule: Sendable {
  /// The core's name, as kept in the file.
  public let name: String
  /// Raised by one with every change of the tables.
  public let version: Int
  /// The kinds of local records that are made of others and can be made again at any time.
  ///
  /// A store that hands rows over to the module's tables by itself empties those of these kinds, since
  /// nobody was there to keep them.
  public let derived: [Int]
  /// The tables as of `version`.
  public let tables: @Sendable () -> [Table]

  /// The tables of a core.
  public init(
    name: String,
    version: Int,
    derived: [Int] = [],
    tables: @escaping @Sendable () -> [Table]
  ) {
    self.name = name
    self.version = version
    self.derived = derived
    self.tables = tables
  }
}

/// How a store runs the bodies of its transactions.
public enum StoreExecution: Sendable, Equatable {
  /// On the caller's thread, one at a time: no thread is ever started. For command lines.
  case caller
  /// On queues of its own, one writer beside two readers. For everything long-running.
  case queues
}

/// When a store that is not there yet is made.
public enum StoreCreation: Sendable, Equatable {
  /// At once.
  case whenOpened
  /// With the first write; until then it answers as an empty one.
  case whenWritten
}

/// All that a storage plugin needs to open a store.
public struct StoreSetup: Sendable {
  /// What follows the scheme and its colon: a path, an authority and path, or nothing.
  public let address: String
  /// What the store will hold.
  public let modules: [SchemaModule]
  /// How bodies are run.
  public let execution: StoreExecution
  /// When a store is made where there is none.
  public let creation: StoreCreation
  /// Whether a durable store that is written to copies itself once a day.
  public let keepsBackups: Bool
  /// The clock of stamps.
  public let now: @Sendable () -> Instant
  /// 64 random bits; names the device when a store is made, copied or restored.
  public let random: @Sendable () -> UInt64
  /// Told what a person should know of a store that works all the same, on whichever thread.
  public let remark: @Sendable (StoreRemark) -> Void

  /// A request for a store.
  public init(
    address: String,
    modules: [SchemaModule],
    execution: StoreExecution = .caller,
    creation: StoreCreation = .whenOpened,
    keepsBackups: Bool = false,
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64,
    remark: @escaping @Sendable (StoreRemark) -> Void = { _ in }
  ) {
    self.address = address
    self.modules = modules
    self.execution = execution
    self.creation = creation
    self.keepsBackups = keepsBackups
    self.now = now
    self.random = random
    self.remark = remark
  }
}
