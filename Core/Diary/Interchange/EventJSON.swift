import HearthHousehold
import HearthModel
public import HearthSupport

extension RecordJSON {
  /// An event: its kind, identifier, child and time, its own values, the note.
  public func event(_ event: any DiaryEvent) -> JSON {
    .object(
      [
        .init("kind", .string(type(of: event).kind.rawValue)),
        .init("id", .string(event.id.description)),
        .init("child", JSON(event.childID?.description)),
        .init("at", instant(event.beginning(by: zones))),
      ] + times(event) + event.values(self) + members(of: event)
    )
  }

  /// What an event that lasts, or has a day only, says of its time besides the beginning.
  private func times<Event: DiaryEvent>(_ event: Event) -> [JSON.Member] {
    switch Event.timing {
    case .moment: return []
    case .day(let path): return [.init("day", .string(event[keyPath: path].description))]
    case .span(let path, _, _):
      return [
        .init("start", instant(event[keyPath: path])),
        .init("end", instant(event.ending)),
        .init("seconds", JSON(event.length(now: now)?.wholeSeconds)),
      ]
    }
  }
}

extension Feeding {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] {
    [
      .init("method", .string(method.rawValue)),
      .init("content", .string(content.rawValue)),
      .init("millilitres", .scaled(amount, places: 1)),
      .init("leftSeconds", .integer(seconds(.left, now: writer.now))),
      .init("rightSeconds", .integer(seconds(.right, now: writer.now))),
      .init("foods", JSON(foods)),
      .init("reaction", JSON(reaction)),
      .init("running", .bool(isRunning)),
      .init("paused", .bool(isPaused)),
    ]
  }
}

extension Pumping {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] {
    [
      .init("millilitres", .scaled(amount, places: 1)),
      .init("leftMillilitres", .scaled(left, places: 1)),
      .init("rightMillilitres", .scaled(right, places: 1)),
      .init("use", JSON(use?.rawValue)),
    ]
  }
}

extension Nappy {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] {
    [
      .init("wet", .bool(isWet)),
      .init("dirty", .bool(isDirty)),
      .init("colour", JSON(colour?.rawValue)),
      .init("texture", JSON(texture)),
      .init("amount", .scaled(amount, places: 1)),
      .init("wetSize", JSON(wetSize?.rawValue)),
      .init("dirtySize", JSON(dirtySize?.rawValue)),
      .init("rash", .bool(hasRash)),
    ]
  }
}

extension Temperature {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] {
    [.init("celsius", .scaled(value, places: 2))]
  }
}

extension Medicine {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] {
    [
      .init("name", .string(name)),
      .init("dose", .scaled(dose, places: 3)),
      .init("unit", JSON(unit)),
      .init("minimumGapSeconds", JSON(minimumGap)),
    ]
  }
}

extension Bath {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] { [] }
}

extension TummyTime {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] {
    [.init("milestone", JSON(milestone))]
  }
}

extension Milestone {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] { [.init("title", .string(title))] }
}

extension DiaryNote {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] { [.init("text", .string(text))] }
}

extension Growth {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func values(_ writer: RecordJSON) -> [JSON.Member] {
    [
      .init("grams", JSON(weight)),
      .init("millimetres", JSON(length)),
      .init("posture", JSON(posture?.rawValue)),
      .init("headMillimetres", JSON(head)),
      .init("bodyMassIndex", .scaled(bodyMassIndex, places: 2)),
    ]
  }
}

extension JSON {
  /// A whole number of the last place as a decimal without needless zeros, or null: with one place
  /// 1205 is 120.5, and 1200 is 120.
  static func scaled(_ value: Int?, places: Int) -> JSON {
    guard let value else { return .null }
    var (rest, places) = (Int64(value), places)
    while places > 0, rest.isMultiple(of: 10) { (rest, places) = (rest / 10, places - 1) }
    return .decimal(rest, places: places)
  }
}
