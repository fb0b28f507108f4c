import HearthModel
import HearthPorts
import SyncClient
import SyncProtocol

extension History {
  /// One thing happens.
  func step() async throws {
    clock.milliseconds += Int64(random.in(0...3))
    let device = devices[random.in(0...(devices.count - 1))]
    switch random.in(0...99) {
    case ..<34: try await edit(on: device)
    case ..<48: if !device.isBusy, !device.isAway { try start(device) }
    case ..<93: if !device.isAway { try await move(device, calm: false) }
    default: try await misfortune(device)
    }
  }

  /// Begins a session, up to its first message.
  func start(_ device: SimulatedDevice) throws {
    device.isBusy = true
    device.report = nil
    device.messages = 0
    device.pieces = 0
    try device.remember()
    Task(executorPreference: executor) {
      device.report = try? await device.engine.run(allowsDeletions: true)
      device.isBusy = false
    }
    executor.drain()
  }

  /// Somebody writes, changes or deletes a record.
  private func edit(on device: SimulatedDevice) async throws {
    let table = device.tables[random.in(0...(device.tables.count - 1))]
    if ids.isEmpty || random.percent(20) && ids.count < 24 {
      ids.append(RecordID(high: UInt64(ids.count), low: random.next()))
    }
    let id = ids[random.in(0...(ids.count - 1))]
    let deletes = random.percent(20)
    let (mask, bits) = (random.next() | 1 << UInt64(random.in(0...4)), random.next())
    let before = try await device.store.read { try $0.stored(table, id) }
    checkSeen(before.map { WireRecord($0, of: table, id) }, table, id, device)
    if deletes, before?.alive != true { return }
    if device.transport.held?.pushed.isEmpty == false { tally.count(.editDuringPush) }
    try device.remember()
    try await device.store.write { transaction in
      guard !deletes else { return try transaction.delete(table, id) }
      var values = before?.values ?? table.columns.map { _ in .null }
      for (index, column) in table.columns.enumerated() where mask >> UInt64(index) & 1 == 1 {
        let value = Int64(bits >> UInt64(index) & 7)
        values[index] =
          column.storage == .text
          ? .text(Self.text(value, isLarge: bits >> 59 < 4)) : .integer(value)
      }
      let row = values
      try transaction.put(table, id) { writer in for value in row { writer.next(value) } }
    }
    guard let after = try await device.store.read({ try $0.stored(table, id) }) else { return }
    note(after, table, id, device)
    check(before, after)
    try await countConcurrent(before, table, id, device)
  }

  /// What everybody writes into texts, and no hub may hold in the clear.
  static var canary: String { "Anna's secret" }

  /// Few, so that one value is in several records; now and then one that travels in two to four chunks.
  private static func text(_ value: Int64, isLarge: Bool) -> String {
    let text = "\(canary) \(value)"
    return isLarge ? String(repeating: text, count: 6 + Int(value)) : text
  }

  private func note(
    _ row: StoredRow,
    _ table: Table,
    _ id: RecordID,
    _ device: SimulatedDevice
  ) {
    let (record, name) = (WireRecord(row, of: table, id), RecordName(kind: table.kind, id: id))
    device.log.append(record)
    device.seen[name] = record
    guard let sealer else { return }
    names[sealer.name(kind: table.kind, id)] = name
    for blob in sealer.cut(record).blobs { values[blob.name] = blob.bytes }
  }

  /// Whoever has seen a record or written it never finds an older one.
  private func checkSeen(
    _ record: WireRecord?,
    _ table: Table,
    _ id: RecordID,
    _ device: SimulatedDevice
  ) {
    let name = RecordName(kind: table.kind, id: id)
    if let record, let former = device.seen[name],
      !record.merged(with: former).isSame(as: record)
    {
      faults.append("a device has lost what it had seen")
    }
    device.seen[name] = record
  }

  /// Whoever changes what he sees writes after it.
  private func check(_ before: StoredRow?, _ after: StoredRow) {
    guard let before, before != after else { return }
    for group in after.stamps.groups {
      for old in before.stamps.groups where old.fields & group.fields != 0 {
        if (group.time, group.device) < (old.time, old.device) {
          faults.append("a stamp of the fields \(old.fields & group.fields) went back")
        }
      }
    }
  }

  private func countConcurrent(
    _ before: StoredRow?,
    _ table: Table,
    _ id: RecordID,
    _ device: SimulatedDevice
  ) async throws {
    for other in devices where other !== device {
      guard let table = other.tables.first(where: { $0.kind == table.kind }),
        let row = try await other.store.read({ try $0.stored(table, id) }),
        row.dirty, row.stamps != before?.stamps
      else { continue }
      tally.concurrentEdits += 1
      return
    }
  }
}
