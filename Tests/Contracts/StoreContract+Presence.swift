#if Contracts
import HearthModel
import HearthPorts
import Testing

extension StoreContract {
  static let presence: [StoreBehaviour] = [
    StoreBehaviour("Questions are answered in their order, in one go") { trial in
      try await trial.store.put(samples { $0.amount = Int($1) })
      let questions = [
        Presence(table: "sample"),
        Presence(table: "order"),
        Presence(table: "sample", terms: [.init("amount", .equal, .integer(9))]),
        Presence(
          table: "sample",
          terms: [
            .init("amount", .atLeast, .integer(5)), .init("isDone", .equal, .integer(0)),
          ]
        ),
        Presence(
          table: "sample",
          terms: [.init("amount", .atLeast, .integer(5)), .init("amount", .below, .integer(5))]
        ),
      ]
      #expect(try await trial.store.present(questions) == [true, false, false, true, false])
      #expect(try await trial.store.present([]) == [])
    },
    StoreBehaviour("A question is answered as the same scan would be") { trial in
      try await trial.store.put(
        samples {
          $0.note = $1 == 2 ? nil : "n\($1)"
          $0.owner = RecordID(high: 0, low: $1)
        }
      )
      try await trial.store.delete(Sample.numbered(4))
      let values: [(column: String, value: Value)] = [
        ("note", .null), ("note", .text("n1")), ("note", .text("n4")), ("note", .text("z")),
        ("exact", .null), ("owner", .id(RecordID(high: 0, low: 5))),
        ("owner", .id(RecordID(high: 0, low: 4))), ("title", .null),
      ]
      for (name, value) in values {
        for test in [Test.equal, .atLeast, .below] {
          let table = Sample.schema.table
          let column = try #require(table.columns.firstIndex { $0.name == name })
          var scan = Scan(table: table)
          scan.terms = [Term(column: column, test: test, value: value)]
          let isFound = try await !trial.store.ids(scan).isEmpty
          let question = Presence(table: "sample", terms: [.init(name, test, value)])
          let answer = try await trial.store.present([question])
          #expect(answer == [isFound], "\(name) \(test) \(value)")
        }
      }
    },
    StoreBehaviour("A question of a table or column that nobody declares is a fault") { trial in
      try await trial.store.put(samples())
      for question in [
        Presence(table: "nothing"),
        Presence(table: "sample", terms: [.init("nothing", .equal, .text("nothing"))]),
      ] {
        await #expect(throws: StoreError.self) { try await trial.store.present([question]) }
      }
    },
  ]
}

extension Store {
  fileprivate func present(_ questions: [Presence]) async throws -> [Bool] {
    try await read { transaction in try transaction.present(questions) }
  }
}
#endif
