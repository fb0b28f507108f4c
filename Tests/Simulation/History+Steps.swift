import HearthModel
import HearthPorts
import StorageMemory
import SyncClient
import SyncHub
import SyncProtocol

extension History {
  /// One thing happens.
  func step() async throws {
    clock.milliseconds += Int64(random.in(0...3))
    let device = devices[random.in(0...(devices.count - 1))]
    switch random.in(0...99) {
    case ..<34: try await edit(on: device)
    case ..<48: if !device.isBusy { start(device) }
    case ..<93: try await move(device, calm: false)
    default: try await misfortune(device)
    }
  }

  /// Begins a session, up to its first message.
  func start(_ device: SimulatedDevice) {
    device.isBusy = true
    device.report = nil
    device.messages = 0
    device.remember()
    Task(executorPreference: executor) {
      device.report = try? await device.engine.run(allowsDeletions: true)
      device.isBusy = false
    }
    executor.drain()
  }

  /// Lets a device's message go one step on.
  func move(_ device: SimulatedDevice, calm: Bool) async throws {
    guard let message = device.transport.held else { return }
    let luck = calm ? 99 : random.in(0...99)
    switch (message.stage, luck) {
    case (.request, ..<4): finish(device, .requestLost, .unreachable(address: "", detail: ""))
    case (.request, ..<6): finish(device, .tokenRefused, .notAdmitted)
    case (.request, _):
      var quirks = Quirks()
      if luck < 9 {
        quirks.refused = random.in(0...9)
        tally.count(.recordRefused)
      }
      await message.deliver(quirks)
      tally.messages += 1
      message.stage = .answer
      if luck >= 9, luck < 13 {
        await message.deliver(Quirks())
        tally.count(.duplicate)
      } else if luck >= 13, luck < 17 {
        late.append(message)
        tally.count(.lateDuplicate)
      }
    case (.answer, ..<4): finish(device, .answerLost, .unreachable(address: "", detail: ""))
    case (.answer, ..<6): finish(device, .killed, .unreachable(address: "", detail: ""))
    case (.answer, _):
      var quirks = Quirks()
      if luck < 9 {
        quirks.damaged = random.in(0...9)
        tally.count(.damagedEnvelope)
      }
      device.messages += 1
      device.remember()
      device.transport.clear()
      message.finish(nil, quirks)
      executor.drain()
    }
  }

  private func finish(_ device: SimulatedDevice, _ fault: Fault, _ error: TransportError) {
    tally.count(fault)
    guard let message = device.transport.held else { return }
    device.transport.clear()
    message.finish(error, Quirks())
    executor.drain()
  }

  /// Something bad happens that has nothing to do with a message.
  private func misfortune(_ device: SimulatedDevice) async throws {
    switch random.in(0...13) {
    case 0...2: losePower(device)
    case 3: try await restoreHub(sayingSo: true)
    case 4: try await restoreHub(sayingSo: false)
    case 5: clone(device)
    case 6:
      clock.milliseconds += 365 * 86_400_000
      tally.count(.yearAway)
    case 7, 8:
      let decade: Int64 = 10 * 365 * 86_400_000
      device.clock.offset = Int64(random.next() % UInt64(2 * decade)) - decade
      tally.count(.clockJump)
    case 9, 10: snapshots.append(hubStore.snapshot)
    default:
      guard !late.isEmpty else { return }
      await late.removeFirst().deliver(Quirks())
    }
  }

  private func losePower(_ device: SimulatedDevice) {
    guard let (moment, count) = device.moments.first else { return }
    finish(device, .powerLoss, .unreachable(address: "", detail: ""))
    device.store.rewind(to: moment, device: random.next())
    device.log.removeLast(device.log.count - count)
    device.moments = []
  }

  private func restoreHub(sayingSo: Bool) async throws {
    hubStore.snapshot = snapshots[random.in(0...(snapshots.count - 1))]
    tally.count(sayingSo ? .hubRestored : .hubLostTail)
    if sayingSo, !Mutant.epochKept.isPlanted { try await hub.renew(space) }
  }

  /// A copy of a device's store begins a life of its own.
  private func clone(_ device: SimulatedDevice) {
    guard devices.count < 6, !device.isBusy, let moment = device.store.moment else { return }
    tally.count(.cloned)
    let clock = DriftingClock(clock)
    let random = random
    let store = MemoryStore(
      StoreSetup(address: "", modules: [], now: { clock.now }, random: { random.next() })
    )
    store.rewind(to: moment, device: random.next())
    let transport = device.transport.another()
    let copy = SimulatedDevice(
      store: store,
      transport: transport,
      engine: engine(store, transport, clock),
      tables: device.tables,
      clock: clock
    )
    copy.log = device.log
    devices.append(copy)
  }
}

extension History {
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
    if deletes, before?.alive != true { return }
    if device.transport.held != nil { tally.count(.editDuringPush) }
    device.remember()
    try await device.store.write { transaction in
      guard !deletes else { return try transaction.delete(table, id) }
      var values = before?.values ?? table.columns.map { _ in .null }
      for (index, column) in table.columns.enumerated() where mask >> UInt64(index) & 1 == 1 {
        let value = Int64(bits >> UInt64(index) & 7)
        values[index] = column.storage == .text ? .text("text \(value)") : .integer(value)
      }
      let row = values
      try transaction.put(table, id) { writer in for value in row { writer.next(value) } }
    }
    guard let after = try await device.store.read({ try $0.stored(table, id) }) else { return }
    device.log.append(WireRecord(after, of: table, id))
    check(before, after)
    try await countConcurrent(before, table, id, device)
  }

  /// Whoever changes what he sees writes after it.
  private func check(_ before: StoredRow?, _ after: StoredRow) {
    guard let before, before != after else { return }
    for number in 0...63 {
      let (old, new) = (before.stamps.group(ofField: number), after.stamps.group(ofField: number))
      guard let old, let new, old.time != new.time || old.device != new.device else { continue }
      if (new.time, new.device) < (old.time, old.device) {
        faults.append("a stamp of field \(number) went back")
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
      let row = try await other.store.sync { transaction in
        let table = try transaction.syncedTables().first { $0.kind == table.kind }
        return try table.flatMap { try transaction.stored($0, id) }
      }
      guard let row, row.dirty, row.stamps != before?.stamps else { continue }
      tally.concurrentEdits += 1
      return
    }
  }
}
