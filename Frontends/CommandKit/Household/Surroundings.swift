public import HearthModel
public import HearthPlugins
public import HearthSupport

/// What an executable gives its program: the stores it carries, and what surrounds the process.
public struct Surroundings: Sendable {
  /// The storage backends.
  public let stores: StoreRegistry
  /// Those of the same names that can be backed up.
  public let maintenance: StoreMaintenanceRegistry
  /// What it syncs with; nil where it does not.
  public let sync: SyncParts?
  /// The variables the process was started with.
  public let environment: Environment
  /// The machine's clock; `--now` takes its place.
  public let clock: @Sendable () -> Instant
  /// 64 random bits.
  public let random: @Sendable () -> UInt64
  /// Takes what need not be closed, since the process ends with the command; nil where it goes on.
  public let leaving: LeftStores?

  /// The surroundings of a process.
  public init(
    stores: StoreRegistry,
    maintenance: StoreMaintenanceRegistry,
    sync: SyncParts? = nil,
    environment: Environment,
    clock: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64,
    leaving: LeftStores? = nil
  ) {
    self.stores = stores
    self.maintenance = maintenance
    self.sync = sync
    self.environment = environment
    self.clock = clock
    self.random = random
    self.leaving = leaving
  }
}
