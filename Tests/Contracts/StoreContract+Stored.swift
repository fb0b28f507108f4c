#if Contracts
import HearthModel
import HearthPorts
import Testing

extension StoreContract {
  static let stored: [StoreBehaviour] =
    rows.map { name, row in
      StoreBehaviour("A row comes back as sync has stored it: \(name)") { trial in
        try await trial.store.keep(row, Sample.full)
        #expect(try await trial.store.stored(Sample.full) == row)
        #expect(try await trial.store.one(Sample.full) == (row.alive ? Sample.full : nil))
        #expect(try await trial.store.all(Sample.query).count == (row.alive ? 1 : 0))
      }
    } + [
      StoreBehaviour("A row that was never stored is nil") { trial in
        let row = try await trial.store.stored(Sample.numbered(1))
        #expect(row == nil)
      },
      StoreBehaviour("A stored row replaces all of the former one") { trial in
        for (_, row) in rows {
          try await trial.store.keep(row, Sample.full)
          #expect(try await trial.store.stored(Sample.full) == row)
        }
      },
    ]
    + misfits.map { name, change, error in
      StoreBehaviour("A row that does not fit is refused and nothing is written: \(name)") {
        trial in
        var row = StoredRow(sample: Sample.full)
        change(&row)
        let changed = row
        await #expect(throws: error) {
          try await trial.store.write { transaction in
            try transaction.put(Sample.numbered(1))
            try transaction.store(changed, Sample.schema.table, Sample.full.id)
          }
        }
        let (found, stored) = (
          try await trial.store.all(Sample.query), try await trial.store.stored(Sample.full)
        )
        #expect(found == [] && stored == nil)
      }
    }

  private static let rows: [(String, StoredRow)] = [
    ("plain", StoredRow(sample: Sample.full)),
    ("clean, with a base", StoredRow(sample: Sample.full, base: 1 << 40, dirty: false)),
    ("a tombstone", StoredRow(sample: Sample.full, alive: false)),
    (
      "many groups of stamps",
      StoredRow(
        sample: Sample.full,
        stamps: Stamps(
          groups: (0..<40).map { .init(time: $0 * 3, device: .max - $0, fields: 1 << $0) }
        )
      )
    ),
    ("no stamps", StoredRow(sample: Sample.full, stamps: Stamps())),
    (
      "unknown fields",
      StoredRow(
        sample: Sample.full,
        unknown: [
          UnknownField(number: 11, bytes: []),
          UnknownField(number: 40, bytes: [0]),
          UnknownField(number: 63, bytes: Array(repeating: 0xFF, count: 70_000)),
        ]
      )
    ),
  ]

  private static let misfits: [(String, @Sendable (inout StoredRow) -> Void, StoreError)] = [
    (
      "null in a required field", { $0.values[1] = .null },
      .malformedRow(table: "sample", field: "start")
    ),
    (
      "text in a number", { $0.values[5] = .text("12") },
      .malformedRow(table: "sample", field: "amount")
    ),
    (
      "a number in text", { $0.values[4] = .integer(12) },
      .malformedRow(table: "sample", field: "note")
    ),
    (
      "an unknown field beyond the last number",
      { $0.unknown = [UnknownField(number: 300, bytes: [])] },
      .malformedRow(table: "sample", field: "300")
    ),
    (
      "a value too few", { $0.values.removeLast() },
      .internalFault("11 values for 12 columns of sample")
    ),
  ]
}

extension StoredRow {
  fileprivate init(
    sample: Sample,
    unknown: [UnknownField] = [],
    stamps: Stamps = Stamps(groups: [.init(time: 1 << 62, device: 3, fields: .max)]),
    alive: Bool = true,
    base: Int64 = 0,
    dirty: Bool = true
  ) {
    let row = ValueRow(count: Sample.schema.table.columns.count)
    var writer = RowWriter(row)
    Sample.schema.encode(sample, into: &writer)
    self.init(
      values: row.values,
      unknown: unknown,
      stamps: stamps,
      alive: alive,
      base: base,
      dirty: dirty
    )
  }
}
#endif
