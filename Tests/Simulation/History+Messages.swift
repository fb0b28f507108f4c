import HearthModel
import HearthPorts
import SyncClient
import SyncHub
import SyncProtocol

extension History {
  /// Lets a device's message go one step on.
  func move(_ device: SimulatedDevice, calm: Bool) async throws {
    guard let message = device.transport.held else { return }
    let luck = calm ? 99 : random.in(0...99)
    switch (message.stage, luck) {
    case (.request, ..<8) where message.piece == .upload: fail(device, .uploadCut)
    case (.answer, ..<8) where message.piece == .upload: fail(device, .uploadCut)
    case (.request, ..<4): fail(device, .requestLost)
    case (.request, ..<5): try await revoke(device)
    case (.request, _): try await send(message, luck)
    case (.answer, ..<4): fail(device, .answerLost)
    case (.answer, ..<6): fail(device, .killed)
    case (.answer, _): try await answer(device, message, luck)
    }
  }

  private func send(_ message: HeldMessage, _ luck: Int) async throws {
    var quirks = Quirks()
    if luck < 9, !message.pushed.isEmpty {
      let isTooLarge = random.in(0...1) == 1
      quirks.refused = (random.in(0...9), isTooLarge ? .tooLarge : .quota)
      tally.count(isTooLarge ? .recordTooLarge : .quotaReached)
    }
    try await deliver(message, quirks)
    tally.messages += 1
    message.stage = .answer
    if luck >= 9, luck < 13 {
      try await deliver(message, Quirks())
      tally.count(.duplicate)
    } else if luck >= 13, luck < 17 {
      late.append(message)
    }
  }

  private func answer(
    _ device: SimulatedDevice,
    _ message: HeldMessage,
    _ luck: Int
  ) async throws {
    var quirks = Quirks()
    if message.piece == .download, luck < 30 {
      quirks.altered = (0, { $0.envelope })
      tally.count(.damagedChunk)
    } else if message.piece == nil, luck < 9 {
      let isDamaged = random.in(0...1) == 1
      quirks.altered = (
        random.in(0...9), { [self] in isDamaged ? damaged($0) : sealedOtherwise($0) }
      )
      tally.count(isDamaged ? .damagedEnvelope : .wrongKey)
    }
    if message.piece == nil { device.messages += 1 } else { device.pieces += 1 }
    try device.remember()
    device.transport.clear()
    message.finish(nil, quirks)
    executor.drain()
    if message.piece == nil, device.messages.isMultiple(of: 4) { try await checkCursor(of: device) }
  }

  /// An envelope with a changed bit.
  private func damaged(_ head: SealedHead) -> [UInt8] {
    var envelope = head.envelope
    envelope[envelope.count - 1] ^= 0x10
    return envelope
  }

  /// The same record in the same form, by a key that nobody has.
  private func sealedOtherwise(_ head: SealedHead) -> [UInt8] {
    guard let record = try? sealer?.open(head.envelope, named: head.record) else {
      return damaged(head)
    }
    let other = Sealer(
      cipher: cipher,
      space: space,
      rootKey: bytes(32),
      dataKeys: [1: [bytes(32)]]
    )
    return other.seal(record, as: head.record, nonce: bytes(24))
  }

  /// The whole record in an envelope, by those who can open it.
  func opened(_ head: SealedHead) -> WireRecord? {
    let record = try? sealer?.open(head.envelope, named: head.record)
    return record.flatMap { $0.whole { values[$0.name] } }
  }

  private func bytes(_ count: Int) -> [UInt8] { randomBytes(count) { random.next() } }

  /// Brings a request to the hub, which may never give up a write for another.
  func deliver(_ message: HeldMessage, _ quirks: Quirks) async throws {
    guard !message.pushed.isEmpty else { return await message.deliver(quirks) }
    let (sequence, before) = try await heads(message.pushed)
    await message.deliver(quirks)
    let (newSequence, after) = try await heads(message.pushed)
    var taken: [Int64] = []
    for (old, new) in zip(before, after) {
      guard let new, old != new else { continue }
      taken.append(new.sequence)
      try await checkWhole(new)
      guard let present = opened(new) else { continue }
      noteShrunk(present)
      guard let old, let former = opened(old) else { continue }
      if !holds(present, former) { faults.append("the hub has given up a write") }
    }
    if newSequence != sequence + Int64(taken.count)
      || taken.contains(where: { $0 <= sequence || $0 > newSequence })
      || Set(taken).count != taken.count
    {
      faults.append("the hub's numbers do not rise one by one")
    }
  }

  /// Whatever a head names is all there.
  func checkWhole(_ head: SealedHead) async throws {
    let names = Envelope.names(in: head.envelope)
    guard !names.isEmpty else { return }
    let isWhole = try await hubStore.transact(space) { transaction in
      try names.allSatisfy { name in
        guard let blob = try transaction.blob(name), blob.isWhole, blob.heads > 0 else {
          return false
        }
        return try transaction.chunks(of: name) == Set(0..<blob.total)
      }
    }
    if !isWhole { faults.append("a record names a large value that is not all there") }
  }

  /// Whether a record holds all that stood in its place; of a deletion that is long past, that it was.
  ///
  /// Who brings back what its own store has as a tombstone without fields knows those of its version alone.
  private func holds(_ present: WireRecord, _ former: WireRecord) -> Bool {
    if present.merged(with: former).isSame(as: present) { return true }
    guard let tombstone = former.row.shrunk, let end = tombstone.stamps.groups.last,
      let life = present.row.stamps.group(ofField: 0)
    else { return false }
    let isPast = life.time >> 16 >= (end.time >> 16) + 90 * 86_400_000
    let rest = WireRecord(kind: former.kind, id: former.id, row: tombstone)
    return isPast && present.merged(with: rest).isSame(as: present)
  }

  private func noteShrunk(_ record: WireRecord) {
    guard record.row.isShrunk else { return }
    let isNew = shrunk.insert(RecordName(kind: record.kind, id: record.id)).inserted
    if isNew { tally.shrunkTombstones += 1 }
  }

  private func heads(_ records: [RecordID]) async throws -> (Int64, [SealedHead?]) {
    try await hubStore.transact(space) { transaction in
      (try transaction.space()?.sequence ?? 0, try records.map { try transaction.head($0) })
    }
  }

  /// Whatever a device's cursor has passed is on the device.
  ///
  /// A hub that was restored without saying so gives numbers twice; then the cursor says nothing.
  private func checkCursor(of device: SimulatedDevice) async throws {
    guard tally.faults[.hubLostTail] == nil else { return }
    let space = space
    let (hub, heads) = try await hubStore.transact(space) {
      (try $0.space(), try $0.heads(after: 0, limit: .max, bytes: .max))
    }
    let (own, bases) = try await device.store.sync { transaction in
      let unreadable = try transaction.unreadableBases()
      let rows = try transaction.wireRecords().map { record in
        (RecordName(kind: record.kind, id: record.id), record.row.base)
      }
      return (
        try transaction.syncSpace(),
        (Dictionary(rows) { first, _ in first }, unreadable)
      )
    }
    guard let own, let hub, own.hubEpoch == Int64(bitPattern: hub.epoch) else { return }
    for head in heads where head.sequence <= own.position {
      guard let name = names[head.record] else { continue }
      let base = max(bases.0[name] ?? 0, bases.1[head.record] ?? 0)
      if Base.sequence(base) < head.sequence {
        faults.append("a cursor has passed something that was not taken")
      }
    }
  }

  /// Ends a device's session at the message that it waits for.
  func fail(_ device: SimulatedDevice, _ fault: Fault) {
    tally.count(fault)
    guard let message = device.transport.held else { return }
    device.transport.clear()
    message.finish(.unreachable(address: "", detail: ""), Quirks())
    executor.drain()
  }
}
