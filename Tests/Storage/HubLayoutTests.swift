import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQL
import StorageSQLite
import TestSupport
import Testing

@Suite("The layout of a hub’s store")
struct HubLayoutTests {
  @Test("of the first version is taken over with all that is in it")
  func first() async throws {
    let folder = try TestFolder()
    let path = "\(folder.path)/hub.db"
    let space = RecordID(high: 7, low: 7)
    let row = HubSpace(epoch: 5, sequence: 3, bytes: 9)
    let former = try await HubStorePlugin.sqlite.make(HubStoreSetup(address: path))
    try await former.transact(space) { try $0.put(row) }
    await former.close()
    // What the second version has brought is taken away again.
    let connection = try SQLiteDriver(address: path).open(.writer)
    try connection.run(connection.dialect.beginWrite)
    for table in ["hub_blob", "hub_chunk"] { try connection.run("DROP TABLE \(table)") }
    try connection.setLayoutVersion(1001)
    try connection.run("COMMIT")
    connection.close()
    let name = try #require(BlobName([UInt8](repeating: 1, count: BlobName.size)))
    let chunk = SealedChunk(blob: name, number: 0, total: 1, bytes: [1, 2])
    for _ in 0..<2 {
      let store = try await HubStorePlugin.sqlite.make(HubStoreSetup(address: path))
      let found = try await store.transact(space) { transaction in
        try transaction.add(chunk)
        return (try transaction.space(), try transaction.chunk(0, of: name))
      }
      #expect(found.0 == row)
      #expect(found.1 == [1, 2])
      await store.close()
    }
  }
}
