import HearthModel
import HearthPorts
import SyncHub

extension History {
  /// Something bad happens that has nothing to do with a message.
  func misfortune(_ device: SimulatedDevice) async throws {
    switch random.in(0...17) {
    case 0...2: try await losePower(device)
    case 3: try await restoreHub(sayingSo: true)
    case 4: try await restoreHub(sayingSo: false)
    case 5: try await clone(device)
    case 6: device.isAway ? comeBack(device) : leave(device)
    case 7, 8:
      let decade: Int64 = 10 * 365 * 86_400_000
      device.clock.offset = Int64(random.next() % UInt64(2 * decade)) - decade
      tally.count(.clockJump)
    case 9, 10: snapshots.append(hubStore.snapshot)
    case 11, 12: try await admitAll()
    case 13: restartHub()
    case 14: try await upgrade(device)
    default:
      guard !late.isEmpty else { return }
      tally.count(.lateDuplicate)
      try await deliver(late.removeFirst(), Quirks())
    }
  }

  /// A device reaches nobody any more; whatever it waits for comes when it is back, if at all.
  private func leave(_ device: SimulatedDevice) { device.isAway = true }

  /// It is back, and a year has passed.
  func comeBack(_ device: SimulatedDevice) {
    guard device.isAway else { return }
    device.isAway = false
    clock.milliseconds += 365 * 86_400_000
    tally.count(.yearAway)
  }

  /// The hub refuses a device from now on.
  func revoke(_ device: SimulatedDevice) async throws {
    tally.count(.tokenRevoked)
    try await admit(device.id, isRevoked: true)
  }

  /// Those that were refused are let in again.
  func admitAll() async throws {
    for id in Set(devices.map(\.id)).sorted() { try await admit(id, isRevoked: false) }
  }

  private func admit(_ id: RecordID, isRevoked: Bool) async throws {
    try await hubStore.transact(space) { transaction in
      guard var row = try transaction.devices().first(where: { $0.id == id }) else { return }
      row.isRevoked = isRevoked
      try transaction.put(row)
    }
  }

  private func losePower(_ device: SimulatedDevice) async throws {
    guard !device.moments.isEmpty else { return }
    fail(device, .powerLoss)
    try await device.losePower()
  }

  /// Everything that is on its way to the hub or from it is gone.
  private func restartHub() {
    tally.count(.hubRestarted)
    late = []
    for device in devices where device.transport.held != nil { fail(device, .answerLost) }
  }

  private func restoreHub(sayingSo: Bool) async throws {
    hubStore.snapshot = snapshots[random.in(0...(snapshots.count - 1))]
    tally.count(sayingSo ? .hubRestored : .hubLostTail)
    if sayingSo, !Mutant.epochKept.isPlanted { try await hub.renew(space) }
  }

  /// The program of a device is exchanged for a newer one, which finds the kinds that it knows.
  private func upgrade(_ device: SimulatedDevice) async throws {
    guard device.tables.count < NewerSchema.tables.count else { return }
    fail(device, .killed)
    guard try await device.place.upgrade(to: NewerSchema.module) else { return }
    device.tables = NewerSchema.tables
    tally.count(.deviceUpgraded)
  }

  /// A copy of a device's store begins a life of its own.
  private func clone(_ device: SimulatedDevice) async throws {
    guard devices.count < 6, !device.isBusy else { return }
    tally.count(.cloned)
    let clock = DriftingClock(clock)
    let setup = setup(device.tables.count == NewerSchema.tables.count, clock)
    let place = try await device.place.copy(of: try device.place.moment(), setup)
    let transport = device.transport.another()
    let copy = SimulatedDevice(
      id: device.id,
      place: place,
      transport: transport,
      engine: engine(place.store, transport, clock),
      tables: device.tables,
      clock: clock
    )
    copy.log = device.log
    devices.append(copy)
  }
}
