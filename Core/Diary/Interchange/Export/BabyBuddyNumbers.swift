import HearthHousehold
import HearthModel
import HearthPorts

/// The numbers of rows in Baby Buddy's tables: by them Baby Buddy, and an import, know a row again.
///
/// What came from Baby Buddy keeps the number that it has there; all else gets numbers above those, so
/// that no row is taken for another.
struct BabyBuddyNumbers {
  private var known: [String: [RecordID: Int]] = [:]
  private var last: [String: Int] = [:]

  /// Those of the rows that were imported.
  init(_ transaction: any ReadTransaction) throws(StoreError) {
    for row in try transaction.fetch(ImportedRow.query) {
      let parts = row.key.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, parts[0] == BabyBuddyImporter.format, parts[1].isEmpty,
        let number = Int(parts[3]), number > 0
      else { continue }
      last[parts[2]] = max(last[parts[2]] ?? 0, number)
      // Several rows may have become one record.
      known[parts[2], default: [:]][row.record] = min(
        known[parts[2]]?[row.record] ?? .max,
        number
      )
    }
  }

  /// The number of a record's row in a table.
  mutating func number(of record: RecordID, in kind: BabyBuddyKind) -> Int {
    if let number = known[kind.series]?[record] { return number }
    let number = (last[kind.series] ?? 0) + 1
    last[kind.series] = number
    return number
  }
}

extension BabyBuddyKind {
  /// What an import calls the table's rows.
  fileprivate var series: String {
    switch self {
    case .child: "child"
    case .tag: "tag"
    case .sleep: "sleep"
    case .diaperChange: EventKind.nappy.rawValue
    case .feeding: EventKind.feeding.rawValue
    case .temperature: EventKind.temperature.rawValue
    case .medication: EventKind.medicine.rawValue
    case .pumping: EventKind.pumping.rawValue
    case .tummyTime: EventKind.tummyTime.rawValue
    case .note: EventKind.note.rawValue
    case .bodyMassIndex: "bmi"
    case .headCircumference: "head"
    case .height: "length"
    case .weight: "weight"
    }
  }
}
