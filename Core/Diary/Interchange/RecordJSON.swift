public import HearthHousehold
public import HearthModel
public import HearthSupport

/// Writes records as the JSON that scripts and APIs read: ISO instants with offset, whole seconds,
/// null for what is absent.
public struct RecordJSON: Sendable {
  let zones: TimeZoneHistory
  let now: Instant

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
  ///
  /// - Parameters:
  ///   - child: whom.
  ///   - hasPhoto: whether there is a portrait.
  /// - Returns: an object.
  public func child(_ child: Child, hasPhoto: Bool = false) -> JSON {
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
      "photo": .bool(hasPhoto),
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
}
