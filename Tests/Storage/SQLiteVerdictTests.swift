import HearthPorts
import StorageSQL
import Testing

@testable import StorageSQLite

@Suite("What a check of the pages says")
struct SQLiteVerdictTests {
  @Test(
    "A page that could not be read is the medium's failure",
    arguments: [
      "*** in database main ***\nTree 5 page 7: unable to get the page. error code=266",
      "*** in database main ***\nTree 5 page 7: unable to get the page. error code=10",
      "*** in database main ***\nTree 5 page 7 cell 3: failed to get page 9",
      "*** in database main ***\nFreelist: failed to get page 12",
    ]
  )
  func unread(_ verdict: String) throws {
    let failure = try #require(SQLiteFailure(readingVerdict: verdict))
    #expect(failure.storeError(try SQLiteFile(address: "/a.db")).isOfMedium)
  }

  @Test(
    "Whatever else a check says is damage, or that there is none",
    arguments: [
      "ok",
      "*** in database main ***\nTree 5 page 7: unable to get the page. error code=11",
      "*** in database main ***\nTree 5 page 7: btreeInitPage() returns error code 11",
      "*** in database main ***\nTree 5 page 7 cell 3: Rowid 7 out of order",
      "*** in database main ***\nTree 5 page 7 cell 3: invalid page number 9000",
      "row 3 missing from index note_1_2",
    ]
  )
  func damage(_ verdict: String) {
    #expect(SQLiteFailure(readingVerdict: verdict) == nil)
  }

  @Test("While the medium fails to read, no check takes a sound file for a damaged one")
  func failingReads() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.db")
      try await makeNotes(path, count: 300)
      let store = try await openNotes(path)
      // Values of several pages, and pages that nothing uses any more.
      let long = String(repeating: "x", count: 20_000)
      try await store.write { transaction in
        for number in 400..<420 as Range<UInt64> {
          try transaction.put(Note.numbered(number, long))
        }
      }
      try await store.write { transaction in
        for number in 410..<420 as Range<UInt64> { try transaction.put(Note.numbered(number)) }
      }
      await store.close()
      let disk = try FaultDisk()
      var verdicts = 0
      for nth in 1... {
        let connection = try SQLiteDriver(address: path, vfs: disk.name).connection(.reader)
        let failures = disk.heal()
        disk.fail(.read, at: nth, .error)
        do throws(SQLiteFailure) {
          #expect(try connection.isWhole(.full))
        } catch {
          verdicts += 1
          let told = error.storeError(connection.file)
          #expect(told.isOfMedium, "read \(nth): \(told)")
        }
        let hasFailed = disk.heal() > failures
        connection.close()
        guard hasFailed else { break }
      }
      #expect(verdicts > 50)
    }
  }
}

extension StoreError {
  fileprivate var isOfMedium: Bool {
    guard case .inputOutput = self else { return false }
    return true
  }
}
