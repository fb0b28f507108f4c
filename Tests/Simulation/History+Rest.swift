import HearthModel
import HearthPorts
import SyncClient
import SyncHub
import SyncProtocol

extension History {
  /// All messages arrive, nothing goes wrong any more, and everybody exchanges until nothing is left.
  func rest() async throws {
    try await admitAll()
    for device in devices {
      comeBack(device)
      device.clock.offset = min(device.clock.offset, 0)
      try await settle(device)
    }
    for _ in 0..<3 {
      var isQuiet = true
      for device in devices {
        try start(device)
        try await settle(device)
        try await checkMessages(device)
        isQuiet = isQuiet && device.messages <= 1
      }
      // Another round would be like this one.
      if isQuiet { break }
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
      guard device.transport.held != nil, count < 8_000 else {
        faults.append("a session does not end")
        return
      }
      try await move(device, calm: true)
      count += 1
    }
  }

  /// A session asks no more often than there are pages of what could have changed, and a few times
  /// besides.
  private func checkMessages(_ device: SimulatedDevice) async throws {
    let settings = device.engine.settings
    let heads = try await hubStore.transact(space) {
      try $0.heads(after: 0, limit: .max, bytes: .max).count
    }
    let pages = heads / settings.pageHeads + heads / settings.pushedRecords + 2
    // A comparison from the beginning takes another run through all pages.
    if device.messages > 2 * pages + 8 {
      faults.append("a session asked \(device.messages) times for \(heads) records")
    }
  }

  /// Where there is nothing to do, one question is asked and nothing is moved.
  private func checkIdle() async throws {
    for (index, device) in devices.enumerated() {
      try start(device)
      try await settle(device)
      guard let report = device.report else {
        faults.append("device \(index) cannot exchange in peace")
        continue
      }
      if report.pulled + report.pushed + report.waiting != 0 {
        faults.append("device \(index) is not settled after three rounds: \(report)")
      }
      if device.messages > 1 || device.pieces > 0 {
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
    if try await hubRecords() != all.mapValues(\.bytes) {
      faults.append("the hub holds something else than the devices")
    }
    checkWritten(all)
    checkWhole(all)
  }

  /// What the hub holds, by those who can open it; in the clear there is nothing.
  private func hubRecords() async throws -> [RecordName: [UInt8]] {
    let heads = try await hubStore.transact(space) {
      try $0.heads(after: 0, limit: .max, bytes: .max)
    }
    let canary = Array(Self.canary.utf8)
    var known: [RecordName: [UInt8]] = [:]
    for head in heads {
      try await checkWhole(head)
      guard let record = opened(head) else {
        faults.append("the hub holds something that nobody can read")
        continue
      }
      known[RecordName(kind: record.kind, id: record.id)] = record.bytes
      if cipher.isSecret, try await bytes(of: head).contains(where: { $0.contains(canary) }) {
        faults.append("the hub can read what somebody has written")
      }
    }
    return known
  }

  /// An envelope and the chunks of all that it names.
  private func bytes(of head: SealedHead) async throws -> [[UInt8]] {
    let chunks = try await hubStore.transact(space) { transaction in
      try Envelope.names(in: head.envelope).flatMap { name in
        try transaction.chunks(of: name).compactMap { try transaction.chunk($0, of: name) }
      }
    }
    return [head.envelope] + chunks
  }

  /// Nothing that was written for good is older than what is there now, and the last action of all
  /// decides whether a record is.
  private func checkWritten(_ all: [RecordName: WireRecord]) {
    var last: [RecordName: (life: Stamps.Group, alive: Bool)] = [:]
    for written in devices.flatMap(\.log) {
      let name = RecordName(kind: written.kind, id: written.id)
      // What was written before a deletion that has given up the fields is not asked for again.
      if !shrunk.contains(name),
        all[name].map({ !$0.merged(with: written).isSame(as: $0) }) ?? true
      {
        faults.append("something that was written is gone")
        return
      }
      guard let life = written.row.stamps.group(ofField: 0) else { continue }
      if last[name].map({ ($0.life.time, $0.life.device) < (life.time, life.device) }) ?? true {
        last[name] = (life, written.row.alive)
      }
    }
    for (name, action) in last {
      guard let record = all[name], let life = record.row.stamps.group(ofField: 0) else { continue }
      // Power may have been lost after the last action had gone out.
      let isLater = (action.life.time, action.life.device) < (life.time, life.device)
      if !isLater, record.row.alive != action.alive {
        faults.append("the last action on a record does not stand")
      }
    }
  }

  /// A living record is whole, whatever was given up of it while it was deleted.
  private func checkWhole(_ all: [RecordName: WireRecord]) {
    for (name, record) in all where name.kind >= 800 && record.row.alive {
      let numbers = Set(record.row.unknown.map(\.number))
      if !numbers.isSuperset(of: name.kind == 800 ? [1, 2, 3] : [1, 4]) {
        faults.append("a living record has lost fields")
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

extension SyncCipher {
  /// Whether it seals at all.
  fileprivate var isSecret: Bool { !(self is PassThroughCipher) }
}
