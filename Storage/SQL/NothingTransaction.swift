import HearthModel
import HearthPorts

/// What is asked of a store that is not there yet: it holds nothing.
struct NothingTransaction: ReadTransaction {
  func scan(
    _ scan: Scan,
    _ visit: (RecordID, inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) {}

  func row(
    _ table: Table,
    _ id: RecordID,
    _ visit: (inout RowReader) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool { false }

  func present(_ questions: [Presence]) throws(StoreError) -> [Bool] {
    questions.map { _ in false }
  }

  func stored(_ table: Table, _ id: RecordID) throws(StoreError) -> StoredRow? { nil }

  func stored(kind: Int, _ id: RecordID) throws(StoreError) -> StoredRow? { nil }
}
