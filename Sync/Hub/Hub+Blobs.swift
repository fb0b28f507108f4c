public import HearthPorts

/// Large values: a hub keeps their chunks for as long as a head or a replaced version may name them.
extension Hub {
  /// The numbers of those chunks of a large value that are there.
  ///
  /// - Throws: `TransportError`.
  public func chunks(
    of blob: BlobName,
    by visitor: Visitor
  ) async throws(TransportError) -> Set<Int> {
    try await admitted(visitor) { transaction, _ in try transaction.chunks(of: blob) }
  }

  /// Keeps a chunk; one that is there already stays as it is.
  ///
  /// - Throws: `TransportError`; `malformed` for what no device makes, `full` where there is no room.
  public func put(_ chunk: SealedChunk, by visitor: Visitor) async throws(TransportError) {
    guard (1...limits.chunks).contains(chunk.total), (0..<chunk.total).contains(chunk.number),
      (1...limits.chunkBytes).contains(chunk.bytes.count)
    else { throw .malformed(detail: "chunk \(chunk.number) of \(chunk.total)") }
    let now = now()
    try await admitted(visitor) { [limits] transaction, space in
      var intake = Intake(transaction: transaction, space: space, limits: limits, now: now)
      try intake.removeUnnamed()
      try intake.take(chunk)
      if intake.space != space { try transaction.put(intake.space) }
    }
  }

  /// The bytes of a chunk; nil where it is not there.
  ///
  /// - Throws: `TransportError`.
  public func chunk(
    _ number: Int,
    of blob: BlobName,
    by visitor: Visitor
  ) async throws(TransportError) -> [UInt8]? {
    try await admitted(visitor) { transaction, _ in try transaction.chunk(number, of: blob) }
  }
}

extension Intake {
  fileprivate mutating func take(_ chunk: SealedChunk) throws {
    var blob =
      try transaction.blob(chunk.blob)
      ?? HubBlob(name: chunk.blob, total: chunk.total, unnamedSince: now)
    guard blob.total == chunk.total else {
      throw TransportError.malformed(detail: "\(chunk.total) chunks for \(blob.total)")
    }
    guard try !transaction.chunks(of: chunk.blob).contains(chunk.number) else { return }
    let bytes = Int64(chunk.bytes.count)
    // Of what would not fit as a whole nothing is begun, so that it takes no room from what does.
    let missing = bytes * Int64(blob.total - blob.count)
    guard space.bytes + missing <= limits.spaceBytes else { throw TransportError.full }
    space.bytes += bytes
    blob.bytes += bytes
    blob.count += 1
    if blob.heads == 0 { blob.unnamedSince = now }
    try transaction.put(blob)
    try transaction.add(chunk)
  }
}
