import HearthModel
import HearthPorts

extension SQLHubTransaction {
  private static let columns = "blob, total, there, bytes, heads, unnamed"

  func blob(_ name: BlobName) throws(StoreError) -> HubBlob? {
    try blobs("blob = ?2") { $0.bytes(name.bytes, 1) }.first
  }

  func blobs(unnamedBefore moment: Instant) throws(StoreError) -> [HubBlob] {
    try blobs("unnamed < ?2") { $0.integer(moment.milliseconds, 1) }
  }

  private func blobs(
    _ condition: String,
    _ bind: (any SQLStatement) -> Void
  ) throws(StoreError) -> [HubBlob] {
    try all("SELECT \(Self.columns) FROM hub_blob WHERE space = ?1 AND \(condition)", bind) { row in
      BlobName(row.bytes(0)).map { name in
        HubBlob(
          name: name,
          total: Int(row.integer(1)),
          count: Int(row.integer(2)),
          bytes: row.integer(3),
          heads: Int(row.integer(4)),
          unnamedSince: row.isNull(5) ? nil : Instant(milliseconds: row.integer(5))
        )
      }
    }.compactMap { $0 }
  }

  func put(_ blob: HubBlob) throws(StoreError) {
    try run(
      """
      INSERT INTO hub_blob (space, \(Self.columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) \
      ON CONFLICT (space, blob) DO UPDATE SET there = excluded.there, bytes = excluded.bytes, \
      heads = excluded.heads, unnamed = excluded.unnamed
      """
    ) {
      $0.bytes(blob.name.bytes, 1)
      $0.integer(Int64(blob.total), 2)
      $0.integer(Int64(blob.count), 3)
      $0.integer(blob.bytes, 4)
      $0.integer(Int64(blob.heads), 5)
      if let since = blob.unnamedSince { $0.integer(since.milliseconds, 6) } else { $0.null(6) }
    }
  }

  func remove(_ blob: BlobName) throws(StoreError) {
    for table in ["hub_chunk", "hub_blob"] {
      try run("DELETE FROM \(table) WHERE space = ?1 AND blob = ?2") { $0.bytes(blob.bytes, 1) }
    }
  }

  func chunks(of blob: BlobName) throws(StoreError) -> Set<Int> {
    Set(
      try all("SELECT number FROM hub_chunk WHERE space = ?1 AND blob = ?2") {
        $0.bytes(blob.bytes, 1)
      } _: {
        Int($0.integer(0))
      }
    )
  }

  func chunk(_ number: Int, of blob: BlobName) throws(StoreError) -> [UInt8]? {
    try all("SELECT sealed FROM hub_chunk WHERE space = ?1 AND blob = ?2 AND number = ?3") {
      $0.bytes(blob.bytes, 1)
      $0.integer(Int64(number), 2)
    } _: {
      $0.bytes(0)
    }.first
  }

  func add(_ chunk: SealedChunk) throws(StoreError) {
    try run(
      """
      INSERT INTO hub_chunk (space, blob, number, sealed) VALUES (?1, ?2, ?3, ?4) \
      ON CONFLICT (space, blob, number) DO NOTHING
      """
    ) {
      $0.bytes(chunk.blob.bytes, 1)
      $0.integer(Int64(chunk.number), 2)
      $0.bytes(chunk.bytes, 3)
    }
  }
}
