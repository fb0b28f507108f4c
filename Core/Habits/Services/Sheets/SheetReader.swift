import HearthModel
import HearthPorts

/// Reads what was said of trackers' days, from their sheets where there are some.
struct SheetReader {
  private let transaction: any ReadTransaction

  /// A reader of one state of the store.
  init(_ transaction: any ReadTransaction) {
    self.transaction = transaction
  }

  /// The days of some trackers.
  func marks(of trackers: [RecordID]) throws(StoreError) -> [RecordID: DayMarks] {
    var marks: [RecordID: DayMarks] = [:]
    marks.reserveCapacity(trackers.count)
    for sheet in try transaction.fetch(MarkSheet.query) { marks[sheet.id] = DayMarks(sheet) }
    for tracker in trackers where marks[tracker] == nil {
      marks[tracker] = try marksByEntries(of: tracker)
    }
    return marks
  }

  /// The days of one tracker.
  func marks(of tracker: RecordID) throws(StoreError) -> DayMarks {
    if let marks = try storedMarks(of: tracker) { return marks }
    return try marksByEntries(of: tracker)
  }

  /// What the tracker's sheet says; nil where there is none.
  func storedMarks(of tracker: RecordID) throws(StoreError) -> DayMarks? {
    try transaction.fetch(MarkSheet.self, tracker).map { DayMarks($0) }
  }

  /// What the tracker's entries say themselves.
  func marksByEntries(of tracker: RecordID) throws(StoreError) -> DayMarks {
    var marks = DayMarks()
    let entries = Entry.query.where(\.tracker, is: tracker).ordered(by: \.day)
    for entry in try transaction.fetch(entries) {
      marks.set(entry.mark, amount: entry.amount, on: entry.day)
    }
    return marks
  }
}
