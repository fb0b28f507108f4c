import HearthModel
import HearthPorts
import SyncProtocol

extension SyncEngine {
  /// Brings a large value to the other side, as far as it is not there yet.
  func put(_ blob: Blob, _ sealer: Sealer) async throws(TransportError) {
    let known = try await transport.chunks(of: blob.name)
    let chunks = sealer.chunks(of: blob, besides: known) { [random] in randomBytes(24, random) }
    for chunk in chunks { try await transport.put(chunk) }
  }

  /// Fetches the large values that records wait for, as far as they are there, and takes these records.
  ///
  /// What has come stays here though the session may end at any moment: the next one goes on from there.
  ///
  /// - Returns: whether a record was taken, which may have to be pushed now.
  /// - Throws: `SyncError`, `TransportError`, `StoreError`.
  func fetchBlobs(_ report: inout SyncReport) async throws -> Bool {
    guard try await store.read({ try $0.unreadableCount() }) > 0 else { return false }
    let (_, sealer) = try await state()
    let wanted = try await wantedBlobs(sealer)
    guard !wanted.isEmpty else { return false }
    for (reference, numbers) in wanted {
      for number in numbers {
        guard let piece = try await piece(number, of: reference, sealer) else { break }
        let chunk = BlobChunk(number, of: reference.name, piece)
        try await store.write { try $0.put(chunk) }
      }
    }
    return try await retryUnreadable(&report)
  }

  /// A large value of the other side; nil where not all of it is there.
  func value(
    _ reference: BlobReference,
    _ sealer: Sealer
  ) async throws(TransportError) -> [UInt8]? {
    var pieces: [[UInt8]] = []
    for number in 0..<sealer.chunkCount(reference.count) {
      guard let piece = try await piece(number, of: reference, sealer) else { return nil }
      pieces.append(piece)
    }
    return sealer.join(pieces, reference)
  }

  /// What is in a chunk of the other side; nil where it is not there, or was changed.
  private func piece(
    _ number: Int,
    of reference: BlobReference,
    _ sealer: Sealer
  ) async throws(TransportError) -> [UInt8]? {
    do throws(TransportError) {
      let sealed = try await transport.chunk(number, of: reference.name)
      return sealed.flatMap { sealer.open($0, as: number, of: reference) }
    } catch {
      guard case .unsupported = error else { throw error }
      return nil
    }
  }

  /// The chunks that are missing, of each value once.
  private func wantedBlobs(
    _ sealer: Sealer
  ) async throws -> [(reference: BlobReference, chunks: [Int])] {
    try await store.sync { transaction in
      let rows = try SyncRowStore(transaction)
      let shelf = BlobShelf(transaction: transaction, sealer: sealer)
      var (wanted, names) = ([(reference: BlobReference, chunks: [Int])](), Set<BlobName>())
      for record in try transaction.fetch(Unreadable.query).compactMap({ $0.opened(by: sealer) }) {
        let local = try rows.record(kind: record.rest.kind, record.rest.id)
        for missing in try shelf.missing(record, besides: local)
        where names.insert(missing.reference.name).inserted {
          wanted.append(missing)
        }
      }
      return wanted
    }
  }
}

extension Unreadable {
  /// The record, where all that is missing are large values.
  func opened(by sealer: Sealer) -> CutRecord? {
    let record = [UInt8](hexadecimal: envelope).flatMap { try? sealer.open($0, named: name) }
    return record.flatMap { $0.references.isEmpty ? nil : $0 }
  }
}
