#if Contracts
import HearthModel
import HearthPorts
import Testing

extension StoreContract {
  static let queries: [StoreBehaviour] = selections + orders

  private static let selections: [StoreBehaviour] = [
    StoreBehaviour("An id that nobody has finds nothing") { trial in
      try await trial.store.put(Sample.numbered(1))
      #expect(try await trial.store.one(Sample.numbered(2)) == nil)
    },
    StoreBehaviour("A query without terms finds all of its kind and no other") { trial in
      try await trial.store.put([Sample.numbered(2), Sample.numbered(1)])
      try await trial.store.put(Pair(id: RecordID(high: 0, low: 1), left: 1, right: 1))
      #expect(try await trial.store.numbers(Sample.query) == [1, 2])
    },
    StoreBehaviour("Equality finds the records with the value") { trial in
      try await trial.store.put(samples { $0.amount = Int($1 % 2) })
      #expect(try await trial.store.numbers(Sample.query.where(\.amount, is: 1)) == [1, 3, 5])
    },
    StoreBehaviour("Equality of text is equality of bytes") { trial in
      let titles = ["caf\u{E9}", "cafe\u{301}", "CAFÉ", "cafe", "cafe "]
      try await trial.store.put(samples(titles.count) { $0.title = titles[Int($1) - 1] })
      for (index, title) in titles.enumerated() {
        let query = Sample.query.where(\.title, is: title)
        #expect(try await trial.store.numbers(query) == [UInt64(index) + 1], "\(title)")
      }
    },
    StoreBehaviour("A range holds its lower bound and not its upper one") { trial in
      try await trial.store.put(samples { $0.start = Instant(milliseconds: Int64($1)) })
      let range = Instant(milliseconds: 2)..<Instant(milliseconds: 4)
      #expect(try await trial.store.numbers(Sample.query.where(\.start, in: range)) == [2, 3])
    },
    StoreBehaviour("An empty range finds nothing") { trial in
      try await trial.store.put(samples { $0.amount = Int($1) })
      #expect(try await trial.store.numbers(Sample.query.where(\.amount, in: 3..<3)) == [])
    },
    StoreBehaviour("A range leaves records without the value out") { trial in
      try await trial.store.put(
        samples { $0.end = $1 == 3 ? nil : Instant(milliseconds: Int64($1)) }
      )
      let all = Instant.distantPast..<Instant.distantFuture
      #expect(try await trial.store.numbers(Sample.query.where(\.end, in: all)) == [1, 2, 4, 5])
    },
    StoreBehaviour("A range of text goes by bytes") { trial in
      let titles = ["Z", "a", "b", "é", "я"]
      try await trial.store.put(samples { $0.title = titles[Int($1) - 1] })
      let query = Sample.query.where(\.title, in: "a"..<"я")
      #expect(try await trial.store.numbers(query) == [2, 3, 4])
    },
    StoreBehaviour("Asking for nil finds the records without the value") { trial in
      try await trial.store.put(samples { $0.note = $1 < 3 ? nil : "" })
      #expect(try await trial.store.numbers(Sample.query.where(\.note, is: nil)) == [1, 2])
    },
    StoreBehaviour("All terms must hold") { trial in
      try await trial.store.put(
        samples {
          $0.isDone = $1 > 1
          $0.amount = Int($1)
          $0.owner = RecordID(high: 0, low: $1 % 2)
        }
      )
      let query = Sample.query.where(\.isDone, is: true).where(\.amount, in: 0..<5)
        .where(\.owner, is: RecordID(high: 0, low: 1))
      #expect(try await trial.store.numbers(query) == [3])
    },
    StoreBehaviour("A value of another class is never equal and never converted") { trial in
      try await trial.store.put(samples { $0.amount = Int($1) })
      let column = Sample.schema.column(of: \Sample.amount)
      for (test, expected) in [(Test.equal, 0), (.atLeast, 0), (.below, 5)] {
        var scan = Scan(table: Sample.schema.table)
        scan.terms = [Term(column: column, test: test, value: .text("3"))]
        #expect(try await trial.store.ids(scan).count == expected, "\(test)")
      }
    },
    StoreBehaviour("A limit cuts after the order is made") { trial in
      try await trial.store.put(samples { $0.amount = -Int($1) })
      let query = Sample.query.ordered(by: \.amount)
      #expect(try await trial.store.numbers(query.limit(2)) == [5, 4])
      #expect(try await trial.store.numbers(query.limit(0)) == [])
      #expect(try await trial.store.numbers(query.limit(-1)) == [])
      #expect(try await trial.store.numbers(query.limit(99)) == [5, 4, 3, 2, 1])
    },
    StoreBehaviour("Deleted records are not found, by query or by id") { trial in
      try await trial.store.put(samples())
      try await trial.store.delete(Sample.numbered(3))
      #expect(try await trial.store.numbers(Sample.query) == [1, 2, 4, 5])
      #expect(try await trial.store.one(Sample.numbered(3)) == nil)
    },
    StoreBehaviour("A visit can ask in its turn, by the same query too") { trial in
      try await trial.store.put(samples(3))
      let pairs = try await trial.store.read { transaction in
        var pairs = 0
        try transaction.scan(Sample.query.scan) { (_, _) throws(StoreError) in
          pairs += try transaction.fetch(Sample.query).count
        }
        return pairs
      }
      #expect(pairs == 9)
    },
    StoreBehaviour("What a visit throws ends the scan and comes out") { trial in
      try await trial.store.put(samples())
      await #expect(throws: StoreError.internalFault("enough")) {
        try await trial.store.read { transaction in
          try transaction.scan(Sample.query.scan) { (_, _) throws(StoreError) in
            throw .internalFault("enough")
          }
        }
      }
      #expect(try await trial.store.numbers(Sample.query).count == 5)
    },
    StoreBehaviour("A kind that no module declares is a fault, not an empty answer") { trial in
      await #expect(throws: StoreError.self) { try await trial.store.all(Stranger.query) }
      let stranger = Stranger(id: RecordID(high: 0, low: 1), name: "")
      await #expect(throws: StoreError.self) { try await trial.store.put(stranger) }
    },
  ]

  private static let orders: [StoreBehaviour] = [
    StoreBehaviour("Without an order, records come by id") { trial in
      let ids = [
        RecordID(high: 1 << 63, low: 0), RecordID(high: 0, low: .max), .init(high: 1, low: 0),
      ]
      try await trial.store.put(ids.map { Sample(id: $0) })
      #expect(try await trial.store.all(Sample.query).map(\.id) == ids.sorted())
    },
    StoreBehaviour("An order runs up or down") { trial in
      try await trial.store.put(samples { $0.amount = [3, -1, 2, Int.min, 9][Int($1) - 1] })
      let up: [UInt64] = [4, 2, 3, 1, 5]
      #expect(try await trial.store.numbers(Sample.query.ordered(by: \.amount)) == up)
      let down = Sample.query.ordered(by: \.amount, .descending)
      #expect(try await trial.store.numbers(down) == up.reversed())
    },
    StoreBehaviour("Equal records come by id, in the direction of the last order term") { trial in
      try await trial.store.put(samples { $0.amount = Int($1) / 3 })
      #expect(try await trial.store.numbers(Sample.query.ordered(by: \.amount)) == [1, 2, 3, 4, 5])
      let down = Sample.query.ordered(by: \.amount, .descending)
      #expect(try await trial.store.numbers(down) == [5, 4, 3, 2, 1])
      let mixed = Sample.query.ordered(by: \.amount, .descending).ordered(by: \.isDone)
      #expect(try await trial.store.numbers(mixed) == [3, 4, 5, 1, 2])
    },
    StoreBehaviour("The first order term weighs most") { trial in
      try await trial.store.put(
        samples {
          $0.day = Day(number: Int($1) % 2)
          $0.amount = -Int($1)
        }
      )
      let query = Sample.query.ordered(by: \.day, .descending).ordered(by: \.amount)
      #expect(try await trial.store.numbers(query) == [5, 3, 1, 4, 2])
    },
    StoreBehaviour("Absent values come first, and last in a descending order") { trial in
      try await trial.store.put(samples { $0.exact = $1 == 4 ? nil : Int64($1) - 3 })
      #expect(try await trial.store.numbers(Sample.query.ordered(by: \.exact)) == [4, 1, 2, 3, 5])
      let down = Sample.query.ordered(by: \.exact, .descending)
      #expect(try await trial.store.numbers(down) == [5, 3, 2, 1, 4])
    },
    StoreBehaviour("Text is ordered by its UTF-8 bytes") { trial in
      let titles = ["я", "é", "e\u{301}", "\u{FFFF}", "😀", "", "a\0", "a", "Z", "z"]
      try await trial.store.put(samples(titles.count) { $0.title = titles[Int($1) - 1] })
      let found = try await trial.store.all(Sample.query.ordered(by: \.title)).map(\.title)
      let expected = titles.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    },
  ]

  /// Samples numbered from 1, each changed by its number.
  static func samples(
    _ count: Int = 5,
    _ change: (inout Sample, UInt64) -> Void = { _, _ in }
  ) -> [Sample] {
    (1...UInt64(count)).map { number in
      var sample = Sample.numbered(number)
      change(&sample, number)
      return sample
    }
  }
}

extension Store {
  /// The low halves of the ids that a query finds, in its order.
  func numbers(_ query: Query<Sample>) async throws -> [UInt64] {
    try await all(query).map(\.id.low)
  }

  /// The ids that a scan finds, in its order.
  func ids(_ scan: Scan) async throws -> [RecordID] {
    try await read { transaction in
      var ids: [RecordID] = []
      try transaction.scan(scan) { id, _ in ids.append(id) }
      return ids
    }
  }
}

/// A kind that the modules of the contract do not hold.
private struct Stranger: Record {
  let id: RecordID
  var name: String

  static let schema = Schema(199, "stranger", Stranger.init, Field(1, "name", \.name))
}
#endif
