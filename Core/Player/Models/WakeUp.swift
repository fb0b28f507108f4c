public import HearthHousehold
public import HearthModel

/// A sound that wakes the family on some days of the week, rising from silence.
public struct WakeUp: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// When the sound has its full volume.
  public var time: WallTime
  /// The days: bit 0 for Monday to bit 6 for Sunday.
  public var weekdayBits: Int
  /// The sounds, as `MixText` writes them.
  public var mixText: String
  /// The volume it rises to, 0 to 100.
  public var volume: Int
  /// How long it rises.
  public var riseMinutes: Int
  /// Whether it wakes at all.
  public var isOn: Bool

  // swift-format-ignore
  public static let schema = Schema(51, "wake_up", WakeUp.init,
    Field(1, "time", \.time),
    Field(2, "weekdays", \.weekdayBits),
    Field(3, "mix", \.mixText),
    Field(4, "volume", \.volume),
    Field(5, "rise_minutes", \.riseMinutes),
    Field(6, "on", \.isOn),
  )

  /// The sounds; what cannot be read of them is left out.
  public var mix: [MixEntry] { MixText.read(mixText) }

  /// The days of the week, 1 for Monday to 7 for Sunday.
  public var weekdays: Set<Int> {
    get { Set((1...7).filter { weekdayBits & (1 << ($0 - 1)) != 0 }) }
    set { weekdayBits = newValue.reduce(0) { $0 | (1 << ($1 - 1)) } }
  }
}

extension WakeUp {
  /// The next rise that begins after a moment: when it begins and when the volume is full.
  ///
  /// By the clock of the household, through clock changes and journeys; a time that a clock change
  /// skips is taken as the zone history takes it.
  ///
  /// - Returns: nil where it is off or has no day.
  public func next(after now: Instant, zones: TimeZoneHistory) -> Range<Instant>? {
    guard isOn, !weekdays.isEmpty else { return nil }
    let today = zones.day(holding: now)
    for offset in 0...8 {
      let day = today.advanced(by: offset)
      guard weekdays.contains(day.weekday) else { continue }
      let full = zones.instant(of: time, on: day)
      let start = Instant(milliseconds: full.milliseconds - Int64(riseMinutes) * 60_000)
      if start > now { return start..<full }
    }
    return nil
  }
}
