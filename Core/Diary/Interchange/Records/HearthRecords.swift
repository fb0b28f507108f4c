import HearthHousehold
import HearthModel

/// The records that Hearth's own formats hold.
///
/// Values that lost between two devices are not among them: they belong to the exchange, not to the
/// history, and wait for somebody's decision there.
enum HearthRecords {
  /// Their kinds, those that others speak of first.
  static let types: [any Record.Type] = [
    ZoneChange.self, HouseholdSettings.self, DiarySettings.self, Person.self, Tag.self, Child.self,
    ChildPhoto.self,
    Sleep.self, Feeding.self, Pumping.self, Nappy.self, Growth.self, Temperature.self,
    Medicine.self, Bath.self, TummyTime.self, Milestone.self, DiaryNote.self, DiaryTimer.self,
    Tagging.self, ImportedRow.self,
  ]

  /// The formats whose own import leaves no trace in an export, so that what comes out again is what
  /// went in.
  static let formats = ["jsonl", "csv"]

  private static let ranks = Dictionary(
    uniqueKeysWithValues: types.enumerated().map { ($1.tableName, $0) }
  )

  /// The place of a record's kind in the order of the kinds.
  static func rank(of record: any Record) -> Int { rank(of: Swift.type(of: record)) }

  /// The place of a kind in the order of the kinds.
  static func rank(of type: any Record.Type) -> Int { ranks[type.tableName] ?? types.count }

  /// The kind of a table.
  static func type(named table: String) -> (any Record.Type)? {
    ranks[table].map { types[$0] }
  }

  /// The kind of a number.
  static func type(numbered kind: Int) -> (any Record.Type)? {
    types.first { $0.table.kind == kind }
  }

  /// The child that a record is about.
  static func child(of record: any Record) -> RecordID? {
    switch record {
    case let sleep as Sleep: sleep.child
    case let photo as ChildPhoto: photo.child
    case let timer as DiaryTimer: timer.child
    case let event as any DiaryEvent: event.childID
    default: nil
    }
  }

  /// Whether a record belongs into an export.
  static func isExported(_ values: [Value], of table: Table) -> Bool {
    guard table == ImportedRow.schema.table, case .text(let key) = values[0] else { return true }
    return !formats.contains { key.utf8.starts(with: ($0 + "\t").utf8) }
  }
}
