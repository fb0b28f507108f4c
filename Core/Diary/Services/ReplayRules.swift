import HearthHousehold
import HearthModel
import HearthPorts

/// What must hold after an action of the diary has been undone or redone.
struct ReplayRules: JournalRules {
  /// The life, the child, the start and the end: what decides whether sleeps overlap.
  private static let sleepTimes: UInt64 = 0b1111

  func obstacles(
    to id: RecordID,
    kind: Int,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID] {
    switch kind {
    case Sleep.schema.table.kind:
      guard let sleep = try transaction.fetch(Sleep.self, id) else { return [] }
      return try conflicts(of: sleep, in: transaction).map(\.id)
    case Feeding.schema.table.kind:
      guard let feeding = try transaction.fetch(Feeding.self, id), feeding.end == nil else {
        return []
      }
      return try others(runningBeside: feeding, in: transaction)
    default: return []
    }
  }

  func check(_ replay: JournalReplay, in transaction: any ReadTransaction) throws {
    for record in replay.records {
      switch record.kind {
      case Sleep.schema.table.kind where record.fields & Self.sleepTimes != 0:
        try checkSleep(record.id, replay, transaction)
      case Child.schema.table.kind where !record.isAlive:
        try checkAbsent(record.id, replay, transaction)
      case Tag.schema.table.kind where !record.isAlive:
        let uses = try transaction.fetch(Tagging.query.where(\.tag, is: record.id).limit(1))
        guard uses.isEmpty else { throw JournalError.inUse(replay.label) }
      case Person.schema.table.kind where !record.isAlive:
        guard try !EventShelf.hasEvents(by: record.id, in: transaction) else {
          throw JournalError.inUse(replay.label)
        }
      default:
        guard let kind = EventKind(table: record.kind) else { continue }
        try checkEvent(kind.type, record.id, replay, transaction)
      }
    }
  }

  private func conflicts(
    of sleep: Sleep,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [Sleep] {
    try SleepShelf(transaction: transaction, child: sleep.child)
      .conflicts(of: sleep)
  }

  private func checkSleep(
    _ id: RecordID,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    guard let sleep = try transaction.fetch(Sleep.self, id) else { return }
    try checkPresent(sleep.child, replay, transaction)
    try SleepRules(now: .distantFuture, isConfirmed: true).check(start: sleep.start, end: sleep.end)
    let conflicts = try conflicts(of: sleep, in: transaction)
      .filter { !replay.tolerated.contains($0.id) }
    guard conflicts.isEmpty else { throw DiaryError.conflict(.init(existing: conflicts)) }
  }

  private func checkEvent<Event: DiaryEvent>(
    _ kind: Event.Type,
    _ id: RecordID,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    guard let event = try transaction.fetch(Event.self, id) else { return }
    if let child = event.childID { try checkPresent(child, replay, transaction) }
    if let feeding = event as? Feeding { try checkRunning(feeding, replay, transaction) }
    guard case .span(let path, _, _) = Event.timing, let end = event.ending else { return }
    let start = event[keyPath: path]
    guard start <= end else { throw DiaryError.endNotAfterStart(start: start, end: end) }
  }

  private func checkRunning(
    _ feeding: Feeding,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    try feeding.checkTimes()
    guard feeding.end == nil else { return }
    let others = try others(runningBeside: feeding, in: transaction)
    guard others.allSatisfy(replay.tolerated.contains) else {
      throw DiaryError.feeding(.alreadyRunning(since: feeding.start))
    }
  }

  private func others(
    runningBeside feeding: Feeding,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID] {
    try RunningFeedings(transaction: transaction, child: feeding.child).all(by: feeding.start)
      .map(\.id).filter { $0 != feeding.id }
  }

  private func checkPresent(
    _ child: RecordID,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    guard try transaction.fetch(Child.self, child) != nil else {
      throw JournalError.ownerGone(replay.label)
    }
  }

  /// A child that goes must have no diary.
  private func checkAbsent(
    _ child: RecordID,
    _ replay: JournalReplay,
    _ transaction: any ReadTransaction
  ) throws {
    // In the order of the index, so that the first row ends the search.
    let sleeps = try transaction.fetch(
      Sleep.query.where(\.child, is: child).ordered(by: \.start).limit(1)
    )
    let timers = try transaction.fetch(
      DiaryTimer.query.where(\.child, is: child).ordered(by: \.start).limit(1)
    )
    let hasEvents = try EventShelf.hasEvents(of: child, in: transaction)
    guard sleeps.isEmpty, timers.isEmpty, !hasEvents else { throw JournalError.inUse(replay.label) }
  }
}
