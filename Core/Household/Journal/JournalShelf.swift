import HearthModel
import HearthPorts

/// The entries of one program, in a transaction.
struct JournalShelf {
  let program: String
  let transaction: any WriteTransaction

  /// The action that an undo takes back.
  func newestDone() throws(StoreError) -> JournalEntry? {
    try transaction.fetch(
      entries(.done).ordered(by: \.sequence, .descending).limit(1)
    ).first
  }

  /// The action that a redo repeats.
  func oldestUndone() throws(StoreError) -> JournalEntry? {
    try transaction.fetch(entries(.undone).ordered(by: \.sequence).limit(1)).first
  }

  /// Adds an action in the place of those that were undone; the oldest makes room for it.
  func append(
    _ label: JournalLabel,
    _ changes: String,
    obstacles: [RecordID],
    at instant: Instant
  ) throws(StoreError) {
    let sequence = try next()
    for id in try ids(.undone) { try transaction.delete(JournalEntry.schema.table, id) }
    try transaction.put(
      JournalEntry(
        program: program,
        sequence: sequence,
        at: instant,
        label,
        changes,
        obstacles: obstacles
      )
    )
  }

  private func next() throws(StoreError) -> Int {
    if let last = try newestDone() { return last.sequence &+ 1 }
    return try oldestUndone()?.sequence ?? 1
  }

  private func entries(_ state: JournalEntry.State) -> Query<JournalEntry> {
    JournalEntry.query.where(\.program, is: program).where(\.state, is: state)
  }

  private func ids(_ state: JournalEntry.State) throws(StoreError) -> [RecordID] {
    var ids: [RecordID] = []
    try transaction.scan(entries(state).ordered(by: \.sequence).scan) {
      (id, _) throws(StoreError) in ids.append(id)
    }
    return ids
  }
}
