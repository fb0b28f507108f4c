import HearthModel
import HearthPorts
import StorageSQL
import StorageSQLite
import Synchronization
import Testing

@Suite("Watching for commits of others", .timeLimit(.minutes(20)))
struct ChangeWatchTests {
  @Test(
    "The file is looked at only while somebody listens",
    arguments: [StoreExecution.caller, .queues]
  )
  func onlyWhileListening(_ execution: StoreExecution) async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let pauses = Pauses()
      let store = try await SQLStore(
        SQLiteDriver(address: path),
        .notes(path, execution: execution),
        pause: { try await pauses.pause() }
      )
      let other = try await openNotes(path)
      #expect(pauses.begun == 0)
      do {
        var changes = store.changes().makeAsyncIterator()
        try await other.put(.numbered(1))
        await pauses.untilWaiting()
        pauses.endOne()
        #expect(await changes.next() == .unknown)
      }
      await pauses.untilCancelled()
      let begun = pauses.begun
      try await other.put(.numbered(2))
      #expect(pauses.begun == begun)
      await other.close()
      await store.close()
    }
  }

  @Test("What nobody else has written is not told as theirs")
  func ownCommits() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      let pauses = Pauses()
      let store = try await SQLStore(
        SQLiteDriver(address: path),
        .notes(path, execution: .queues),
        pause: { try await pauses.pause() }
      )
      var changes = store.changes().makeAsyncIterator()
      for number in 1...3 as ClosedRange<UInt64> {
        try await store.put(.numbered(number))
        await pauses.untilWaiting()
        pauses.endOne()
        #expect(
          await changes.next() == .records(kind: 7, ids: [RecordID(high: 0, low: number)])
        )
      }
      await store.close()
      #expect(await changes.next() == nil)
    }
  }
}

/// Pauses that end when the test says so.
private final class Pauses: Sendable {
  private let waiting = AsyncStream.makeStream(of: Void.self)
  private let ends = AsyncStream.makeStream(of: Void.self)
  private let cancellations = AsyncStream.makeStream(of: Void.self)
  private let count = Mutex(0)

  var begun: Int { count.withLock { $0 } }

  func pause() async throws {
    count.withLock { $0 += 1 }
    waiting.continuation.yield()
    for await _ in ends.stream { return }
    cancellations.continuation.yield()
    throw CancellationError()
  }

  func endOne() {
    ends.continuation.yield()
  }

  func untilWaiting() async {
    for await _ in waiting.stream { return }
  }

  func untilCancelled() async {
    for await _ in cancellations.stream { return }
  }
}
