#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

extension StoreContract {
  /// Rows of kinds that no module declares: what sync brings to a program that is too old for them.
  static let kinds: [StoreBehaviour] = keeping + refusing + handingOver

  private static let keeping: [StoreBehaviour] =
    strangers.map { name, row in
      StoreBehaviour("A row of an unknown kind comes back as it was stored: \(name)") { trial in
        try await trial.store.keep(row, kind: 900, 1)
        #expect(try await trial.store.stranger(900, 1) == row)
      }
    } + [
      StoreBehaviour("A row of an unknown kind replaces the former one of its kind and id alone") {
        trial in
        let (first, second) = (StoredRow.stranger("first"), StoredRow.stranger("second"))
        for (kind, number) in [(900, 1), (901, 1), (900, 2)] as [(Int, UInt64)] {
          try await trial.store.keep(first, kind: kind, number)
        }
        try await trial.store.keep(second, kind: 900, 1)
        #expect(try await trial.store.stranger(900, 1) == second)
        #expect(try await trial.store.stranger(901, 1) == first)
        #expect(try await trial.store.stranger(900, 2) == first)
        #expect(try await trial.store.stranger(901, 2) == nil)
        #expect(try await trial.store.all(Sample.query) == [])
      },
      StoreBehaviour("A row of an unknown kind goes with the transaction that fails") { trial in
        try? await trial.store.write { transaction in
          try transaction.store(.stranger("lost"), kind: 900, RecordID(high: 0, low: 1))
          throw StoreError.closed
        }
        let row = try await trial.store.stranger(900, 1)
        #expect(row == nil)
      },
      StoreBehaviour("A row of an unknown kind is told like any other") { trial in
        var changes = trial.store.changes().makeAsyncIterator()
        try await trial.store.keep(.stranger("told"), kind: 900, 1)
        #expect(await changes.next() == .records(kind: 900, ids: [RecordID(high: 0, low: 1)]))
      },
      StoreBehaviour("What is written after a row of an unknown kind is stamped later") { trial in
        let ahead: UInt64 = 1_800_000_000_000 << 16
        var row = StoredRow.stranger("ahead")
        row.stamps = Stamps(groups: [.init(time: ahead, device: 9, fields: 3)])
        try await trial.store.keep(row, kind: 900, 1)
        try await trial.store.put(Sample.numbered(2))
        #expect(try await trial.store.time(of: Sample.numbered(2)) == ahead + 1)
      },
    ]

  private static let refusing: [StoreBehaviour] = [
    StoreBehaviour("A declared kind is written and asked for by its table alone") { trial in
      await #expect(throws: StoreError.internalFault("kind 101 has a table")) {
        try await trial.store.keep(.stranger("known"), kind: 101, 1)
      }
      await #expect(throws: StoreError.internalFault("kind 101 has a table")) {
        _ = try await trial.store.stranger(101, 1)
      }
    },
    StoreBehaviour("Values without a table are refused, as are impossible field numbers") { trial in
      var row = StoredRow.stranger("with values")
      row.values = [.integer(1)]
      let withValues = row
      await #expect(throws: StoreError.internalFault("1 values for the unknown kind 900")) {
        try await trial.store.keep(withValues, kind: 900, 1)
      }
      row = StoredRow.stranger("with a field too far")
      row.unknown.append(UnknownField(number: 64, bytes: []))
      let tooFar = row
      await #expect(throws: StoreError.malformedRow(table: "kind 900", field: "64")) {
        try await trial.store.keep(tooFar, kind: 900, 1)
      }
      let kept = try await trial.store.stranger(900, 1)
      #expect(kept == nil)
    },
  ]

  private static let handingOver: [StoreBehaviour] = [
    StoreBehaviour("Rows of unknown kinds outlive the program", needs: [.durable]) { trial in
      for (number, (_, row)) in strangers.enumerated() {
        try await trial.store.keep(row, kind: 900, UInt64(number))
      }
      await trial.store.close()
      let store = try await trial.open()
      for (number, (_, row)) in strangers.enumerated() {
        #expect(try await store.stranger(900, UInt64(number)) == row)
      }
    },
    StoreBehaviour("A program that knows the kind finds its records", needs: [.durable]) { trial in
      var tombstone = StoredRow.stranger("gone")
      tombstone.alive = false
      try await trial.store.keep(.stranger("here"), kind: 900, 1)
      try await trial.store.keep(tombstone, kind: 900, 2)
      try await trial.store.keep(.stranger("elsewhere"), kind: 901, 1)
      await trial.store.close()
      let store = try await trial.open(Sample.modules + [Guest.module])
      #expect(try await store.all(Guest.query) == [Guest(id: .init(high: 0, low: 1), name: "here")])
      let moved = try #require(try await store.stored(Guest(id: .init(high: 0, low: 1))))
      let row = StoredRow.stranger("here")
      #expect(moved.values == [.text("here"), .integer(0)])
      #expect(moved.stamps == row.stamps && moved.base == row.base && moved.dirty == row.dirty)
      // Field 2 is text here, and the column holds numbers; field 9 has no column.
      #expect(moved.unknown == row.unknown.filter { $0.number != 1 })
      #expect(try await store.stored(Guest(id: .init(high: 0, low: 2)))?.alive == false)
      #expect(try await store.stranger(901, 1) == .stranger("elsewhere"))
    },
    StoreBehaviour(
      "Rows that come while the kind has a table already are handed over too",
      needs: [.durable, .shared]
    ) { trial in
      let knowing = try await trial.open(Sample.modules + [Guest.module])
      let one = Guest(id: .init(high: 0, low: 1), name: "of this device")
      try await knowing.put(one)
      let written = try #require(try await knowing.stored(one))
      await knowing.close()
      var row = StoredRow.stranger("of another device")
      row.stamps = Stamps(groups: [.init(time: .max >> 1, device: 9, fields: 1 << 1)])
      try await trial.store.keep(row, kind: 900, 1)
      try await trial.store.keep(.stranger("new"), kind: 900, 2)
      let again = try await trial.open(Sample.modules + [Guest.module])
      #expect(try await again.all(Guest.query).map(\.name) == ["of another device", "new"])
      let merged = try #require(try await again.stored(one))
      #expect(merged.stamps.group(ofField: 2) == written.stamps.group(ofField: 2).map(without(1)))
      #expect(merged.stamps.group(ofField: 1)?.device == 9)
      #expect(merged.dirty && merged.base == row.base)
    },
  ]

  private static func without(_ field: Int) -> (Stamps.Group) -> Stamps.Group {
    { .init(time: $0.time, device: $0.device, fields: $0.fields & ~(1 << UInt64(field))) }
  }

  private static let strangers: [(String, StoredRow)] = [
    ("plain", .stranger("plain")),
    ("without fields", StoredRow(values: [], stamps: Stamps())),
    (
      "a tombstone that was pushed",
      StoredRow(
        values: [],
        unknown: [UnknownField(number: 63, bytes: Array(repeating: 7, count: 70_000))],
        stamps: Stamps(groups: [.init(time: 1 << 62, device: .max, fields: .max)]),
        alive: false,
        base: 1 << 40,
        dirty: false
      )
    ),
  ]
}

/// A kind of a later version.
private struct Guest: Record, Equatable {
  let id: RecordID
  var name = ""
  var count = 0

  // swift-format-ignore
  static let schema = Schema(900, "guest", indexes: [[1]], Guest.init,
    Field(1, "name", \.name),
    Field(2, "count", \.count)
  )

  static let module = SchemaModule(name: "guests", version: 1) { [schema.table] }
}

extension StoredRow {
  /// A row as a newer device has sent it.
  fileprivate static func stranger(_ name: String) -> StoredRow {
    StoredRow(
      values: [],
      unknown: [
        UnknownField(number: 1, bytes: Value.text(name).bytes),
        UnknownField(number: 2, bytes: Value.text("many").bytes),
        UnknownField(number: 9, bytes: [1, 2, 3]),
      ],
      stamps: Stamps(groups: [.init(time: 1 << 50, device: 3, fields: 0b10_0000_0111)]),
      base: 41
    )
  }
}

extension Store {
  fileprivate func keep(_ row: StoredRow, kind: Int, _ number: UInt64) async throws {
    try await write { try $0.store(row, kind: kind, RecordID(high: 0, low: number)) }
  }

  fileprivate func stranger(_ kind: Int, _ number: UInt64) async throws -> StoredRow? {
    try await read { try $0.stored(kind: kind, RecordID(high: 0, low: number)) }
  }
}
#endif
