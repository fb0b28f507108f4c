public import HearthModel

/// A record of the household's time-zone history: from an instant on, this zone is in force.
public struct ZoneChange: Record {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The first instant; `Instant.distantPast` for the household's first zone.
  public let since: Instant
  /// The zone's name in the tz database.
  public var zone: String

  // swift-format-ignore
  public static let schema = Schema(2, "zone_change", indexes: [[1]], ZoneChange.init,
    Field(1, "since", \.since),
    Field(2, "zone", \.zone),
  )
}

extension ZoneChange {
  /// The change at an instant; its identifier is made of the instant, so that two devices that set
  /// the zone of one moment meet in one record.
  public init(since: Instant, zone: String) {
    let bits = UInt64(bitPattern: since.milliseconds)
    self.init(
      id: RecordID(high: bits, low: UInt64(Self.schema.table.kind)),
      since: since,
      zone: zone
    )
  }
}
