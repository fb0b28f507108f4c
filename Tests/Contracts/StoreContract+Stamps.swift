#if Contracts
import HearthModel
import HearthPorts
import Testing

extension StoreContract {
  static let stamps: [StoreBehaviour] = writing + life + clock

  private static let writing: [StoreBehaviour] = [
    StoreBehaviour("A new record is stamped as a whole, at the wall clock") { trial in
      try await trial.store.put(Sample.full)
      let row = try #require(try await trial.store.stored(Sample.full))
      #expect(row.stamps.groups.map(\.fields) == [Sample.schema.table.allFields])
      #expect(row.stamps.groups.first?.time == 1_700_000_000_000 << 16)
      #expect(row.alive && row.dirty && row.base == 0 && row.unknown.isEmpty)
    },
    StoreBehaviour("A record put unchanged is not written") { trial in
      try await trial.store.put(Sample.full)
      var row = try #require(try await trial.store.stored(Sample.full))
      row.dirty = false
      try await trial.store.keep(row, Sample.full)
      trial.now = trial.now + .hours(1)
      try await trial.store.put(Sample.full)
      #expect(try await trial.store.stored(Sample.full) == row)
    },
    StoreBehaviour("An edit stamps the fields that differ, and life") { trial in
      try await trial.store.put(Sample.full)
      trial.now = trial.now + .hours(1)
      var edited = Sample.full
      edited.note = nil
      edited.amount += 1
      try await trial.store.put(edited)
      let row = try #require(try await trial.store.stored(edited))
      let changed: UInt64 = 1 << 0 | 1 << 5 | 1 << 6
      #expect(
        row.stamps.groups.map(\.fields) == [Sample.schema.table.allFields & ~changed, changed]
      )
      #expect(row.stamps.groups.last?.time == 1_700_003_600_000 << 16)
    },
    StoreBehaviour("An accent spelt another way is an edit") { trial in
      var sample = Sample.numbered(1)
      sample.title = "caf\u{E9}"
      try await trial.store.put(sample)
      sample.title = "cafe\u{301}"
      try await trial.store.put(sample)
      let row = try #require(try await trial.store.stored(sample))
      #expect(row.stamps.groups.last?.fields == 1 << 0 | 1 << 4)
    },
    StoreBehaviour("An edit keeps base and unknown fields, and waits to be pushed") { trial in
      try await trial.store.put(Sample.full)
      var row = try #require(try await trial.store.stored(Sample.full))
      row.base = 41
      row.dirty = false
      row.unknown = [UnknownField(number: 11, bytes: [1, 2, 3])]
      try await trial.store.keep(row, Sample.full)
      var edited = Sample.full
      edited.title = "edited"
      try await trial.store.put(edited)
      let found = try #require(try await trial.store.stored(edited))
      #expect(found.base == 41 && found.dirty && found.unknown == row.unknown)
    },
    StoreBehaviour("All stamps of a store name one device") { trial in
      try await trial.store.put([Sample.numbered(1), Sample.numbered(2)])
      try await trial.store.delete(Sample.numbered(2))
      var devices: Set<UInt64> = []
      for number in 1...2 as ClosedRange<UInt64> {
        let row = try #require(try await trial.store.stored(Sample.numbered(number)))
        devices.formUnion(row.stamps.groups.map(\.device))
      }
      #expect(devices.count == 1 && devices != [0])
    },
  ]

  private static let life: [StoreBehaviour] = [
    StoreBehaviour("A deletion stamps life alone and keeps the values") { trial in
      try await trial.store.put(Sample.full)
      let before = try #require(try await trial.store.stored(Sample.full))
      try await trial.store.delete(Sample.full)
      let row = try #require(try await trial.store.stored(Sample.full))
      #expect(!row.alive && row.dirty)
      #expect(row.values == before.values)
      #expect(row.stamps.groups.map(\.fields) == [Sample.schema.table.allFields & ~1, 1])
    },
    StoreBehaviour("Deleting what is not there, or is deleted, does nothing") { trial in
      try await trial.store.delete(Sample.numbered(1))
      #expect(try await trial.store.stored(Sample.numbered(1)) == nil)
      try await trial.store.put(Sample.numbered(2))
      try await trial.store.delete(Sample.numbered(2))
      let row = try await trial.store.stored(Sample.numbered(2))
      try await trial.store.delete(Sample.numbered(2))
      #expect(try await trial.store.stored(Sample.numbered(2)) == row)
    },
    StoreBehaviour("Putting a deleted record revives it, unchanged as it may be") { trial in
      try await trial.store.put(Sample.full)
      try await trial.store.delete(Sample.full)
      try await trial.store.put(Sample.full)
      #expect(try await trial.store.one(Sample.full) == Sample.full)
      let row = try #require(try await trial.store.stored(Sample.full))
      #expect(row.stamps.groups.map(\.fields) == [Sample.schema.table.allFields & ~1, 1])
    },
    StoreBehaviour("Putting a deleted record with other values stamps these too") { trial in
      try await trial.store.put(Sample.full)
      try await trial.store.delete(Sample.full)
      var edited = Sample.full
      edited.amount = 0
      try await trial.store.put(edited)
      #expect(try await trial.store.one(edited) == edited)
      let row = try #require(try await trial.store.stored(edited))
      #expect(row.stamps.groups.last?.fields == 1 << 0 | 1 << 6)
    },
  ]

  private static let clock: [StoreBehaviour] = [
    StoreBehaviour("Stamps rise, though the wall clock stands or goes back") { trial in
      var times: [UInt64] = []
      for (number, step) in [Duration.zero, .zero, .hours(-30_000), .seconds(1)].enumerated() {
        trial.now = trial.now + step
        try await trial.store.put(Sample.numbered(UInt64(number)))
        times.append(try await trial.store.time(of: Sample.numbered(UInt64(number))))
      }
      let first: UInt64 = 1_700_000_000_000 << 16
      #expect(times == [first, first + 1, first + 2, first + 3])
    },
    StoreBehaviour("Stamps never reach 2^63 and never trap") { trial in
      for (number, now) in [Instant.distantPast, .distantFuture, .distantFuture].enumerated() {
        trial.now = now
        try await trial.store.put(Sample.numbered(UInt64(number)))
        #expect(try await trial.store.time(of: Sample.numbered(UInt64(number))) < 1 << 63)
      }
    },
    StoreBehaviour("What is written after another device's row is stamped later") { trial in
      let ahead: UInt64 = 1_800_000_000_000 << 16
      try await trial.store.put(Sample.numbered(1))
      var row = try #require(try await trial.store.stored(Sample.numbered(1)))
      row.stamps = Stamps(groups: [.init(time: ahead, device: 9, fields: 1)])
      try await trial.store.keep(row, Sample.numbered(1))
      try await trial.store.put(Sample.numbered(2))
      #expect(try await trial.store.time(of: Sample.numbered(2)) == ahead + 1)
    },
    StoreBehaviour("A stamp that cannot be true does not move the clock") { trial in
      try await trial.store.put(Sample.numbered(1))
      var row = try #require(try await trial.store.stored(Sample.numbered(1)))
      row.stamps = Stamps(groups: [.init(time: .max, device: 9, fields: 1)])
      try await trial.store.keep(row, Sample.numbered(1))
      #expect(try await trial.store.stored(Sample.numbered(1)) == row)
      try await trial.store.put(Sample.numbered(2))
      #expect(try await trial.store.time(of: Sample.numbered(2)) == 1_700_000_000_000 << 16 + 1)
    },
  ]
}

extension Store {
  func keep<R: Record>(_ row: StoredRow, _ record: R) async throws {
    try await write { try $0.store(row, R.schema.table, record.id) }
  }

  /// The time of a record's newest stamp.
  func time<R: Record>(of record: R) async throws -> UInt64 {
    try await stored(record)?.stamps.groups.last?.time ?? 0
  }
}
#endif
