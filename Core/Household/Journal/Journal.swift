public import HearthModel
public import HearthPorts

/// What a program did on this device, so that it can be undone and redone, by any of its processes.
///
/// An undo restores only the fields that the action changed, and the life of its records. It is all
/// or nothing: where any of them is no longer as the action left it, somebody else has worked on it
/// since, and the whole undo is refused. To skip that field alone could leave half an action (a sleep
/// shortened, and the one beside it not yet lengthened), which nobody ever wrote.
public struct Journal: Sendable {
  private let program: String
  private let modules: [SchemaModule]
  private let store: any Store
  private let now: @Sendable () -> Instant
  private let rules: any JournalRules

  /// The journal of a program.
  ///
  /// - Parameters:
  ///   - program: whose actions.
  ///   - modules: the tables that its actions change.
  ///   - store: where the records and the journal live.
  ///   - now: the clock.
  ///   - rules: what must hold after an undo or redo.
  public init(
    program: String,
    modules: [SchemaModule],
    store: any Store,
    now: @escaping @Sendable () -> Instant,
    rules: any JournalRules
  ) {
    self.program = program
    self.modules = modules
    self.store = store
    self.now = now
    self.rules = rules
  }

  /// Does something that can be undone: all that the body writes is one action.
  ///
  /// A body that changes nothing leaves the journal as it is; else what was undone before can no
  /// longer be redone.
  ///
  /// - Parameters:
  ///   - label: what the action did, told by its result.
  ///   - body: writes.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws, and nothing is written then; `StoreError`.
  public func perform<T: Sendable>(
    _ label: @escaping @Sendable (T) -> JournalLabel,
    _ body: @escaping @Sendable (any WriteTransaction) throws -> T
  ) async throws -> T {
    let instant = now()
    return try await store.write { transaction in
      let shelf = shelf(in: transaction)
      var parts: JournalParts?
      let journaling = JournalingTransaction(transaction, rules) { changes throws(StoreError) in
        if parts == nil { parts = try shelf.nextParts() }
        try parts?.append(changes)
      }
      let result = try body(journaling)
      let changes = journaling.changes
      guard changes != nil || parts != nil else { return result }
      let draft = JournalDraft(
        label: label(result),
        changes: changes ?? JournalEntry.none,
        obstacles: journaling.obstacles,
        instant: instant
      )
      try shelf.append(draft, try parts ?? shelf.nextParts())
      return result
    }
  }

  /// Takes the newest action back.
  ///
  /// - Returns: what was undone.
  /// - Throws: `JournalError`, what the rules throw, `StoreError`; nothing is written then.
  public func undo() async throws -> JournalAction {
    try await store.write { transaction in
      guard let entry = try shelf(in: transaction).newestDone() else {
        throw JournalError.nothingToUndo
      }
      return try play(entry, .undo, in: transaction)
    }
  }

  /// Does again what was undone last.
  ///
  /// - Returns: what was redone.
  /// - Throws: `JournalError`, what the rules throw, `StoreError`; nothing is written then.
  public func redo() async throws -> JournalAction {
    try await store.write { transaction in
      guard let entry = try shelf(in: transaction).oldestUndone() else {
        throw JournalError.nothingToRedo
      }
      return try play(entry, .redo, in: transaction)
    }
  }

  /// Takes the newest action out of the journal without undoing it, so that the one before it can be
  /// undone: the way past an undo that is refused.
  ///
  /// - Returns: what the action did; nil where this version cannot read that.
  /// - Throws: `JournalError.nothingToUndo`, `StoreError`.
  public func letStand() async throws -> JournalLabel? {
    try await store.write { transaction in
      guard let entry = try shelf(in: transaction).newestDone() else {
        throw JournalError.nothingToUndo
      }
      try shelf(in: transaction).remove(entry)
      return try? entry.readLabel()
    }
  }

  private func shelf(in transaction: any WriteTransaction) -> JournalShelf {
    JournalShelf(program: program, transaction: transaction)
  }

  private func play(
    _ entry: JournalEntry,
    _ direction: JournalDirection,
    in transaction: any WriteTransaction
  ) throws -> JournalAction {
    let label = try entry.readLabel()
    let changes = try self.changes(of: entry, direction, in: transaction)
    let tables = modules.flatMap { $0.tables() }.map { ($0.kind, $0) }
    let player = JournalPlayer(
      direction: direction,
      label: label,
      tables: Dictionary(tables) { first, _ in first },
      transaction: transaction
    )
    let obstacles = try changes.filter { player.life(of: $0).before }.flatMap {
      try rules.obstacles(to: $0.id, kind: $0.kind, in: transaction)
    }
    let records = try changes.map(player.play)
    let replay = JournalReplay(
      label: label,
      records: records.withEachOnce,
      obstacles: try entry.readObstacles()
    )
    try rules.check(replay, in: transaction)
    try transaction.put(entry.marked(direction.state, obstacles: obstacles))
    return JournalAction(
      label: label,
      instant: entry.instant,
      records: replay.records.map(\.id)
    )
  }

  /// What an entry changed, in the order in which that is to be played: of an action with parts a
  /// record may have been changed several times.
  private func changes(
    of entry: JournalEntry,
    _ direction: JournalDirection,
    in transaction: any WriteTransaction
  ) throws -> [JournalChange] {
    let (last, count) = try entry.readChanges()
    guard count > 0 else { return last }
    let parts = try shelf(in: transaction).parts(of: entry).read(count)
    let changes = try parts.flatMap { try $0.readChanges().changes } + last
    return direction == .undo ? changes.reversed() : changes
  }
}

extension [JournalReplay.Record] {
  /// Each record once, as it was left.
  fileprivate var withEachOnce: Self {
    var places: [Key: Int] = [:]
    var records: Self = []
    for record in self {
      let key = Key(kind: record.kind, id: record.id)
      if let place = places[key] {
        records[place] = record.after(records[place])
      } else {
        places[key] = records.count
        records.append(record)
      }
    }
    return records
  }

  private struct Key: Hashable {
    let kind: Int
    let id: RecordID
  }
}

extension JournalReplay.Record {
  /// The record that was written so after it had been written otherwise.
  fileprivate func after(_ earlier: Self) -> Self {
    Self(kind: kind, id: id, isAlive: isAlive, fields: fields | earlier.fields)
  }
}

/// An action that was undone or redone.
public struct JournalAction: Sendable, Equatable {
  /// What it did.
  public let label: JournalLabel
  /// When it was done first.
  public let instant: Instant
  /// What it changed.
  public let records: [RecordID]
}
