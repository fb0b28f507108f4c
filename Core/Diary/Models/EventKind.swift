import HearthModel

/// The kinds of events that the Day scene lists, by their words in JSON; events of one moment are
/// listed in this order.
public enum EventKind: String, Sendable, Hashable, CaseIterable {
  case feeding
  case pumping
  case nappy
  case temperature
  case medicine
  case bath
  case tummyTime
  case milestone
  case note
  case growth

  /// The records of the kind.
  public var type: any DiaryEvent.Type {
    switch self {
    case .feeding: Feeding.self
    case .pumping: Pumping.self
    case .nappy: Nappy.self
    case .temperature: Temperature.self
    case .medicine: Medicine.self
    case .bath: Bath.self
    case .tummyTime: TummyTime.self
    case .milestone: Milestone.self
    case .note: DiaryNote.self
    case .growth: Growth.self
    }
  }

  /// The kind whose records a table holds.
  ///
  /// - Parameter table: the number of the table's kind.
  init?(table: Int) {
    guard let kind = Self.allCases.first(where: { $0.table.kind == table }) else {
      return nil
    }
    self = kind
  }

  /// Where the records are kept.
  var table: Table { type.table }

  /// The names of the table and its column of time: what can be asked before a schema is made.
  var place: (table: String, time: String) {
    switch self {
    case .feeding: ("feeding", "start")
    case .pumping: ("pumping", "start")
    case .nappy: ("nappy", "time")
    case .temperature: ("temperature", "time")
    case .medicine: ("medicine", "time")
    case .bath: ("bath", "start")
    case .tummyTime: ("tummy_time", "start")
    case .milestone: ("milestone", "time")
    case .note: ("diary_note", "time")
    case .growth: ("growth", "day")
    }
  }

  /// The place among events of one moment.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
