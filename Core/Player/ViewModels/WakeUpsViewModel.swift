public import HearthHousehold
public import HearthModel
public import HearthSupport

/// The wake-ups, in the order of their times.
public struct WakeUpsViewModel: Sendable {
  /// A wake-up as a person sees it.
  public struct Row: Sendable, Hashable {
    /// Its identifier.
    public let id: RecordID
    /// The number by which it is named, from 1.
    public let number: Int
    /// When the volume is full.
    public let time: String
    /// The days of the week.
    public let days: String
    /// The sounds by their titles.
    public let sounds: String
    /// How long it rises, and to what volume.
    public let details: String
    /// Whether it wakes at all.
    public let isOn: Bool
    /// When it rings next; nil where it does not.
    public let next: Instant?
  }

  /// The wake-ups.
  public let rows: [Row]
  /// What is said where there are none.
  public let emptyText: String
  private let wakeUps: [WakeUp]
  private let messages: Messages

  /// The wake-ups in a language, as of a moment.
  public init(
    _ wakeUps: [WakeUp],
    now: Instant,
    zones: TimeZoneHistory,
    in messages: Messages
  ) {
    self.wakeUps = wakeUps
    self.messages = messages
    emptyText = messages("wake.empty")
    rows = wakeUps.enumerated().map { index, wakeUp in
      Row(
        id: wakeUp.id,
        number: index + 1,
        time: wakeUp.time.description,
        days: Self.days(wakeUp, messages),
        sounds: messages.list(wakeUp.mix.map { $0.address.title(messages) }),
        details: messages("wake.details", wakeUp.riseMinutes, wakeUp.volume),
        isOn: wakeUp.isOn,
        next: wakeUp.next(after: now, zones: zones)?.upperBound
      )
    }
  }

  private static func days(_ wakeUp: WakeUp, _ messages: Messages) -> String {
    guard wakeUp.isOn else { return messages("wake.off") }
    if wakeUp.weekdays.count == 7 { return messages("wake.daily") }
    return wakeUp.weekdays.sorted().map { day in
      messages(MessageKey("wake.day.\(WeekdayList.names[day - 1])"))
    }.joined(separator: " ")
  }

  /// The wake-ups for programs.
  public var json: JSON {
    .array(
      zip(wakeUps, rows).map { wakeUp, row in
        [
          "id": .string(row.id.description),
          "number": JSON(row.number),
          "time": .string(row.time),
          "days": .array(wakeUp.weekdays.sorted().map { .string(WeekdayList.names[$0 - 1]) }),
          "sources": .array(wakeUp.mix.map { $0.json(in: messages) }),
          "volume": JSON(wakeUp.volume),
          "riseMinutes": JSON(wakeUp.riseMinutes),
          "on": .bool(wakeUp.isOn),
        ]
      }
    )
  }
}

/// Days of the week as a person lists them: `mon,tue`, `mon-fri`, `daily`.
public enum WeekdayList {
  /// The words for days, Monday first.
  public static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// The days of a text, 1 for Monday to 7 for Sunday; nil where it is no list of days.
  public static func read(_ text: String) -> Set<Int>? {
    let lower = text.lowercased()
    if lower == "daily" { return Set(1...7) }
    var days: Set<Int> = []
    for part in lower.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { name in
        names.firstIndex { $0 == name }
      }
      guard let first = ends.first ?? nil, ends.count <= 2, let last = ends.last ?? nil else {
        return nil
      }
      // From Saturday to Monday is over the end of the week.
      for offset in 0...(last - first + 7) % 7 { days.insert((first + offset) % 7 + 1) }
    }
    return days
  }
}
