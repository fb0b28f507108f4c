#if Contracts
import HearthPorts
import Testing

extension ForeignDatabaseContract {
  static let rows: [[ForeignValue]] = [
    [.integer(1), .text("Чтение 👨‍👩‍👧"), .real(2.5), .null],
    [.integer(.max), .text(""), .integer(-3), .bytes([0, 255])],
    [.integer(.min), .text("a \"quote\"\nand a line"), .text("zero"), .bytes([])],
  ]

  /// A file with one table.
  static func contents(_ rows: [[ForeignValue]] = rows, version: Int = 25) -> ForeignContents {
    ForeignContents(
      version: version,
      definitions: [
        "CREATE TABLE Habits (id INTEGER, name TEXT, target REAL, extra)",
        "CREATE INDEX habits_by_name ON Habits (name)",
      ],
      tables: [.init("Habits", columns: ["id", "name", "target", "extra"], rows: rows)]
    )
  }

  static let columns = ["id", "name", "target", "extra"]

  static let reading: [ForeignDatabaseBehaviour] = [
    ForeignDatabaseBehaviour("rows come back as they went in, in order") { (database) throws in
      let tables = try database.open(database.make(contents()), within: ForeignDatabaseLimits())
      var expected = rows
      // A column of real numbers keeps whole ones as such.
      expected[1][2] = .real(-3)
      #expect(try tables.all("Habits", columns) == expected)
      #expect(try tables.all("Habits", ["extra", "id"]) == expected.map { [$0[3], $0[0]] })
    },
    ForeignDatabaseBehaviour("the version of the layout is told") { (database) throws in
      for version in [0, 9, 25, 2_000_000_000] {
        let bytes = try database.make(contents([], version: version))
        #expect(try database.open(bytes, within: ForeignDatabaseLimits()).version == version)
      }
    },
    ForeignDatabaseBehaviour("tables and columns are found in any case") { (database) throws in
      let tables = try database.open(database.make(contents()), within: ForeignDatabaseLimits())
      #expect(try tables.columns(of: "HABITS") == columns)
      #expect(try tables.all("habits", ["ID"]).count == rows.count)
    },
    ForeignDatabaseBehaviour("a missing table has no columns and no rows") { (database) throws in
      let tables = try database.open(database.make(contents()), within: ForeignDatabaseLimits())
      #expect(try tables.columns(of: "Repetitions") == [])
      #expect(try tables.all("Repetitions", []) == [])
    },
    ForeignDatabaseBehaviour("a column that is missing is told") { (database) throws in
      let tables = try database.open(database.make(contents()), within: ForeignDatabaseLimits())
      #expect(throws: ForeignDatabaseError.noSuchColumn(table: "Habits", column: "uuid")) {
        try tables.all("Habits", ["id", "uuid"])
      }
    },
    ForeignDatabaseBehaviour("the same contents always give the same bytes") { (database) throws in
      #expect(try database.make(contents()) == database.make(contents()))
    },
    ForeignDatabaseBehaviour("a name with a quote in it is a name") { (database) throws in
      let contents = ForeignContents(
        version: 1,
        definitions: ["CREATE TABLE \"a\"\"b\" (\"c\"\"d\")"],
        tables: [.init("a\"b", columns: ["c\"d"], rows: [[.integer(1)]])]
      )
      let tables = try database.open(database.make(contents), within: ForeignDatabaseLimits())
      #expect(try tables.all("a\"b", ["c\"d"]) == [[.integer(1)]])
    },
  ]
}
#endif
