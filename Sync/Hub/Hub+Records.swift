import HearthModel
public import HearthPorts
import SyncProtocol

extension Hub {
  /// A page of heads after the visitor's cursor.
  ///
  /// - Throws: `TransportError`.
  public func pull(
    _ request: PullRequest,
    by visitor: Visitor
  ) async throws(TransportError) -> PullPage {
    let (limit, pageBytes) = (max(1, min(request.limit, limits.pageHeads)), limits.pageBytes)
    return try await admitted(visitor) { transaction, space in
      guard request.epoch == space.epoch else {
        return PullPage(
          epoch: space.epoch,
          cursor: [],
          isLast: false,
          keyEpoch: space.keyEpoch
        )
      }
      let from = HubCursor.sequence(request.cursor)
      let heads = try transaction.heads(after: from, limit: limit, bytes: pageBytes)
      let isLast = heads.last?.sequence ?? from >= space.sequence
      // A device that lost its place at the hub's new end gets there with the last head it has seen.
      let end = Mutant.cursorAtMaximum.isPlanted ? space.sequence : heads.last?.sequence ?? from
      return PullPage(
        epoch: space.epoch,
        heads: heads,
        cursor: HubCursor.bytes(end),
        position: end,
        isLast: isLast,
        digest: isLast ? space.digest : nil,
        keyEpoch: space.keyEpoch
      )
    }
  }

  /// Takes what stands on the present heads, and answers the rest with those.
  ///
  /// - Throws: `TransportError`.
  public func push(
    _ request: PushRequest,
    by visitor: Visitor
  ) async throws(TransportError) -> PushAnswer {
    guard request.records.count <= limits.pushedRecords else {
      throw .malformed(detail: "more than \(limits.pushedRecords) records")
    }
    let now = now()
    let answer = try await admitted(visitor) { transaction, space in
      guard request.epoch == space.epoch, request.keyEpoch >= space.keyEpoch else {
        return PushAnswer(epoch: space.epoch, keyEpoch: space.keyEpoch)
      }
      var intake = Intake(transaction: transaction, space: space, limits: limits, now: now)
      let results = try request.records.map { try intake.take($0) }
      try intake.removeUnnamed()
      if intake.space != space { try transaction.put(intake.space) }
      let isNext = HubCursor.sequence(request.cursor) == space.sequence
      return PushAnswer(
        epoch: space.epoch,
        keyEpoch: space.keyEpoch,
        results: results,
        cursor: isNext ? HubCursor.bytes(intake.space.sequence) : nil,
        position: intake.space.sequence
      )
    }
    if !answer.results.isEmpty { board.ring(visitor.space) }
    return answer
  }
}

/// The sequence that a device has got to, in eight bytes.
enum HubCursor {
  static func bytes(_ sequence: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.word(UInt64(bitPattern: sequence))
    return writer.bytes
  }

  /// 0 for a cursor of another transport or none.
  static func sequence(_ bytes: [UInt8]) -> Int64 {
    var reader = ByteReader(bytes)
    guard bytes.count == 8, let word = try? reader.word() else { return 0 }
    return max(0, Int64(bitPattern: word))
  }
}

/// Takes what one device brings in its transaction.
struct Intake {
  let transaction: any HubTransaction
  var space: HubSpace
  let limits: HubLimits
  let now: Instant

  mutating func take(_ pushed: PushedRecord) throws -> PushResult {
    guard pushed.envelope.count <= limits.envelopeBytes else { return .tooLarge }
    let head = try transaction.head(pushed.record)
    if let head, head.envelope == pushed.envelope { return .ok(sequence: head.sequence) }
    let base = head.map(Base.of) ?? 0
    if base != pushed.base, !Mutant.hubOverwrites.isPlanted {
      return head.map { .conflict($0) } ?? .missing
    }
    let growth = Int64(pushed.envelope.count) - Int64(head?.envelope.count ?? 0)
    guard space.bytes + growth <= limits.spaceBytes || growth < 0 else { return .quota }
    let names = Envelope.names(in: pushed.envelope)
    guard try names.allSatisfy({ try transaction.blob($0)?.isWhole ?? false }) else {
      return .incomplete
    }
    try count(names, insteadOf: head.map { Envelope.names(in: $0.envelope) } ?? [])
    if let head {
      try transaction.keep(head, replacedAt: now)
      try transaction.forget(
        pushed.record,
        before: Instant(milliseconds: now.milliseconds - limits.historyMilliseconds),
        keeping: limits.historyCount
      )
    }
    space.sequence += 1
    space.bytes += growth
    let new = SealedHead(
      record: pushed.record,
      sequence: space.sequence,
      envelope: pushed.envelope
    )
    try transaction.put(new, at: now)
    space.digest &-= Base.share(pushed.record, base)
    space.digest &+= Base.share(pushed.record, Base.of(new))
    return .ok(sequence: new.sequence)
  }

  /// Notes which large values a head names that takes the place of another.
  private func count(_ names: Set<BlobName>, insteadOf former: Set<BlobName>) throws {
    for name in names.symmetricDifference(former) {
      guard var blob = try transaction.blob(name) else { continue }
      blob.heads += names.contains(name) ? 1 : -1
      blob.unnamedSince = blob.heads > 0 ? nil : now
      try transaction.put(blob)
    }
  }

  /// Forgets large values that no head has named for as long as replaced versions are kept.
  mutating func removeUnnamed() throws {
    let moment = Instant(milliseconds: now.milliseconds - limits.historyMilliseconds)
    for blob in try transaction.blobs(unnamedBefore: moment) {
      try transaction.remove(blob.name)
      space.bytes -= blob.bytes
    }
  }
}
