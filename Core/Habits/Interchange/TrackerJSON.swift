public import HearthModel
public import HearthSupport

/// Writes the habit tracker's records as the JSON that scripts and APIs read: dates as YYYY-MM-DD,
/// amounts as numbers, null for what is absent.
public struct TrackerJSON: Sendable {
  /// A writer.
  public init() {}

  /// A category.
  public func category(_ category: Category) -> JSON {
    ["id": .string(category.id.description), "name": .string(category.name)]
  }

  /// A tracker with its schedules, by their first days.
  public func tracker(_ tracker: Tracker, _ versions: [ScheduleVersion], category: String?) -> JSON
  {
    [
      "id": .string(tracker.id.description),
      "kind": .string(tracker.kind.rawValue),
      "name": .string(tracker.name),
      "category": JSON(category),
      "emoji": .string(tracker.emoji),
      "colour": .string(tracker.colour),
      "pinned": .bool(tracker.isPinned),
      "created": .string(tracker.created.description),
      "archived": JSON(tracker.archived?.description),
      "goal": .string(tracker.aim.rawValue),
      "unit": JSON(tracker.unit),
      "target": JSON.thousandths(tracker.target),
      "polarity": .string(tracker.polarity.rawValue),
      "question": JSON(tracker.question),
      "note": JSON(tracker.note),
      "schedule": .array(
        versions.sorted { $0.validFrom < $1.validFrom }.map { version in
          [
            "from": .string(version.validFrom.description),
            "rule": .string(version.rule.description),
          ]
        }
      ),
    ]
  }

  /// What is said of a day of a tracker.
  public func day(_ day: MarkedDay) -> JSON {
    [
      "id": .string(day.tracker.id.description),
      "name": .string(day.tracker.name),
      "day": .string(day.day.description),
      "state": .string(day.state.rawValue),
      "mark": JSON(day.entry?.mark.rawValue),
      "amount": JSON.thousandths(day.entry?.amount),
      "reason": JSON(day.entry?.reason),
      "note": JSON(day.entry?.note),
    ]
  }

  /// A pause, with the names of the trackers that rest; null where all do.
  public func pause(_ pause: Pause, names: [RecordID: String]) -> JSON {
    [
      "id": .string(pause.id.description),
      "from": .string(pause.from.description),
      "to": .string(pause.to.description),
      "trackers": .optional(pause.trackers) { list in
        .array(list.ids.compactMap { names[$0] }.map { .string($0) })
      },
    ]
  }

  /// A tracker's reminder.
  public func reminder(_ item: TrackerReminder) -> JSON {
    [
      "id": .string(item.tracker.id.description),
      "name": .string(item.tracker.name),
      "times": .array(item.reminder.times.list.map { .string($0.description) }),
      "weekdays": .array(item.reminder.weekdays.numbers().map { .integer(Int64($0)) }),
    ]
  }

  /// A reminder whose time has come.
  public func due(_ item: DueReminder) -> JSON {
    [
      "id": .string(item.tracker.id.description),
      "name": .string(item.tracker.name),
      "question": JSON(item.tracker.question),
      "day": .string(item.day.description),
      "time": .string(item.time.description),
    ]
  }
}

extension JSON {
  /// Thousandths as a number with as many places as it needs, null for nil: 3000 as 3, 2500 as 2.5.
  public static func thousandths(_ value: Int?) -> JSON {
    guard let value else { return .null }
    if value % 1000 == 0 { return .integer(Int64(value / 1000)) }
    if value % 100 == 0 { return .decimal(Int64(value / 100), places: 1) }
    if value % 10 == 0 { return .decimal(Int64(value / 10), places: 2) }
    return .decimal(Int64(value), places: 3)
  }

  /// A real number, null for nil.
  static func real(_ value: Double?) -> JSON {
    guard let value, value.isFinite else { return .null }
    if let whole = Int64(exactly: value) { return .integer(whole) }
    return .number("\(value)")
  }
}
