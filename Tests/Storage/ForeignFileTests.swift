import Testing

#if Contracts
import HearthContracts
import HearthPorts
import StorageArchive
import StorageSQLite

@Suite("Files of other programs", .timeLimit(.minutes(20)))
struct ForeignFileTests {
  @Test(
    "Archives keep the contract",
    arguments: ArchiveContract.cases(for: [ArchiveSubject("zip", ZipArchive())])
  )
  func contract(_ archiveCase: ArchiveCase) throws {
    try archiveCase.run()
  }

  @Test(
    "Foreign databases keep the contract",
    arguments: ForeignDatabaseContract.cases(for: [
      ForeignDatabaseSubject("sqlite", SQLiteForeignDatabase())
    ])
  )
  func contract(_ databaseCase: ForeignDatabaseCase) throws {
    try databaseCase.run()
  }

  @Test("A file with a log beside it is read without its log")
  func writeAheadLog() throws {
    var bytes = try SQLiteForeignDatabase().make(
      ForeignContents(
        version: 7,
        definitions: ["CREATE TABLE tracks (_id INTEGER)"],
        tables: [.init("tracks", columns: ["_id"], rows: [[.integer(4)]])]
      )
    )
    bytes[18] = 2
    bytes[19] = 2
    let tables = try SQLiteForeignDatabase().open(bytes, within: ForeignDatabaseLimits())
    var rows: [[ForeignValue]] = []
    try tables.rows(of: "tracks", ["_id"]) { rows.append($0) }
    #expect(rows == [[.integer(4)]])
  }

  @Test("A file that needs a password says so")
  func encrypted() throws {
    var bytes = try ZipArchive().pack([ArchivedFile(name: "Habits.csv", bytes: [1, 2, 3])])
    // Bit 0 of the flags, in the file's own head and in the directory.
    bytes[6] |= 1
    let directory = try #require(
      bytes.indices.dropLast(4).last {
        Array(bytes[$0..<$0 + 4]) == [0x50, 0x4B, 1, 2]
      }
    )
    bytes[directory + 8] |= 1
    #expect(throws: ArchiveError.encrypted(file: "Habits.csv")) {
      try ZipArchive().unpack(bytes, within: ArchiveLimits()) { _ in true }
    }
  }
}
#endif
