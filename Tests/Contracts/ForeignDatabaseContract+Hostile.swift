#if Contracts
import HearthPorts
import SeededRandom
import Testing

extension ForeignDatabaseContract {
  static let hostileFiles: [ForeignDatabaseBehaviour] = [
    ForeignDatabaseBehaviour("bytes that are no database are refused") { (database) throws in
      let texts = ["", "SQLite format 3", String(repeating: "PK", count: 4_000)]
      for text in texts {
        #expect(throws: ForeignDatabaseError.notADatabase) {
          _ = try database.open(Array(text.utf8), within: ForeignDatabaseLimits())
        }
      }
    },
    ForeignDatabaseBehaviour("no more rows are read than are allowed") { (database) throws in
      let rows = (0..<50).map { [ForeignValue.integer($0), .null, .null, .null] }
      let bytes = try database.make(contents(rows))
      #expect(throws: ForeignDatabaseError.tooManyRows(limit: 49)) {
        let tables = try database.open(bytes, within: ForeignDatabaseLimits(rows: 49))
        _ = try tables.all("Habits", ["id"])
      }
      #expect(throws: ForeignDatabaseError.tooManyRows(limit: 99)) {
        let tables = try database.open(bytes, within: ForeignDatabaseLimits(rows: 99))
        _ = try tables.all("Habits", ["id"])
        _ = try tables.all("Habits", ["id"])
      }
    },
    ForeignDatabaseBehaviour("a row that is too large is refused") { (database) throws in
      let long = String(repeating: "long ", count: 20_000)
      let bytes = try database.make(contents([[.integer(1), .text(long), .null, .null]]))
      #expect(throws: ForeignDatabaseError.tooLarge(limit: 50_000)) {
        let tables = try database.open(bytes, within: ForeignDatabaseLimits(rowBytes: 50_000))
        _ = try tables.all("Habits", ["name"])
      }
    },
    ForeignDatabaseBehaviour("a view is no table: nothing of a file is run") { (database) throws in
      var contents = contents()
      contents.definitions.append("CREATE VIEW Repetitions AS SELECT 1 AS habit")
      let bytes = try database.make(contents)
      let tables = try database.open(bytes, within: ForeignDatabaseLimits())
      #expect(try tables.columns(of: "Repetitions") == [])
    },
    ForeignDatabaseBehaviour("a cut or altered file gives rows or an error") { (database) throws in
      var random = SplitMix64(seed: 3)
      let rows = (0..<600).map {
        [ForeignValue.integer($0), .text("habit \($0)"), .real(Double($0)), .null]
      }
      let bytes = try database.make(contents(rows))
      let limits = ForeignDatabaseLimits(rows: 5_000)
      var read = 0
      for _ in 0..<800 {
        var altered = bytes
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let place = altered.indices.randomElement(using: &random) ?? 0
          altered[place] = UInt8.random(in: .min ... .max, using: &random)
        }
        if Bool.random(using: &random) {
          altered.removeLast(Int.random(in: 0..<altered.count, using: &random))
        }
        do {
          read += try database.open(altered, within: limits).all("Habits", columns).count
        } catch is ForeignDatabaseError {}
      }
      #expect(read > 0)
    },
  ]
}
#endif
