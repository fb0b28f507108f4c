import HearthHousehold
import HearthModel
import HearthPorts
import SyncProtocol

/// Takes what comes from the other side into the store, in one transaction.
struct Intake {
  var space: SyncSpace
  var report: SyncReport
  let rows: SyncRowStore
  let transaction: any SyncTransaction
  private let sealer: Sealer
  private let shelf: BlobShelf
  let now: Instant
  let random: () -> UInt64
  private let former: SyncSpace
  /// Kinds that were written.
  private var touched: Set<Int> = []

  init(
    _ transaction: any SyncTransaction,
    _ space: SyncSpace,
    _ sealer: Sealer,
    _ report: SyncReport,
    _ now: Instant,
    _ random: @escaping () -> UInt64
  ) throws(StoreError) {
    self.transaction = transaction
    self.space = space
    former = space
    self.sealer = sealer
    shelf = BlobShelf(transaction: transaction, sealer: sealer)
    self.report = report
    self.now = now
    self.random = random
    rows = try SyncRowStore(transaction)
  }

  /// Takes a head, whatever it holds.
  mutating func take(_ head: SealedHead, isOrdered: Bool) throws(StoreError) {
    let base = Base.of(head)
    guard let cut = try? sealer.open(head.envelope, named: head.record) else {
      return try keepUnreadable(head, base)
    }
    let local = try rows.record(kind: cut.rest.kind, cut.rest.id)
    let known = local?.row.base ?? 0
    let unreadable = try transaction.fetch(Unreadable.self, head.record)
    let isKnown = isOrdered ? Base.sequence(known) >= head.sequence : known == base
    if isKnown, unreadable == nil { return }
    guard let record = try shelf.whole(cut, besides: local) else {
      return try keepUnreadable(head, base, isOfVersion: !isOrdered)
    }
    try merge(record, as: head.record, base: base, head.envelope)
  }

  /// Takes an envelope that was kept, as soon as it can be opened and all of its record is here.
  ///
  /// - Returns: whether that was so.
  /// - Throws: `StoreError`.
  mutating func retry(_ kept: Unreadable) throws(StoreError) -> Bool {
    let envelope = [UInt8](hexadecimal: kept.envelope) ?? []
    guard let cut = try? sealer.open(envelope, named: kept.name) else { return false }
    let local = try rows.record(kind: cut.rest.kind, cut.rest.id)
    guard let record = try shelf.whole(cut, besides: local) else {
      // Of a version that is behind in everything nothing would stay, and its values may never come.
      if kept.record != nil, local?.row.stamps.include(cut.rest.row.stamps) ?? false {
        try transaction.delete(kept)
      }
      return false
    }
    try merge(record, as: kept.name, base: kept.base, envelope)
    if kept.record != nil { try transaction.delete(kept) }
    report.unreadable = max(0, report.unreadable - 1)
    return true
  }

  /// Merges a record that came under a name with what is here.
  private mutating func merge(
    _ record: WireRecord,
    as name: RecordID,
    base: Int64,
    _ envelope: [UInt8]
  ) throws(StoreError) {
    let local = try rows.record(kind: record.kind, record.id)
    var merged = local.map { $0.merged(with: record) } ?? record
    if Mutant.pullOverwrites.isPlanted { merged = record }
    let isEqual = merged.isSame(as: record)
    let isChanged = local.map { !merged.isSame(as: $0) } ?? true
    var row = merged.row
    row.base = base
    row.dirty = !isEqual
    if let local, isChanged || !isEqual {
      try keepLosses(local, record, isAlive: merged.row.alive)
    }
    guard try rows.store(WireRecord(kind: record.kind, id: record.id, row: row)) else {
      return try keepUnreadable(
        SealedHead(record: name, sequence: Base.sequence(base), envelope: envelope),
        base
      )
    }
    if isChanged {
      report.pulled += 1
      touched.insert(record.kind)
      if record.kind == Device.schema.table.kind { report.isHouseholdChanged = true }
      let isTold = record.kind == LostValue.schema.table.kind && merged.row.alive
      if isTold, local == nil { report.conflicts += 1 }
    }
    if isChanged, !isEqual { report.merged += 1 }
    try settle(name, from: local?.row.base ?? 0, to: base)
  }

  /// Notes that a record stands on another version now.
  mutating func settle(_ name: RecordID, from former: Int64, to base: Int64) throws(StoreError) {
    let unreadable = try transaction.fetch(Unreadable.self, name)
    space.digest &-= Base.share(name, unreadable?.base ?? former)
    space.digest &+= Base.share(name, base)
    if let unreadable { try transaction.delete(unreadable) }
  }

  /// Writes what has changed beside the records.
  func finish() throws(StoreError) {
    if space != former { try transaction.put(space) }
    if !touched.isEmpty { try transaction.emptyDerived(of: touched) }
  }
}

extension Intake {
  /// Keeps an envelope that cannot be opened, or of which large values are not here yet; what is here
  /// stays as it is.
  private mutating func keepUnreadable(
    _ head: SealedHead,
    _ base: Int64,
    isOfVersion: Bool = false
  ) throws(StoreError) {
    report.unreadable += 1
    let version = RecordID(
      high: head.record.high ^ UInt64(bitPattern: base),
      low: head.record.low
    )
    let id = isOfVersion ? version : head.record
    let kept = try transaction.fetch(Unreadable.self, id)
    // Of a readable record the base is not known by its name alone: the next comparison finds it.
    space.digest &-= Base.share(head.record, kept?.base ?? 0)
    space.digest &+= Base.share(head.record, base)
    try transaction.put(
      Unreadable(
        id: id,
        base: base,
        envelope: head.envelope.hexadecimal,
        at: kept?.at ?? now,
        record: isOfVersion ? head.record : nil
      )
    )
  }
}
