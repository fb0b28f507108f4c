#if Contracts
import Dispatch
import HearthModel
import HearthPorts
import Testing

private struct BodyError: Error, Equatable {
  let reason: String
}

extension StoreContract {
  static let transactions: [StoreBehaviour] = [
    StoreBehaviour("A transaction gives what its body returns") { trial in
      let (read, written) = (
        try await trial.store.read { _ in 7 }, try await trial.store.write { _ in "seven" }
      )
      #expect(read == 7)
      #expect(written == "seven")
    },
    StoreBehaviour("A write sees what it has written") { trial in
      let found = try await trial.store.write { transaction in
        try transaction.put(Sample.numbered(1))
        try transaction.put(Sample.numbered(2))
        try transaction.delete(Sample.numbered(1))
        return try transaction.fetch(Sample.query).map(\.id.low)
      }
      #expect(found == [2])
    },
    StoreBehaviour("An error of the body comes out as it is and leaves nothing behind") { trial in
      try await trial.store.put(Sample.full)
      let before = try await trial.store.stored(Sample.full)
      await #expect(throws: BodyError(reason: "a rule")) {
        try await trial.store.write { transaction in
          var changed = Sample.full
          changed.title = "changed"
          try transaction.put(changed)
          try transaction.put(Sample.numbered(1))
          try transaction.put(Pair(id: RecordID(high: 0, low: 1), left: 1, right: 1))
          try transaction.delete(Sample.full)
          throw BodyError(reason: "a rule")
        }
      }
      #expect(try await trial.store.stored(Sample.full) == before)
      #expect(try await trial.store.all(Sample.query) == [Sample.full])
      #expect(try await trial.store.all(Pair.query) == [])
    },
    StoreBehaviour("An error of a reading body comes out as it is") { trial in
      await #expect(throws: BodyError(reason: "a rule")) {
        try await trial.store.read { _ in throw BodyError(reason: "a rule") }
      }
    },
    StoreBehaviour("After an error the store goes on as before") { trial in
      for round in 1...3 as ClosedRange<UInt64> {
        try? await trial.store.write { transaction in
          try transaction.put(Sample.numbered(99))
          throw BodyError(reason: "again")
        }
        try await trial.store.put(Sample.numbered(round))
      }
      #expect(try await trial.store.numbers(Sample.query) == [1, 2, 3])
    },
    StoreBehaviour("A write commits across kinds or not at all") { trial in
      try await trial.store.write { transaction in
        try transaction.put(Sample.numbered(1))
        try transaction.put(Pair(id: RecordID(high: 0, low: 1), left: 1, right: 1))
      }
      #expect(try await trial.store.all(Sample.query).count == 1)
      #expect(try await trial.store.all(Pair.query).count == 1)
    },
  ]

  static let concurrency: [StoreBehaviour] = [
    StoreBehaviour("Writes at the same time wait for one another and lose nothing") { trial in
      let (store, id) = (trial.store, RecordID(high: 0, low: 1))
      try await store.put(Pair(id: id, left: 0, right: 0))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...100 {
          group.addTask {
            try await store.write { transaction in
              let pair = try transaction.fetch(Pair.self, id)
              try transaction.put(
                Pair(id: id, left: (pair?.left ?? 0) + 1, right: (pair?.right ?? 0) - 1)
              )
            }
          }
        }
        for try await _ in group {}
      }
      #expect(try await store.all(Pair.query) == [Pair(id: id, left: 100, right: -100)])
    },
    StoreBehaviour("Reads beside writes see whole commits only") { trial in
      let (store, id) = (trial.store, RecordID(high: 0, low: 1))
      try await store.put(Pair(id: id, left: 0, right: 0))
      let torn = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 1...60 {
          group.addTask {
            try await store.write { transaction in
              // Two steps: between them the halves differ.
              try transaction.put(Pair(id: id, left: number, right: 0))
              try transaction.put(Pair(id: id, left: number, right: number))
            }
            return 0
          }
          group.addTask {
            try await store.read { transaction in
              let first = try transaction.fetch(Pair.query)
              let second = try transaction.fetch(Pair.query)
              return first == second && first.allSatisfy { $0.left == $0.right } ? 0 : 1
            }
          }
        }
        var torn = 0
        for try await count in group { torn += count }
        return torn
      }
      #expect(torn == 0)
    },
    StoreBehaviour("A read does not wait for an open write, nor see it", executions: [.queues]) {
      trial in
      let store = trial.store
      try await store.put(Sample.numbered(1))
      let (inside, done) = (Signal(), Signal())
      async let written: Void = store.write { transaction in
        try transaction.put(Sample.numbered(2))
        inside.send()
        done.wait()
      }
      let seen = try await store.read { transaction in
        inside.wait()
        defer { done.send() }
        return try transaction.fetch(Sample.query).map(\.id.low)
      }
      try await written
      #expect(seen == [1])
      #expect(try await store.numbers(Sample.query) == [1, 2])
    },
    StoreBehaviour("A read sees one state, whatever commits meanwhile", executions: [.queues]) {
      trial in
      let store = trial.store
      try await store.put(Sample.numbered(1))
      let (begun, committed) = (Signal(), Signal())
      async let seen = store.read { transaction in
        let before = try transaction.fetch(Sample.query).map(\.id.low)
        begun.send()
        committed.wait()
        return [before, try transaction.fetch(Sample.query).map(\.id.low)]
      }
      try await store.write { transaction in
        begun.wait()
        try transaction.put(Sample.numbered(2))
      }
      committed.send()
      #expect(try await seen == [[1], [1]])
    },
  ]
}

/// A meeting of two bodies on different queues; gives up rather than wait for ever.
private final class Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func send() {
    semaphore.signal()
  }

  func wait() {
    if semaphore.wait(timeout: .now() + .seconds(10)) == .timedOut {
      Issue.record("The other body did not get to run.")
    }
  }
}
#endif
