import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import Testing

@testable import DiaryCore

extension EventKind {
  /// An event of the kind with hardly any values, past all rules.
  func sample(
    id: RecordID,
    of child: RecordID,
    at time: Instant,
    by zones: TimeZoneHistory
  ) -> any DiaryEvent {
    switch self {
    case .feeding: Feeding(id: id, of: child, at: time)
    case .pumping: Pumping(id: id, of: child, at: time)
    case .nappy: Nappy(id: id, of: child, at: time)
    case .temperature:
      Temperature(id: id, child: child, time: time, value: 3700, note: nil, author: nil)
    case .medicine:
      Medicine(
        id: id,
        child: child,
        time: time,
        name: "Vitamin D",
        dose: nil,
        unit: nil,
        minimumGap: nil,
        note: nil,
        author: nil
      )
    case .bath: Bath(id: id, child: child, start: time, end: nil, note: nil, author: nil)
    case .tummyTime:
      TummyTime(id: id, child: child, start: time, end: nil, milestone: nil, note: nil, author: nil)
    case .milestone:
      Milestone(id: id, child: child, time: time, title: "smile", note: nil, author: nil)
    case .note: DiaryNote(id: id, child: child, time: time, text: "windy", author: nil)
    case .growth:
      Growth(
        id: id,
        child: child,
        day: zones.day(holding: time),
        weight: 5000,
        length: nil,
        posture: nil,
        head: nil,
        bodyMassIndex: nil,
        note: nil,
        author: nil
      )
    }
  }
}

extension Feeding {
  init(id: RecordID, of child: RecordID, at time: Instant) {
    self.init(
      id: id,
      child: child,
      start: time,
      end: time,
      method: .bottle,
      content: .formula,
      amount: nil,
      segments: nil,
      foods: nil,
      reaction: nil,
      note: nil,
      author: nil
    )
  }
}

extension Pumping {
  init(id: RecordID, of child: RecordID?, at time: Instant) {
    self.init(
      id: id,
      child: child,
      start: time,
      end: nil,
      left: nil,
      right: nil,
      total: nil,
      use: nil,
      note: nil,
      author: nil
    )
  }
}

extension Nappy {
  init(id: RecordID, of child: RecordID, at time: Instant) {
    self.init(
      id: id,
      child: child,
      time: time,
      isWet: false,
      isDirty: false,
      colour: nil,
      texture: nil,
      amount: nil,
      wetSize: nil,
      dirtySize: nil,
      hasRash: false,
      note: nil,
      author: nil
    )
  }
}

extension Family {
  /// Stores an event of a kind at a local time, past all rules.
  @discardableResult
  func store(_ kind: EventKind, _ time: String) async throws -> any DiaryEvent {
    let event = kind.sample(
      id: dependencies.newID(),
      of: child.id,
      at: try await at(time),
      by: try await zones()
    )
    try await put(event)
    return event
  }

  /// Stores a pumping at a local time, past all rules.
  @discardableResult
  func pump(
    _ time: String,
    _ tenths: Int? = nil,
    isHousehold: Bool = false
  ) async throws -> Pumping {
    let owner = isHousehold ? nil : child.id
    var pumping = Pumping(id: dependencies.newID(), of: owner, at: try await at(time))
    pumping.total = tenths
    try await put(pumping)
    return pumping
  }

  /// Stores a nappy at a local time, past all rules.
  func change(_ time: String, wet: Bool, dirty: Bool) async throws {
    var nappy = Nappy(id: dependencies.newID(), of: child.id, at: try await at(time))
    (nappy.isWet, nappy.isDirty) = (wet, dirty)
    try await put(nappy)
  }

  /// Stores a record past all rules.
  func put(_ record: some Record) async throws {
    try await dependencies.store.write { try $0.put(record) }
  }
}

extension EventKind {
  /// An event of the kind of which nothing is known.
  func blank(_ id: RecordID, of child: RecordID) -> any DiaryEvent { type.blank(id, of: child) }
}

extension DiaryEvent {
  /// Takes over what another version says.
  fileprivate mutating func become(_ other: any DiaryEvent) {
    if let other = other as? Self { self = other }
  }
}

extension EventJournal {
  /// Adds an event of a kind of which nothing but the time is known.
  func add(_ kind: EventKind, for child: RecordID, at time: Instant) async throws {
    func add<Event: DiaryEvent>(_ type: Event.Type) async throws {
      _ = try await self.add(type, for: child) { event throws in
        try event.set(EventTimes(start: time))
      }
    }
    try await add(kind.type)
  }
}

extension Family {
  /// Writes events by the family's zone.
  var events: EventJournal { EventJournal(dependencies, zones: TimeZoneHistory(zone)) }

  /// Writes an event of a kind, by the rules.
  @discardableResult
  func write(
    _ kind: EventKind,
    at time: Instant,
    confirmed: Bool = false
  ) async throws -> any DiaryEvent {
    let zones = TimeZoneHistory(zone)
    let child = child.id
    func write<Event: DiaryEvent>(_ type: Event.Type) async throws -> any DiaryEvent {
      try await events.add(type, for: child, confirmed: confirmed) { event in
        event.become(kind.sample(id: event.id, of: child, at: time, by: zones))
      }
    }
    return try await write(kind.type)
  }

  /// Puts a note on an event.
  func note(_ text: String, on event: any DiaryEvent) async throws {
    func note<Event: DiaryEvent>(_ event: Event) async throws {
      _ = try await events.edit(Event.self, event.id) { $0.note = text }
    }
    try await note(event)
  }

  /// Deletes an event.
  func delete(_ event: any DiaryEvent) async throws {
    func delete<Event: DiaryEvent>(_ event: Event) async throws {
      _ = try await events.delete(Event.self, event.id)
    }
    try await delete(event)
  }
}

/// Expects the diary to refuse.
func refuses(
  _ expected: DiaryError,
  _ body: () async throws -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await #expect(throws: expected, sourceLocation: sourceLocation) { try await body() }
}

extension EventJournal {
  /// Adds an event of a kind with hardly any values, by the rules.
  func write(
    _ kind: EventKind,
    for child: RecordID,
    at time: Instant,
    by zones: TimeZoneHistory
  ) async throws {
    func write<Event: DiaryEvent>(_ type: Event.Type) async throws {
      _ = try await add(type, for: child) { event in
        event.become(kind.sample(id: event.id, of: child, at: time, by: zones))
      }
    }
    try await write(kind.type)
  }
}
