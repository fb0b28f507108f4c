public import HearthModel
public import HearthPorts

/// What the services of a program need from outside, as one value passed by initialisers.
///
/// There is no other way to a clock, to randomness, to a store or to the zones: a test gives its
/// own, an executable the real ones.
public struct Dependencies: Sendable {
  /// Where records live.
  public var store: any Store
  /// The zones that the system knows.
  public var timeZones: any TimeZoneDatabase
  /// The clock; every command reads it once.
  public var now: @Sendable () -> Instant
  /// 64 random bits.
  public var random: @Sendable () -> UInt64

  /// All of them, named.
  public init(
    store: any Store,
    timeZones: any TimeZoneDatabase,
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64
  ) {
    self.store = store
    self.timeZones = timeZones
    self.now = now
    self.random = random
  }

  /// A fresh time-ordered identifier.
  public func newID() -> RecordID {
    RecordID(time: now(), random: (random(), random()))
  }
}
