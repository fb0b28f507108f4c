public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Keeps the wake-ups.
public struct WakeUpBook: Sendable {
  /// How long a sound may rise, in minutes.
  public static let rise = 0...60

  private let dependencies: Dependencies

  /// A book over a store and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// All wake-ups by their times.
  public static func wakeUps(in transaction: any ReadTransaction) throws(StoreError) -> [WakeUp] {
    try transaction.fetch(WakeUp.query.ordered(by: \.time))
  }

  /// The wake-up that comes next, and when it begins to rise and is full; nil where none comes.
  public static func next(
    after now: Instant,
    zones: TimeZoneHistory,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> (wakeUp: WakeUp, rise: Range<Instant>)? {
    try wakeUps(in: transaction)
      .compactMap { wakeUp in wakeUp.next(after: now, zones: zones).map { (wakeUp, $0) } }
      .min { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// Adds a wake-up that is switched on.
  ///
  /// - Parameters:
  ///   - time: when the volume is full.
  ///   - weekdays: 1 for Monday to 7 for Sunday.
  ///   - mix: the sounds.
  ///   - volume: what it rises to.
  ///   - rise: over how many minutes; more than `rise` allows is cut to that.
  /// - Returns: the wake-up as stored.
  /// - Throws: `StoreError`.
  public func add(
    at time: WallTime,
    on weekdays: Set<Int>,
    _ mix: [MixEntry],
    volume: SoundVolume,
    rise: Int
  ) async throws -> WakeUp {
    var wakeUp = WakeUp(
      id: dependencies.newID(),
      time: time,
      weekdayBits: 0,
      mixText: MixText.write(mix),
      volume: volume.number,
      riseMinutes: min(max(rise, Self.rise.lowerBound), Self.rise.upperBound),
      isOn: true
    )
    wakeUp.weekdays = weekdays.intersection(1...7)
    return try await dependencies.store.write { [wakeUp] transaction in
      try transaction.put(wakeUp)
      return wakeUp
    }
  }

  /// Switches a wake-up on or off; one that was deleted meanwhile stays so.
  /// - Throws: `StoreError`.
  public func set(_ wakeUp: WakeUp, isOn: Bool) async throws {
    try await dependencies.store.write { transaction in
      guard var changed = try transaction.fetch(WakeUp.self, wakeUp.id) else { return }
      changed.isOn = isOn
      try transaction.put(changed)
    }
  }

  /// Deletes a wake-up; one that is not there is no mistake.
  public func delete(_ wakeUp: WakeUp) async throws {
    try await dependencies.store.write { try $0.delete(wakeUp) }
  }
}
