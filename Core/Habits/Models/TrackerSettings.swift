public import HearthModel
public import HearthPorts

/// How the habit tracker judges days of which nothing was said.
public struct TrackerSettings: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Of a habit that is to be left.
  public var silenceOfAvoided: Silence
  /// Of an amount that is to be kept to.
  public var silenceOfAtMost: Silence

  // swift-format-ignore
  public static let schema = Schema(36, "tracker_settings", TrackerSettings.init,
    Field(1, "silence_of_avoided", \.silenceOfAvoided),
    Field(2, "silence_of_at_most", \.silenceOfAtMost),
  )
}

extension TrackerSettings {
  /// What holds until the family says otherwise; there is one such record, the same on every device.
  public static let standard = TrackerSettings(
    id: RecordID(high: 0, low: 1),
    silenceOfAvoided: .kept,
    silenceOfAtMost: .unknown
  )

  /// The family's settings.
  ///
  /// - Returns: the standard ones where nothing has been set.
  public static func stored(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> TrackerSettings {
    try transaction.fetch(TrackerSettings.self, standard.id) ?? standard
  }
}

/// What it means that nothing was said of a day.
public struct Silence: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The habit was kept.
  public static let kept = Silence(rawValue: "kept")
  /// Nobody knows.
  public static let unknown = Silence(rawValue: "unknown")
}
