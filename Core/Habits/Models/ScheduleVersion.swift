public import HearthModel

/// The schedule of a tracker from a day on.
///
/// The rule in force on a day judges that day: another schedule is another version and leaves the past
/// alone. A tracker has one version a day; before its first day the first version is in force.
public struct ScheduleVersion: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public let tracker: RecordID
  /// The first day on which it is in force.
  public let validFrom: Day
  /// When it is to be done.
  public var rule: ScheduleRule

  // swift-format-ignore
  public static let schema = Schema(32, "schedule_version", indexes: [[1, 2]], ScheduleVersion.init,
    Field(1, "tracker", \.tracker),
    Field(2, "valid_from", \.validFrom),
    Field(3, "rule", \.rule),
  )
}

extension ScheduleVersion {
  /// The schedule of a tracker from a day on; its identifier is made of both.
  public init(tracker: RecordID, validFrom: Day, rule: ScheduleRule) {
    self.init(
      id: .of(tracker, on: validFrom),
      tracker: tracker,
      validFrom: validFrom,
      rule: rule
    )
  }
}
