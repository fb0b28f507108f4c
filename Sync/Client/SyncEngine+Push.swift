import HearthModel
import HearthPorts
import SyncProtocol

/// A record as it was when it was sent.
private struct Sent: Sendable {
  let kind: Int
  let id: RecordID
  let plain: [UInt8]
  let pushed: PushedRecord
  /// What travels beside it.
  let blobs: [Blob]
}

extension SyncEngine {
  /// Pushes what was changed here.
  ///
  /// - Returns: whether another round has something to do.
  func push(_ report: inout SyncReport, allowsDeletions: Bool) async throws -> Bool {
    var refused: Set<RecordID> = []
    if !allowsDeletions { try await guardDeletions() }
    var needsRound = false
    var (space, sealer) = try await state()
    while true {
      let epoch = UInt64(bitPattern: space.hubEpoch)
      let waiting = try await waiting(sealer, besides: refused)
      guard !waiting.isEmpty else { return needsRound }
      guard let sent = try await placed(waiting, sealer, &report) else {
        sealer.layout = .inline
        continue
      }
      // Each is tried once a round: what is still waiting then waits for the next pull.
      refused.formUnion(waiting.map(\.pushed.record))
      guard !sent.isEmpty else { continue }
      let answer = try await transport.push(
        PushRequest(
          epoch: epoch,
          keyEpoch: sealer.keyEpoch,
          cursor: [UInt8](hexadecimal: space.cursor) ?? [],
          records: sent.map(\.pushed)
        )
      )
      guard answer.epoch == epoch, answer.keyEpoch <= sealer.keyEpoch else { return true }
      guard answer.results.count == sent.count else {
        throw TransportError.malformed(detail: "\(answer.results.count) results for \(sent.count)")
      }
      let unreadable = report.unreadable
      let pairs = Array(zip(sent, answer.results))
      (report, space) = try await settle(pairs, answer, space.cursor, sealer, report)
      for (_, result) in pairs {
        if case .ok = result { continue }
        // What cannot be opened cannot be merged either, however often it is tried.
        needsRound = needsRound || result.refusal == nil && report.unreadable == unreadable
      }
    }
  }

  private func guardDeletions() async throws {
    try await store.sync { [settings] transaction in
      try DeletionGuard(limit: settings.guardedDeletions).check(try SyncRowStore(transaction))
    }
  }

  /// The next records to push, sealed.
  private func waiting(
    _ sealer: Sealer,
    besides refused: Set<RecordID>
  ) async throws -> [Sent] {
    try await store.sync { [random, settings] transaction in
      let rows = try SyncRowStore(transaction)
      var sent: [Sent] = []
      var bytes = 0
      try rows.visitWaiting { record in
        let name = sealer.name(kind: record.kind, record.id)
        guard !refused.contains(name) else { return true }
        let (cut, blobs) = sealer.cut(record)
        let envelope = sealer.seal(cut, as: name, nonce: randomBytes(24, random))
        let size = blobs.reduce(envelope.count) { $0 + $1.bytes.count }
        guard sent.isEmpty || bytes + size <= settings.pushedBytes else { return false }
        bytes += size
        sent.append(
          Sent(
            kind: record.kind,
            id: record.id,
            plain: cut.references.isEmpty ? cut.bytes : record.bytes,
            pushed: PushedRecord(record: name, base: record.row.base, envelope: envelope),
            blobs: blobs
          )
        )
        return sent.count < settings.pushedRecords
      }
      return sent
    }
  }

  /// Brings what travels beside records to the other side.
  ///
  /// - Returns: the records that may follow; nil where the other side keeps no large values.
  /// - Throws: `TransportError`.
  private func placed(
    _ records: [Sent],
    _ sealer: Sealer,
    _ report: inout SyncReport
  ) async throws -> [Sent]? {
    var placed: [Sent] = []
    for record in records {
      // No hub takes such a body, and would not say which record it was.
      guard record.pushed.envelope.count <= HubWire.largestRecord else {
        report.refuse(for: .tooLarge)
        continue
      }
      do throws(TransportError) {
        for blob in record.blobs { try await put(blob, sealer) }
        placed.append(record)
      } catch {
        switch error {
        case .unsupported: return nil
        case .full: report.refuse(for: .full)
        default: throw error
        }
      }
    }
    return placed
  }

  /// Notes what became of pushed records.
  private func settle(
    _ pairs: [(Sent, PushResult)],
    _ answer: PushAnswer,
    _ cursor: String,
    _ sealer: Sealer,
    _ before: SyncReport
  ) async throws -> (SyncReport, SyncSpace) {
    let now = now()
    return try await store.sync { [random] transaction in
      guard let space = try transaction.syncSpace() else { throw SyncError.notSetUp }
      guard UInt64(bitPattern: space.hubEpoch) == answer.epoch else { return (before, space) }
      var report = before
      for (_, result) in pairs {
        if case .ok = result { report.pushed += 1 }
        if let refusal = result.refusal { report.refuse(for: refusal) }
      }
      var intake = try Intake(transaction, space, sealer, report, now, random)
      for (sent, result) in pairs { try intake.settle(sent, result) }
      if let next = answer.cursor, intake.space.cursor == cursor {
        intake.space.cursor = next.hexadecimal
        intake.space.position = answer.position
      }
      try intake.finish()
      return (intake.report, intake.space)
    }
  }
}

extension Intake {
  /// Notes what became of one record.
  fileprivate mutating func settle(_ sent: Sent, _ result: PushResult) throws(StoreError) {
    switch result {
    case .conflict(let head): try take(head, isOrdered: true)
    case .tooLarge, .quota, .incomplete: break
    case .missing: try move(sent, to: 0)
    case .ok(let sequence):
      try move(sent, to: Base.of(sequence: sequence, sent.pushed.envelope))
    }
  }

  /// A row that was edited in the meantime stands on the new version and still waits.
  private mutating func move(_ sent: Sent, to base: Int64) throws(StoreError) {
    guard let record = try rows.record(kind: sent.kind, sent.id) else { return }
    let former = record.row.base
    // The answer may be late: a pull has brought a newer version already.
    guard base == 0 || Base.sequence(base) >= Base.sequence(former) || former == sent.pushed.base
    else { return }
    let isUnchanged = record.bytes == sent.plain || Mutant.editDuringPushForgotten.isPlanted
    var row = record.row
    row.base = base
    row.dirty = base == 0 || !isUnchanged
    _ = try rows.store(WireRecord(kind: sent.kind, id: sent.id, row: row))
    try settle(sent.pushed.record, from: former, to: base)
  }
}

extension PushResult {
  fileprivate var refusal: SyncTrouble? {
    switch self {
    case .tooLarge: .tooLarge
    case .quota: .full
    case .ok, .conflict, .missing, .incomplete: nil
    }
  }
}

/// Random bytes from 64 bits at a time.
package func randomBytes(_ count: Int, _ random: () -> UInt64) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(count + 8)
  while bytes.count < count {
    withUnsafeBytes(of: random()) { bytes.append(contentsOf: $0) }
  }
  bytes.removeLast(bytes.count - count)
  return bytes
}
