import HearthModel
import HearthPorts
import StorageMemory
import SyncClient
import SyncHub
import SyncProtocol

extension History {
  /// All messages arrive, nothing goes wrong any more, and everybody exchanges until nothing is left.
  func rest() async throws {
    for device in devices {
      device.clock.offset = min(device.clock.offset, 0)
      try await settle(device)
    }
    for _ in 0..<3 {
      for device in devices {
        start(device)
        try await settle(device)
      }
    }
    guard faults.isEmpty else { return }
    try await checkIdle()
    try await checkEqual()
    try await checkMarks()
  }

  /// Lets a session come to its end.
  private func settle(_ device: SimulatedDevice) async throws {
    var count = 0
    while device.isBusy {
      guard device.transport.held != nil, count < 4_000 else {
        faults.append("a session does not end")
        return
      }
      try await move(device, calm: true)
      count += 1
    }
  }

  /// Where there is nothing to do, one question is asked and nothing is moved.
  private func checkIdle() async throws {
    for (index, device) in devices.enumerated() {
      start(device)
      try await settle(device)
      guard let report = device.report else {
        faults.append("device \(index) cannot exchange in peace")
        continue
      }
      if report.pulled + report.pushed + report.waiting != 0 {
        faults.append("device \(index) is not settled after three rounds: \(report)")
      }
      if device.messages > 1 {
        faults.append("device \(index) asked \(device.messages) times for nothing")
      }
    }
  }

  /// All devices and the hub hold the same, and nothing less than was ever written for good.
  private func checkEqual() async throws {
    let all = try await devices[0].records()
    for (index, device) in devices.enumerated().dropFirst() {
      let other = try await device.records()
      if other.mapValues(\.bytes) != all.mapValues(\.bytes) {
        faults.append("device \(index) holds something else than device 0")
      }
    }
    let (_, sealer) = try await devices[0].engine.state()
    let heads = try await hubStore.transact(space) {
      try $0.heads(after: 0, limit: .max, bytes: .max)
    }
    var known: [RecordName: [UInt8]] = [:]
    for head in heads {
      guard let record = try? sealer.open(head.envelope, named: head.record) else {
        faults.append("the hub holds something that nobody can read")
        continue
      }
      known[RecordName(kind: record.kind, id: record.id)] = record.bytes
    }
    if known != all.mapValues(\.bytes) {
      faults.append("the hub holds something else than the devices")
    }
    for device in devices {
      for written in device.log {
        let record = all[RecordName(kind: written.kind, id: written.id)]
        if record.map({ $0.merged(with: written).bytes != $0.bytes }) ?? true {
          faults.append("something that was written is gone")
          return
        }
      }
    }
  }

  /// Nothing waits, nothing is unread, and the sums agree.
  private func checkMarks() async throws {
    let hubDigest = try await hubStore.transact(space) { try $0.space()?.digest }
    for (index, device) in devices.enumerated() {
      let (unreadable, digest) = try await device.store.read { transaction in
        (try transaction.unreadableCount(), try transaction.syncSpace()?.digest)
      }
      if unreadable != 0 { faults.append("device \(index) has left something unread") }
      if digest != hubDigest { faults.append("device \(index) has another sum than the hub") }
    }
  }
}
