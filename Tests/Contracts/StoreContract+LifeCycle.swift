#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

extension StoreContract {
  static let lifeCycle: [StoreBehaviour] = [
    StoreBehaviour("A closed store refuses everything, and closing it again does nothing") {
      trial in
      try await trial.store.put(Sample.full)
      await trial.store.close()
      await trial.store.close()
      await #expect(throws: StoreError.closed) { try await trial.store.all(Sample.query) }
      await #expect(throws: StoreError.closed) { try await trial.store.put(Sample.full) }
    },
    StoreBehaviour("A store opened again holds all that was committed", needs: [.durable]) {
      trial in
      try await trial.store.put([Sample.full, Sample.numbered(1), Sample.numbered(2)])
      try await trial.store.delete(Sample.numbered(2))
      let tombstone = try await trial.store.stored(Sample.numbered(2))
      await trial.store.close()
      let store = try await trial.open()
      #expect(try await store.one(Sample.full) == Sample.full)
      #expect(try await store.all(Sample.query).count == 2)
      #expect(try await store.stored(Sample.numbered(2)) == tombstone)
    },
    StoreBehaviour("A store opened again is the same device, later", needs: [.durable]) { trial in
      try await trial.store.put(Sample.numbered(1))
      let first = try #require(try await trial.store.stored(Sample.numbered(1)))
      await trial.store.close()
      trial.now = trial.now + .hours(-24)
      let store = try await trial.open()
      try await store.put(Sample.numbered(2))
      let second = try #require(try await store.stored(Sample.numbered(2)))
      #expect(first.stamps.groups.map(\.device) == second.stamps.groups.map(\.device))
      #expect(second.stamps.groups.map(\.time) == first.stamps.groups.map { $0.time + 1 })
    },
    StoreBehaviour("Two store objects see each other's commits, one clock runs", needs: [.shared]) {
      trial in
      let other = try await trial.open()
      var times: [UInt64] = []
      for number in 1...6 as ClosedRange<UInt64> {
        let (writer, reader) = number % 2 == 0 ? (other, trial.store) : (trial.store, other)
        try await writer.put(Sample.numbered(number))
        times.append(try await reader.time(of: Sample.numbered(number)))
      }
      #expect(try await other.numbers(Sample.query) == [1, 2, 3, 4, 5, 6])
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    },
    StoreBehaviour("Many store objects opened at once on nothing all work", needs: [.shared]) {
      trial in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...8 as ClosedRange<UInt64> {
          group.addTask {
            let store = try await trial.open()
            try await store.put(Sample.numbered(number))
          }
        }
        for try await _ in group {}
      }
      #expect(try await trial.store.numbers(Sample.query) == [1, 2, 3, 4, 5, 6, 7, 8])
    },
  ]

  static let migrations: [StoreBehaviour] = [
    StoreBehaviour("A newer version's data are refused and left alone", needs: [.durable]) {
      trial in
      try await trial.store.put(Sample.full)
      await trial.store.close()
      let later = try await trial.open(LaterSample.modules)
      await later.close()
      await #expect {
        _ = try await trial.open()
      } throws: { error in
        if case StoreError.newer = error { true } else { false }
      }
      let again = try await trial.open(LaterSample.modules)
      #expect(try await again.all(LaterSample.query).map(\.title) == [Sample.full.title])
    },
    StoreBehaviour(
      "A newer version finds old records, with blanks in new fields",
      needs: [.durable]
    ) {
      trial in
      try await trial.store.put(Sample.full)
      await trial.store.close()
      let store = try await trial.open(LaterSample.modules)
      let found = try #require(try await store.all(LaterSample.query).first)
      #expect(found.title == Sample.full.title && found.link == Sample.full.link)
      #expect(found.place == nil && found.weight == 0)
      var edited = found
      edited.place = "pram"
      edited.weight = 4_200
      try await store.put(edited)
      #expect(try await store.all(LaterSample.query) == [edited])
    },
    StoreBehaviour("New fields take what a newer device sent before", needs: [.durable]) { trial in
      try await trial.store.put(Sample.full)
      var row = try #require(try await trial.store.stored(Sample.full))
      row.unknown = [
        UnknownField(number: 11, bytes: [9]),
        UnknownField(number: 14, bytes: Value.text("cot").bytes),
        UnknownField(number: 15, bytes: Value.integer(3_600).bytes),
      ]
      try await trial.store.keep(row, Sample.full)
      await trial.store.close()
      let store = try await trial.open(LaterSample.modules)
      let found = try #require(try await store.all(LaterSample.query).first)
      #expect(found.place == "cot" && found.weight == 3_600)
      #expect(try await store.stored(found)?.unknown == [UnknownField(number: 11, bytes: [9])])
    },
    StoreBehaviour("What a new field cannot hold stays as it came", needs: [.durable]) { trial in
      try await trial.store.put(Sample.full)
      var row = try #require(try await trial.store.stored(Sample.full))
      row.unknown = [
        UnknownField(number: 14, bytes: Value.integer(1).bytes),
        UnknownField(number: 15, bytes: [1, 2]),
      ]
      try await trial.store.keep(row, Sample.full)
      await trial.store.close()
      let store = try await trial.open(LaterSample.modules)
      let found = try #require(try await store.all(LaterSample.query).first)
      #expect(found.place == nil && found.weight == 0)
      #expect(try await store.stored(found)?.unknown == row.unknown)
    },
    StoreBehaviour(
      "A field may take nothing from some version on, and have to hold something again later",
      needs: [.durable]
    ) { trial in
      try await trial.store.put([
        Pair(id: RecordID(high: 0, low: 1), left: 7, right: 1),
        Pair(id: RecordID(high: 0, low: 2), left: 0, right: 2),
      ])
      var row = try #require(
        try await trial.store.stored(Pair(id: RecordID(high: 0, low: 1), left: 0, right: 0))
      )
      row.unknown = [UnknownField(number: 20, bytes: [1, 2])]
      try await trial.store.keep(row, Pair(id: RecordID(high: 0, low: 1), left: 0, right: 0))
      await trial.store.close()
      let second = try await trial.open(OpenPair.modules)
      #expect(try await second.all(OpenPair.query).map(\.left) == [7, 0])
      let empty = OpenPair(id: RecordID(high: 0, low: 3), left: nil, right: 3)
      try await second.put(empty)
      #expect(try await second.all(OpenPair.query.where(\.left, is: nil)) == [empty])
      await second.close()
      let third = try await trial.open(ClosedPair.modules)
      #expect(try await third.all(ClosedPair.query).map(\.left) == [7, 0, 0])
      #expect(try await third.all(ClosedPair.query.where(\.left, is: 0)).map(\.right) == [2, 3])
      let kept = try await third.read {
        try $0.stored(ClosedPair.schema.table, RecordID(high: 0, low: 1))
      }
      #expect(kept?.unknown == row.unknown && kept?.stamps == row.stamps)
    },
    StoreBehaviour("Programs with different modules share one store", needs: [.durable, .shared]) {
      trial in
      try await trial.store.put(Sample.numbered(1))
      let shared = SchemaModule(name: "other", version: 3) { [Other.schema.table] }
      let both = try await trial.open(Sample.modules + [shared])
      let alone = try await trial.open([shared])
      try await both.put(Other(id: RecordID(high: 0, low: 1), name: "here"))
      #expect(try await alone.all(Other.query).map(\.name) == ["here"])
      #expect(try await both.numbers(Sample.query) == [1])
    },
  ]
}

/// A kind of another program.
private struct Other: Record {
  let id: RecordID
  var name: String

  static let schema = Schema(103, "other", indexes: [[1]], Other.init, Field(1, "name", \.name))
}

/// The pair with a half that may be missing.
private struct OpenPair: Record, Equatable {
  let id: RecordID
  var left: Int?
  var right: Int

  // swift-format-ignore
  static let schema = Schema(102, "order", indexes: [[1, 2]], OpenPair.init,
    Field(1, "select", \.left),
    Field(2, "group", \.right)
  )

  static let modules = [
    SchemaModule(name: "contract", version: 2) { [Sample.schema.table, schema.table] }
  ]
}

/// The pair with both halves again.
private struct ClosedPair: Record, Equatable {
  let id: RecordID
  var left: Int
  var right: Int

  // swift-format-ignore
  static let schema = Schema(102, "order", indexes: [[1, 2]], ClosedPair.init,
    Field(1, "select", \.left),
    Field(2, "group", \.right)
  )

  static let modules = [
    SchemaModule(name: "contract", version: 3) { [Sample.schema.table, schema.table] }
  ]
}
#endif
