public import HearthHousehold
public import HearthModel
public import HearthSupport

/// Writes records as the JSON that scripts and APIs read: ISO instants with offset, whole seconds,
/// null for what is absent.
public struct RecordJSON: Sendable {
  private let zones: TimeZoneHistory
  private let now: Instant

  /// A writer that shows instants by these zones.
  public init(zones: TimeZoneHistory, now: Instant) {
    self.zones = zones
    self.now = now
  }

  /// An instant, or null.
  public func instant(_ instant: Instant?) -> JSON {
    instant.map { .string(zones.iso($0)) } ?? .null
  }

  /// A child.
  public func child(_ child: Child) -> JSON {
    [
      "id": .string(child.id.description),
      "name": .string(child.name),
      "born": .string(child.born.description),
      "bornAt": JSON(child.bornAt?.description),
      "due": JSON(child.due?.description),
      "sex": JSON(child.sex?.rawValue),
      "night": .string(child.night.description),
      "colour": JSON(child.colour),
      "archived": .bool(child.isArchived),
    ]
  }

  /// A sleep with what it counts as.
  public func sleep(_ sleep: Sleep, clock: DayClock) -> JSON {
    [
      "kind": "sleep",
      "id": .string(sleep.id.description),
      "child": .string(sleep.child.description),
      "start": instant(sleep.start),
      "end": instant(sleep.end),
      "seconds": .integer((sleep.start..<max(sleep.start, sleep.end ?? now)).seconds),
      "night": .bool(clock.kind(of: sleep) == .night),
      "nightByHand": .bool(sleep.kindByHand != nil),
      "place": JSON(sleep.place?.rawValue),
      "settling": JSON(sleep.settling),
      "settlingSeconds": JSON(sleep.settlingSeconds),
      "moodAtStart": JSON(sleep.moodAtStart),
      "moodAtEnd": JSON(sleep.moodAtEnd),
      "note": JSON(sleep.note),
    ]
  }

  /// A feeding.
  public func feeding(_ feeding: Feeding) -> JSON {
    [
      "kind": "feeding",
      "id": .string(feeding.id.description),
      "child": .string(feeding.child.description),
      "at": instant(feeding.start),
      "start": instant(feeding.start),
      "end": instant(feeding.end),
      "seconds": .integer((feeding.start..<max(feeding.start, feeding.end ?? now)).seconds),
      "method": .string(feeding.method.rawValue),
      "content": .string(feeding.content.rawValue),
      "millilitres": feeding.amount.map(JSON.tenths) ?? .null,
      "leftSeconds": .integer(feeding.seconds(.left, now: now)),
      "rightSeconds": .integer(feeding.seconds(.right, now: now)),
      "foods": JSON(feeding.foods),
      "reaction": JSON(feeding.reaction),
      "running": .bool(feeding.isRunning),
      "paused": .bool(feeding.isPaused),
      "note": JSON(feeding.note),
    ]
  }
}

extension JSON {
  /// A whole number of tenths as a decimal: 1205 as 120.5, 1200 as 120.
  static func tenths(_ value: Int) -> JSON {
    value.isMultiple(of: 10)
      ? .integer(Int64(value / 10)) : .decimal(Int64(value), places: 1)
  }
}
