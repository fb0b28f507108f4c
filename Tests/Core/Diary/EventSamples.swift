import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts

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
