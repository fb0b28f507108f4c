import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Writes our own JSON Lines, from which everything can be read back.
public struct HearthLinesExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<ForeignHabits, InterchangeLoss> {
    ExporterPlugin(name: HearthLines.name, summary: "plugin.exporter.jsonl") { _ in
      HearthLinesExporter()
    }
  }

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ habits: ForeignHabits,
    named name: String
  ) throws(ExportError) -> Exported<InterchangeLoss> {
    var bytes: [UInt8] = []
    func line(_ json: JSON) {
      bytes += json.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    line(HearthLines.head)
    if let settings = habits.settings { line(Self.json(settings)) }
    for category in habits.categories { line(Self.json(category)) }
    for (index, tracker) in habits.trackers.enumerated() {
      let reference = Self.reference(index, tracker)
      line(Self.json(tracker, reference))
      for schedule in tracker.schedule { line(Self.json(schedule, reference)) }
      for reminder in tracker.reminders { line(Self.json(reminder, reference)) }
      for mark in tracker.marks { line(Self.json(mark, reference)) }
    }
    for pause in habits.pauses { line(Self.json(pause, habits.trackers)) }
    return Exported(.file(bytes), losses: [])
  }

  /// By what other lines name a tracker: its identifier, of one without its place.
  private static func reference(_ index: Int, _ tracker: ForeignTracker) -> JSON {
    .string(tracker.id?.description ?? "#\(index + 1)")
  }

  private static func json(_ settings: TrackerSettings) -> JSON {
    [
      "type": "settings",
      "silenceOfAvoided": .string(settings.silenceOfAvoided.rawValue),
      "silenceOfAtMost": .string(settings.silenceOfAtMost.rawValue),
    ]
  }

  private static func json(_ category: ForeignCategory) -> JSON {
    .present([
      ("type", "category"), ("id", category.id.map { .string($0.description) }),
      ("name", .string(category.name)), ("order", category.order.map { .integer(Int64($0)) }),
    ])
  }

  private static func json(_ tracker: ForeignTracker, _ reference: JSON) -> JSON {
    .present([
      ("type", "tracker"), ("id", reference), ("kind", .string(tracker.kind.rawValue)),
      ("name", .string(tracker.name)), ("category", tracker.category.map { .string($0) }),
      ("emoji", tracker.emoji.map { .string($0) }),
      ("colour", tracker.colour.map { .string($0) }), ("pinned", .bool(tracker.isPinned)),
      ("order", tracker.order.map { .integer(Int64($0)) }),
      ("created", tracker.created.map { .string($0.description) }),
      ("archived", archived(tracker)), ("aim", .string(tracker.aim.rawValue)),
      ("unit", tracker.unit.map { .string($0) }), ("target", tracker.target.map { .amount($0) }),
      ("polarity", .string(tracker.polarity.rawValue)),
      ("question", tracker.question.map { .string($0) }),
      ("note", tracker.note.map { .string($0) }),
    ])
  }

  /// The day; `true` where that is not known.
  private static func archived(_ tracker: ForeignTracker) -> JSON? {
    switch tracker.archival {
    case .none: nil
    case .on(let day): .string(day.description)
    case .someDay: .bool(true)
    }
  }

  private static func json(_ schedule: ForeignSchedule, _ tracker: JSON) -> JSON {
    .present([
      ("type", "schedule"), ("tracker", tracker),
      ("from", schedule.validFrom.map { .string($0.description) }),
      ("rule", .string(schedule.rule.description)),
    ])
  }

  private static func json(_ reminder: ForeignReminder, _ tracker: JSON) -> JSON {
    .present([
      ("type", "reminder"), ("id", reminder.id.map { .string($0.description) }),
      ("tracker", tracker), ("times", .string(reminder.times.description)),
      ("weekdays", .string(reminder.weekdays.description)),
    ])
  }

  private static func json(_ mark: ForeignMark, _ tracker: JSON) -> JSON {
    .present([
      ("type", "entry"), ("tracker", tracker), ("day", .string(mark.day.description)),
      ("mark", .string(mark.mark.rawValue)), ("amount", mark.amount.map { .amount($0) }),
      ("reason", mark.reason.map { .string($0) }), ("note", mark.note.map { .string($0) }),
    ])
  }

  private static func json(_ pause: ForeignPause, _ trackers: [ForeignTracker]) -> JSON {
    .present([
      ("type", "pause"), ("id", pause.id.map { .string($0.description) }),
      (
        "trackers",
        pause.trackers.map { .array($0.map { reference($0, trackers[$0]) }) }
      ),
      ("from", .string(pause.from.description)), ("to", .string(pause.to.description)),
    ])
  }
}

extension JSON {
  /// An object of the members that there are.
  fileprivate static func present(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
