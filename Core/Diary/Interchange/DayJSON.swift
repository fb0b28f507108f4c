import HearthHousehold
import HearthModel
import HearthPorts
public import HearthSupport

extension DiaryDay {
  /// The day as scripts and APIs read it.
  public var json: JSON {
    let writer = RecordJSON(zones: clock.zones, now: now, labels: labels)
    let button = button
    return [
      "child": ["id": .string(child.id.description), "name": .string(child.name)],
      "day": .string(day.description),
      "timeZone": .string(clock.zones.zone(at: interval.lowerBound).name),
      "start": writer.instant(interval.lowerBound),
      "end": writer.instant(interval.upperBound),
      "seconds": .integer(interval.seconds),
      "sections": .array(sections.map { json(of: $0, writer) }),
      "actions": .array(button.map { [.string($0.action.rawValue)] } ?? []),
      "button": button?.json(writer) ?? .null,
      "statistics": [
        "pastNight": pastNight?.json(writer) ?? .null,
        "day": .object(summary.members(writer)),
        "nextNight": nextNight?.json(writer) ?? .null,
      ],
    ]
  }

  private func json(of item: SectionWithRows, _ writer: RecordJSON) -> JSON {
    let section = item.section
    let stretch = section.stretch
    let beside = stretch == nil ? neighbours(of: section) : (before: nil, after: nil)
    return [
      "kind": stretch == nil ? "wakefulness" : "sleep",
      "id": JSON(stretch?.first.id.description),
      "ids": .array(stretch?.members.map { .string($0.sleep.id.description) } ?? []),
      "sleepBefore": JSON(beside.before?.first.id.description),
      "sleepAfter": JSON(beside.after?.first.id.description),
      "conflict": .bool(stretch?.isConflict ?? false),
      "forgotten": .bool(stretch?.isForgotten ?? false),
      "start": writer.instant(section.start),
      "end": writer.instant(section.end),
      "seconds": JSON(section.seconds),
      "secondsInDay": .integer(item.secondsInDay),
      "night": stretch.map { .bool(clock.kind(of: $0) == .night) } ?? .null,
      "nightByHand": stretch.map { .bool(clock.isKindByHand($0)) } ?? .null,
      "asksForNight": .bool(stretch.map(clock.asksForNight) ?? false),
      "place": JSON(stretch?.first.place?.rawValue),
      "note": JSON(stretch?.first.note),
      "author": JSON(stretch.flatMap { labels.author(of: $0.first) }),
      "tags": writer.tags(on: stretch?.members.map(\.sleep.id) ?? []),
      "actions": .array(actions(of: item).map { .string($0.rawValue) }),
      "rows": .array(item.rows.map(writer.event)),
      "lost": .array(losses.of(item.ids).map { $0.json(writer) }),
    ]
  }
}

extension SleepButton {
  /// What the button does, and from when to when it asks for a time; `endBy` where it asks for the end
  /// of the sleep as well.
  fileprivate func json(_ writer: RecordJSON) -> JSON {
    var range: ClosedRange<Instant>?
    var limit: Instant?
    if case .start(let instants, let endBy) = self { (range, limit) = (instants, endBy) }
    return [
      "action": .string(action.rawValue),
      "asksForTime": .bool(range != nil),
      "earliest": writer.instant(range?.lowerBound),
      "latest": writer.instant(range?.upperBound),
      "endBy": writer.instant(limit),
    ]
  }
}

extension Loss {
  /// What lost of which entry's field, and when it had been written.
  fileprivate func json(_ writer: RecordJSON) -> JSON {
    [
      "record": .string(record.description),
      "field": .string(field.rawValue),
      "value": field.json(value, writer.zones),
      "at": writer.instant(at),
    ]
  }
}
