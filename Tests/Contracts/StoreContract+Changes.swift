#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

extension StoreContract {
  static let changes: [StoreBehaviour] = [
    StoreBehaviour("A commit is told with its kinds and ids, each once") { trial in
      var changes = trial.store.changes().makeAsyncIterator()
      try await trial.store.write { transaction in
        try transaction.put(Sample.numbered(2))
        try transaction.put(Pair(id: RecordID(high: 0, low: 2), left: 1, right: 1))
        try transaction.put(Sample.numbered(1))
        try transaction.delete(Sample.numbered(2))
      }
      let two = RecordID(high: 0, low: 2)
      #expect(await changes.next() == .records(kind: 101, ids: [two, RecordID(high: 0, low: 1)]))
      #expect(await changes.next() == .records(kind: 102, ids: [two]))
    },
    StoreBehaviour("What changed nothing is not told") { trial in
      try await trial.store.put(Sample.full)
      var changes = trial.store.changes().makeAsyncIterator()
      try await trial.store.put(Sample.full)
      try await trial.store.delete(Sample.numbered(9))
      try? await trial.store.write { transaction in
        try transaction.put(Sample.numbered(8))
        throw StoreError.closed
      }
      _ = try await trial.store.read { try $0.fetch(Sample.query) }
      try await trial.store.put(Sample.numbered(1))
      #expect(await changes.next() == .records(kind: 101, ids: [RecordID(high: 0, low: 1)]))
    },
    StoreBehaviour("A row stored by sync is told like any other") { trial in
      try await trial.store.put(Sample.full)
      let row = try #require(try await trial.store.stored(Sample.full))
      var changes = trial.store.changes().makeAsyncIterator()
      try await trial.store.keep(row, Sample.full)
      #expect(await changes.next() == .records(kind: 101, ids: [Sample.full.id]))
    },
    StoreBehaviour("Every listener is told every commit, in order") { trial in
      let streams = (1...3).map { _ in trial.store.changes() }
      for number in 1...20 as ClosedRange<UInt64> {
        try await trial.store.put(Sample.numbered(number))
      }
      await trial.store.close()
      for stream in streams {
        var told: [Change] = []
        for await change in stream { told.append(change) }
        #expect(
          told == (1...20).map { .records(kind: 101, ids: [RecordID(high: 0, low: $0)]) }
        )
      }
    },
    StoreBehaviour("Closing ends the streams, and those asked for later") { trial in
      let stream = trial.store.changes()
      await trial.store.close()
      for await change in stream { Issue.record("told \(change)") }
      for await change in trial.store.changes() { Issue.record("told \(change)") }
    },
    StoreBehaviour("A commit of another store object is told as unknown", needs: [.shared]) {
      trial in
      let other = try await trial.open()
      var changes = trial.store.changes().makeAsyncIterator()
      try await other.put(Sample.numbered(1))
      #expect(await changes.next() == .unknown)
      #expect(try await trial.store.numbers(Sample.query) == [1])
    },
  ]
}
#endif
