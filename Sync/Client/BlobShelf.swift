import HearthModel
import HearthPorts
import SyncProtocol

/// The large values that a device has or is being brought, in a transaction.
struct BlobShelf {
  let transaction: any WriteTransaction
  let sealer: Sealer

  /// The whole record; nil where large values of it are not here.
  ///
  /// - Parameters:
  ///   - record: as it came.
  ///   - local: what is here of it, whose values need not come again.
  /// - Returns: what can be merged.
  /// - Throws: `StoreError`.
  func whole(_ record: CutRecord, besides local: WireRecord?) throws(StoreError) -> WireRecord? {
    try record.whole { (reference) throws(StoreError) in
      if let local, let value = reference.value(in: local, sealer) { return value }
      return try value(reference)
    }
  }

  /// What has to come before a record is whole.
  ///
  /// - Returns: references with the numbers of the chunks that are not here.
  /// - Throws: `StoreError`.
  func missing(
    _ record: CutRecord,
    besides local: WireRecord?
  ) throws(StoreError) -> [(reference: BlobReference, chunks: [Int])] {
    var missing: [(reference: BlobReference, chunks: [Int])] = []
    for reference in record.references {
      if let local, reference.value(in: local, sealer) != nil { continue }
      let all = 0..<sealer.chunkCount(reference.count)
      var chunks: [Int] = []
      for number in all where try !holds(number, of: reference) { chunks.append(number) }
      if chunks.isEmpty, try value(reference) == nil {
        // All are here and make up something else: they were sealed by somebody of the household.
        chunks = Array(all)
      }
      if !chunks.isEmpty { missing.append((reference, chunks)) }
    }
    return missing
  }

  private func value(_ reference: BlobReference) throws(StoreError) -> [UInt8]? {
    var pieces: [[UInt8]] = []
    for number in 0..<sealer.chunkCount(reference.count) {
      guard let piece = try piece(number, of: reference) else { return nil }
      pieces.append(piece)
    }
    return sealer.join(pieces, reference)
  }

  private func holds(_ number: Int, of reference: BlobReference) throws(StoreError) -> Bool {
    let id = BlobChunk.id(number, of: reference.name)
    return try transaction.row(BlobChunk.schema.table, id) { _ in }
  }

  private func piece(_ number: Int, of reference: BlobReference) throws(StoreError) -> [UInt8]? {
    let id = BlobChunk.id(number, of: reference.name)
    return try transaction.fetch(BlobChunk.self, id).flatMap { [UInt8](hexadecimal: $0.bytes) }
  }
}

extension BlobReference {
  /// The value, where a record has it.
  func value(in record: WireRecord, _ sealer: Sealer) -> [UInt8]? {
    record.row.unknown.lazy.map(\.bytes).first { bytes in
      bytes.count == count && sealer.name(of: bytes) == name
    }
  }
}

extension WriteTransaction {
  /// Takes the chunks away that none of some values needs.
  func clearChunks(besides needed: Set<BlobName> = []) throws(StoreError) {
    let names = Set(needed.map(\.text))
    var spent: [RecordID] = []
    try scan(Scan(table: BlobChunk.schema.table)) { (id, row) throws(StoreError) in
      let name = try? row.next(String.self)
      if name.map({ !names.contains($0) }) ?? true { spent.append(id) }
    }
    for id in spent {
      // What is deleted keeps its values, and these are large.
      try put(BlobChunk(emptied: id))
      try delete(BlobChunk.schema.table, id)
    }
  }
}
