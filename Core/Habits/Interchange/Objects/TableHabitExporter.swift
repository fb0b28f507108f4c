import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Writes the JSON that Table Habit imports.
public struct TableHabitExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<ForeignHabits, InterchangeLoss> {
    ExporterPlugin(name: TableHabitFormat.name, summary: "plugin.exporter.tablehabit") { _ in
      TableHabitExporter()
    }
  }

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ habits: ForeignHabits,
    named name: String
  ) throws(ExportError) -> Exported<InterchangeLoss> {
    var writer = TableHabitWriter(habits)
    let json = writer.json()
    return Exported(.file(Array((json.text + "\n").utf8)), losses: writer.report.losses)
  }
}

/// Writes habits and groups as Table Habit has them.
struct TableHabitWriter {
  private(set) var report = InterchangeReport()
  private let habits: ForeignHabits
  private let groups: [String]

  init(_ habits: ForeignHabits) {
    self.habits = habits
    var groups = habits.categories.map(\.name)
    for name in habits.trackers.compactMap(\.category) where !groups.contains(name) {
      groups.append(name)
    }
    self.groups = groups
  }

  mutating func json() -> JSON {
    report.losePausesAndSettings(of: habits)
    let list = habits.trackers.map { habit($0) }
    return [
      "habits": .array(list),
      "groups": .array(
        groups.enumerated().map { ["uuid": .string(Self.uuid($0)), "name": .string($1)] }
      ),
    ]
  }

  /// An identifier that holds within the file only: Table Habit gives its own.
  private static func uuid(_ index: Int) -> String {
    let digits = RecordID(high: 0, low: UInt64(index + 1)).hexadecimal
    return [8, 4, 4, 4, 12].reduce(into: (rest: Substring(digits), parts: [Substring]())) {
      $0.parts.append($0.rest.prefix($1))
      $0.rest = $0.rest.dropFirst($1)
    }.parts.joined(separator: "-")
  }

  private mutating func habit(_ tracker: ForeignTracker) -> JSON {
    report.lose(of: tracker, to: .tableHabit.union(.reminders))
    let frequency = frequency(tracker)
    let isNegative = tracker.aim == .atMost || (tracker.aim == .tick && tracker.polarity == .avoid)
    if tracker.aim != .tick, tracker.polarity == .avoid { report.lose(.polarity, of: tracker.name) }
    var members: [(String, JSON?)] = [
      ("type", number(isNegative ? TableHabitFormat.negative : TableHabitFormat.normal)),
      (
        "status",
        number(tracker.archival == .none ? TableHabitFormat.active : TableHabitFormat.archived)
      ),
      ("name", .string(tracker.name)), ("desc", tracker.note.map { .string($0) }),
      ("color", .integer(1)),
      ("custom_color", tracker.colour.flatMap(Colour.rgb).map { number($0 | 0xFF00_0000) }),
      ("custom_color_tinted", tracker.colour == nil ? nil : .integer(0)),
      (
        "daily_goal",
        .amount(tracker.aim == .tick ? isNegative ? 0 : 1000 : tracker.target ?? 0)
      ),
      ("daily_goal_unit", .string(unit(tracker))), ("freq_type", number(frequency.type)),
      ("freq_custom", .string(frequency.custom)), ("reminder", reminder(tracker)),
      ("reminder_quest", tracker.question.map { .string($0) }),
      ("start_date", (tracker.created ?? tracker.marks.first?.day).map { number($0.number) }),
      ("target_days", number(TableHabitFormat.usualTargetDays)),
    ]
    if let group = tracker.category.flatMap({ groups.firstIndex(of: $0) }) {
      members.append(("group_id", .string(Self.uuid(group))))
    }
    members.append(("records", .array(tracker.marks.compactMap { record($0, tracker) })))
    return .object(members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
  }

  private func number(_ value: Int) -> JSON { .integer(Int64(value)) }

  /// A unit of at most 16 letters; what has none is measured in times, since a goal without a unit
  /// would be read as a tick.
  private mutating func unit(_ tracker: ForeignTracker) -> String {
    guard tracker.aim != .tick else { return "" }
    let unit = tracker.unit?.nonEmpty ?? "×"
    guard unit.count > 16 || unit != tracker.unit else { return unit }
    report.lose(.aim, of: tracker.name)
    return String(unit.prefix(16))
  }

  private mutating func frequency(
    _ tracker: ForeignTracker
  ) -> (type: Int, custom: String) {
    guard let rule = tracker.schedule.last?.rule else { return (3, "[1,1]") }
    let frequency = TableHabitFormat.frequency(rule)
    if !frequency.isExact { report.lose(.rule, of: tracker.name, frequency.custom) }
    return (frequency.type, frequency.custom)
  }

  /// The one time that Table Habit has room for.
  private mutating func reminder(_ tracker: ForeignTracker) -> JSON? {
    let count = tracker.reminders.reduce(0) { $0 + $1.times.list.count }
    report.lose(.reminders, of: tracker.name, count: max(0, count - 1))
    guard let first = tracker.reminders.first, let time = first.times.list.first else { return nil }
    let days = first.weekdays
    let json: JSON = [
      "type": .integer(days == .all ? 2 : 3),
      "time": .integer(Int64(time.seconds / 60)),
      "extra": .array(days == .all ? [] : days.numbers().map { .integer(Int64($0)) }),
    ]
    return .string(json.text)
  }

  private mutating func record(_ mark: ForeignMark, _ tracker: ForeignTracker) -> JSON? {
    guard let value = value(mark, tracker) else {
      report.lose(mark.mark == .missed ? .missedDays : .marks, of: tracker.name)
      return nil
    }
    if mark.reason != nil, mark.note != nil { report.lose(.joinedTexts, of: tracker.name) }
    let type = mark.mark == .skipped ? TableHabitFormat.skipped : TableHabitFormat.done
    var members: [JSON.Member] = [
      .init("record_date", number(mark.day.number)), .init("record_type", number(type)),
      .init("record_value", value),
    ]
    if !mark.text.isEmpty { members.append(.init("reason", .string(mark.text))) }
    return .object(members)
  }

  /// nil for what Table Habit cannot say.
  private func value(_ mark: ForeignMark, _ tracker: ForeignTracker) -> JSON? {
    switch mark.mark {
    case .skipped: .integer(0)
    case .done where tracker.aim != .tick: tracker.written(mark).map { .amount($0) }
    case .done: .integer(tracker.polarity == .avoid ? 0 : 1)
    case .missed where tracker.aim == .tick: .integer(tracker.polarity == .avoid ? 1 : 0)
    default: nil
    }
  }
}
