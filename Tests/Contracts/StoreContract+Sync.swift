#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import Testing

extension StoreContract {
  /// What sync may do beside reading and writing rows.
  static let syncing: [StoreBehaviour] =
    walking + [
      StoreBehaviour("Sync is told of the tables whose records leave the device") { trial in
        let tables = try await trial.store.sync { try $0.syncedTables() }
        #expect(Set(tables.map(\.name)) == ["sample", "order"])
        let sample = tables.first { $0.name == "sample" }
        #expect(sample?.columns == Sample.schema.table.columns)
        #expect(sample?.kind == Sample.schema.table.kind)
      },
      StoreBehaviour("The device of a store is that of its stamps") { trial in
        try await trial.store.put(Sample.numbered(1))
        let device = try await trial.store.sync { try $0.device() }
        let stamps = try await trial.store.stored(Sample.numbered(1))?.stamps
        #expect(stamps?.groups.map(\.device) == [device])
      },
      StoreBehaviour("What a body of sync writes is discarded when it throws") { trial in
        await #expect(throws: StoreError.closed) {
          try await trial.store.sync { transaction in
            try transaction.put(Sample.numbered(1))
            throw StoreError.closed
          }
        }
        let found = try await trial.store.all(Sample.query)
        #expect(found == [])
      },
      StoreBehaviour("A row keeps the stamps that it had in common with the hub until it is clean")
      {
        trial in
        let sample = Sample.numbered(1)
        try await trial.store.put(sample)
        let kind = Sample.schema.table.kind
        func base() async throws -> Stamps? {
          try await trial.store.sync { try $0.baseStamps(kind: kind, sample.id) }
        }
        #expect(try await base() == nil)
        var row = try #require(try await trial.store.stored(sample))
        (row.dirty, row.base) = (false, 7)
        let clean = row
        try await trial.store.sync { try $0.store(clean, Sample.schema.table, sample.id) }
        var edited = sample
        for title in ["a", "b"] {
          edited.title = title
          try await trial.store.put(edited)
          #expect(try await base() == clean.stamps)
        }
        try await trial.store.delete(edited)
        #expect(try await base() == clean.stamps)
        try await trial.store.sync { try $0.store(clean, Sample.schema.table, sample.id) }
        #expect(try await base() == nil)
        try await trial.store.delete(sample)
        #expect(try await base() == clean.stamps)
      },
      StoreBehaviour(
        "Records of a program that is not there are seen with their fields",
        needs: [.durable, .describing]
      ) { trial in
        try await trial.store.put(Sample.full)
        let row = try await trial.store.stored(Sample.full)
        await trial.store.close()
        let store = try await trial.open([])
        let found = try await store.sync { transaction in
          let tables = try transaction.syncedTables()
          let table = try #require(tables.first { $0.name == "sample" })
          return try transaction.rows(of: table, waiting: true, after: nil, limit: 9).map(\.row)
        }
        #expect(found == [row].compactMap(\.self))
      },
    ]

  private static let walking: [StoreBehaviour] = [false, true].map { isWaiting in
    StoreBehaviour("Rows are walked in pieces, \(isWaiting ? "those that wait" : "all")") { trial in
      try await trial.store.sync { transaction in
        for number: UInt64 in 0..<7 {
          try transaction.put(Sample.numbered(number))
          let id = Sample.numbered(number).id
          guard var row = try transaction.stored(Sample.schema.table, id) else { return }
          row.dirty = number.isMultiple(of: 2)
          row.alive = number != 4
          try transaction.store(row, Sample.schema.table, id)
          row = StoredRow(values: [], stamps: row.stamps, dirty: row.dirty)
          try transaction.store(row, kind: 900 + Int(number % 2), id)
        }
      }
      let wanted = (0..<7).filter { !isWaiting || $0.isMultiple(of: 2) }.map(UInt64.init)
      for limit in [1, 2, 3, 100] {
        #expect(try await trial.store.walk(isWaiting, limit) == wanted)
        let strangers = try await trial.store.walkStrangers(isWaiting, limit)
        #expect(strangers == wanted.filter { $0 % 2 == 0 } + wanted.filter { $0 % 2 == 1 })
      }
    }
  }
}

extension Store {
  fileprivate func walk(_ isWaiting: Bool, _ limit: Int) async throws -> [UInt64] {
    try await sync { transaction in
      var found: [UInt64] = []
      var last: RecordID?
      while true {
        let rows = try transaction.rows(
          of: Sample.schema.table,
          waiting: isWaiting,
          after: last,
          limit: limit
        )
        #expect(rows.count <= limit)
        guard let end = rows.last else { return found }
        found += rows.map(\.id.low)
        last = end.id
      }
    }
  }

  fileprivate func walkStrangers(_ isWaiting: Bool, _ limit: Int) async throws -> [UInt64] {
    try await sync { transaction in
      var found: [UInt64] = []
      var last: SyncRow?
      while true {
        let rows = try transaction.strangers(waiting: isWaiting, after: last, limit: limit)
        guard let end = rows.last else { return found }
        found += rows.map(\.id.low)
        last = end
      }
    }
  }
}
#endif
