import HearthHousehold
import HearthModel
import HearthPorts

/// What must hold after an action of the habit tracker has been undone or redone.
struct ReplayRules: JournalRules {
  /// Nothing stands in the way of a record here: one mark never excludes another.
  func obstacles(
    to id: RecordID,
    kind: Int,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID] { [] }

  func check(_ replay: JournalReplay, in transaction: any ReadTransaction) throws {
    for record in replay.records {
      switch record.kind {
      case Category.schema.table.kind where record.isAlive:
        try checkName(record.id, transaction)
      case Category.schema.table.kind:
        let trackers = try transaction.fetch(Tracker.query).filter { $0.category == record.id }
        guard trackers.isEmpty else { throw JournalError.inUse(replay.label) }
      case Tracker.schema.table.kind where record.isAlive:
        try checkCategory(of: record.id, replay, transaction)
      case Tracker.schema.table.kind:
        try checkUnused(record.id, replay, transaction)
      case Entry.schema.table.kind where record.isAlive:
        guard let entry = try transaction.fetch(Entry.self, record.id) else { continue }
        try checkPresent(entry.tracker, replay, transaction)
      case ScheduleVersion.schema.table.kind where record.isAlive:
        guard let version = try transaction.fetch(ScheduleVersion.self, record.id) else { continue }
        try checkPresent(version.tracker, replay, transaction)
      default: continue
      }
    }
  }

  private func checkName(_ id: RecordID, _ transaction: any ReadTransaction) throws {
    let categories = try transaction.fetch(Category.query)
    guard let name = categories.first(where: { $0.id == id })?.name else { return }
    guard categories.filter({ $0.name == name }).count == 1 else {
      throw HabitsError.categoryExists(name)
    }
  }

  private func checkCategory(
    of id: RecordID,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    guard let tracker = try transaction.fetch(Tracker.self, id) else { return }
    guard try transaction.fetch(Category.self, tracker.category) != nil else {
      throw JournalError.ownerGone(replay.label)
    }
  }

  private func checkPresent(
    _ tracker: RecordID,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    guard try transaction.fetch(Tracker.self, tracker) != nil else {
      throw JournalError.ownerGone(replay.label)
    }
  }

  /// A tracker that goes must have no entries.
  private func checkUnused(
    _ tracker: RecordID,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    let entries = try transaction.fetch(
      Entry.query.where(\.tracker, is: tracker).ordered(by: \.day).limit(1)
    )
    guard entries.isEmpty else { throw JournalError.inUse(replay.label) }
  }
}
