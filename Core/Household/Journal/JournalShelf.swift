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
  ///
  /// - Parameters:
  ///   - draft: the action, but for what was handed on before.
  ///   - parts: what was handed on, at the place of the action to come.
  /// - Throws: `StoreError`.
  func append(_ draft: JournalDraft, _ parts: JournalParts) throws(StoreError) {
    let sequence = try next()
    for id in try ids(.undone) {
      if id.low != JournalEntry.place(of: sequence) {
        try JournalParts(of: program, at: id.low, in: transaction).removeOthers()
      }
      try transaction.delete(JournalEntry.schema.table, id)
    }
    try transaction.put(
      JournalEntry(draft, of: program, sequence: sequence, parts: parts.count)
    )
    try parts.removeOthers()
  }

  /// Takes an entry out.
  func remove(_ entry: JournalEntry) throws(StoreError) {
    try parts(of: entry).removeOthers()
    try transaction.delete(entry)
  }

  /// The parts of an entry.
  func parts(of entry: JournalEntry) -> JournalParts {
    JournalParts(of: program, at: entry.id.low, in: transaction)
  }

  /// Where the parts of the action to come will lie.
  func nextParts() throws(StoreError) -> JournalParts {
    JournalParts(of: program, at: JournalEntry.place(of: try next()), in: transaction)
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
