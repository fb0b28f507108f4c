import HearthHousehold
import HearthModel
import HearthPorts
public import HearthSupport

extension DiaryDay {
  /// The day as scripts and APIs read it.
  public var json: JSON {
    let writer = RecordJSON(zones: clock.zones, now: now)
    return [
      "child": ["id": .string(child.id.description), "name": .string(child.name)],
      "day": .string(day.description),
      "timeZone": .string(clock.zones.zone(at: interval.lowerBound).name),
      "start": writer.instant(interval.lowerBound),
      "end": writer.instant(interval.upperBound),
      "seconds": .integer(interval.seconds),
      "sections": .array(sections.map { json(of: $0, writer) }),
      "actions": .array(actions.map { .string($0.rawValue) }),
      "statistics": [
        "pastNight": pastNight?.json(writer) ?? .null,
        "day": figuresJSON,
        "nextNight": nextNight?.json(writer) ?? .null,
      ],
    ]
  }

  private func json(of item: SectionWithRows, _ writer: RecordJSON) -> JSON {
    let section = item.section
    let stretch = section.stretch
    return [
      "kind": stretch == nil ? "wakefulness" : "sleep",
      "id": JSON(stretch?.first.id.description),
      "ids": .array(stretch?.members.map { .string($0.sleep.id.description) } ?? []),
      "conflict": .bool(stretch?.isConflict ?? false),
      "forgotten": .bool(stretch?.isForgotten ?? false),
      "start": writer.instant(section.start),
      "end": writer.instant(section.end),
      "seconds": JSON(section.seconds),
      "secondsInDay": .integer(item.secondsInDay),
      "night": stretch.map { .bool(clock.kind(of: $0) == .night) } ?? .null,
      "nightByHand": stretch.map { .bool(clock.isKindByHand($0)) } ?? .null,
      "place": JSON(stretch?.first.place?.rawValue),
      "note": JSON(stretch?.first.note),
      "actions": .array(actions(of: item).map { .string($0.rawValue) }),
      "rows": .array(item.rows.map(writer.event)),
    ]
  }

  private var figuresJSON: JSON {
    let sleep = figures.sleep
    let feeding = figures.feeding
    let care = figures.care
    return [
      "hasData": .bool(figures.hasData),
      "naps": JSON(sleep?.naps),
      "napSeconds": JSON(sleep?.napSeconds),
      "longestNapSeconds": JSON(sleep?.longestNapSeconds),
      "asleepSeconds": JSON(sleep?.asleepSeconds),
      "awakeSeconds": JSON(sleep?.awakeSeconds),
      "longestAwakeSeconds": JSON(sleep?.longestAwakeSeconds),
      "feedings": JSON(feeding?.count),
      "bottleMillilitres": .scaled(feeding?.bottleAmount, places: 1),
      "leftSeconds": JSON(feeding?.leftSeconds),
      "rightSeconds": JSON(feeding?.rightSeconds),
      "nextSide": JSON(figures.hasData ? nextSide?.rawValue : nil),
      "pumpings": JSON(care?.pumpings),
      "pumpedMillilitres": .scaled(care?.pumpedAmount, places: 1),
      "wet": JSON(care?.wet),
      "dirty": JSON(care?.dirty),
    ]
  }
}

extension NightFigures {
  fileprivate func json(_ writer: RecordJSON) -> JSON {
    [
      "fellAsleep": writer.instant(fellAsleep),
      "wokeUp": writer.instant(wokeUp),
      "spanSeconds": .integer(spanSeconds),
      "asleepSeconds": .integer(asleepSeconds),
      "awakeSeconds": .integer(awakeSeconds),
      "wakings": .integer(Int64(wakings)),
      "longestStretchSeconds": .integer(longestStretchSeconds),
      "feedings": .integer(Int64(feedings)),
      "pumpings": .integer(Int64(pumpings)),
      "complete": .bool(isComplete),
    ]
  }
}
