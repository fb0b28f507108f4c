#if Contracts
import HearthModel
import HearthPlugins
import HearthPorts
import SeededRandom
import StorageMemory
import Testing

extension StoreContract {
  /// The heart of the contract: whatever is done, the answers are those of the memory store.
  static let randomRuns: [StoreBehaviour] = (1...3 as ClosedRange<UInt64>).map { seed in
    StoreBehaviour("A random run answers like the reference, seed \(seed)") { trial in
      let reference = try await StorePlugin.memory.make(
        StoreSetup(address: "", modules: Sample.modules, now: { trial.now }, random: { 1 })
      )
      var run = RandomRun(seed: seed)
      for step in 1...150 {
        trial.now = run.time(after: trial.now)
        let action = run.action()
        try await action.perform(on: trial.store)
        try await action.perform(on: reference)
        for _ in 1...2 {
          let scan = run.scan()
          let rows = try await trial.store.rows(scan)
          run.count("answers", rows.isEmpty ? 0 : 1)
          guard rows == (try await reference.rows(scan)) else {
            Issue.record("Step \(step) of seed \(seed): another answer to \(scan)")
            return
          }
        }
      }
      for number in RandomRun.numbers {
        let sample = Sample.numbered(number)
        let row = try await trial.store.stored(sample)
        #expect(row?.anonymous == (try await reference.stored(sample))?.anonymous)
      }
      #expect(run.counts.values.allSatisfy { $0 >= 8 }, "\(run.counts)")
    }
  }
}

/// One random write.
private enum Action {
  case put([Sample])
  case delete([Sample])
  case store(Sample, Stamps, alive: Bool)
  case rollBack([Sample])

  func perform(on store: any Store) async throws {
    switch self {
    case .put(let samples): try await store.put(samples)
    case .delete(let samples):
      try await store.write { transaction in
        for sample in samples { try transaction.delete(sample) }
      }
    case .store(let sample, let stamps, let alive):
      try await store.keep(StoredRow(values: sample.values, stamps: stamps, alive: alive), sample)
    case .rollBack(let samples):
      await #expect(throws: RolledBack.self) {
        try await store.write { transaction in
          for sample in samples {
            try transaction.delete(sample)
            try transaction.put(sample)
          }
          throw RolledBack()
        }
      }
    }
  }
}

private struct RolledBack: Error {}

private struct RandomRun {
  /// Few records, so that they are written again and again.
  static let numbers = 0..<24 as Range<UInt64>
  private static let texts = ["", "a", "a\0", "caf\u{E9}", "cafe\u{301}", "😀", "я", "12", "Z"]

  /// How often each thing was done.
  private(set) var counts: [String: Int] = [:]
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func count(_ what: String, _ times: Int = 1) {
    counts[what, default: 0] += times
  }

  /// Mostly a little later, now and then much earlier.
  mutating func time(after now: Instant) -> Instant {
    now + .milliseconds(Int64.random(in: -2_000...5_000, using: &random))
  }

  mutating func action() -> Action {
    let samples = (0..<Int.random(in: 1...4, using: &random)).map { _ in sample() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6:
      count("puts")
      return .put(samples)
    case 6:
      count("deletions")
      return .delete(samples)
    case 7..<9:
      count("stored rows")
      let time = UInt64.random(in: 1_699_999_999_000...1_700_000_300_000, using: &random) << 16
      let group = Stamps.Group(time: time, device: 5, fields: Sample.schema.table.allFields)
      return .store(samples[0], Stamps(groups: [group]), alive: Bool.random(using: &random))
    default:
      count("rollbacks")
      return .rollBack(samples)
    }
  }

  mutating func scan() -> Scan {
    var scan = Scan(table: Sample.schema.table)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let column = Int.random(in: 0..<scan.table.columns.count, using: &random)
      let test = [Test.equal, .atLeast, .below].randomElement(using: &random) ?? .equal
      scan.terms.append(Term(column: column, test: test, value: value(for: column)))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let column = Int.random(in: 0..<scan.table.columns.count, using: &random)
      let direction: Direction = Bool.random(using: &random) ? .ascending : .descending
      scan.order.append(.init(column: column, direction: direction))
    }
    if Bool.random(using: &random) { scan.limit = Int.random(in: 0...8, using: &random) }
    return scan
  }

  /// Mostly a value that a record may have, sometimes one of any class.
  private mutating func value(for column: Int) -> Value {
    let position =
      Int.random(in: 0..<10, using: &random) == 0
      ? Int.random(in: 0..<Sample.schema.table.columns.count, using: &random) : column
    return sample().values[position]
  }

  private mutating func sample() -> Sample {
    func small() -> Int { Int.random(in: -2...2, using: &random) }
    func text() -> String { Self.texts.randomElement(using: &random) ?? "" }
    func some<T>(_ value: T) -> T? { Bool.random(using: &random) ? value : nil }
    func id() -> RecordID { RecordID(high: 0, low: UInt64.random(in: 0...2, using: &random)) }
    return Sample(
      id: RecordID(high: 0, low: UInt64.random(in: Self.numbers, using: &random)),
      owner: id(),
      start: Instant(milliseconds: Int64(small())),
      end: some(Instant(milliseconds: Int64(small()))),
      title: text(),
      note: some(text()),
      amount: small(),
      exact: some(Int64(small())),
      isDone: Bool.random(using: &random),
      day: Day(number: small()),
      alarm: some(WallTime(secondsSinceMidnight: small())),
      mood: some(Mood(rawValue: text())),
      link: some(id())
    )
  }
}

extension Sample {
  /// The fields by their bytes, which `==` of text would not tell apart.
  fileprivate var values: [Value] {
    let row = ValueRow(count: Self.schema.table.columns.count)
    var writer = RowWriter(row)
    Self.schema.encode(self, into: &writer)
    return row.values
  }
}

extension Store {
  /// Id and fields of what a scan of samples finds.
  fileprivate func rows(_ scan: Scan) async throws -> [[Value]] {
    try await read { transaction in
      var rows: [[Value]] = []
      try transaction.scan(scan) { (id, reader) throws(StoreError) in
        guard let sample = try? Sample.schema.decode(id, &reader) else {
          throw .internalFault("a sample cannot be read")
        }
        rows.append([.id(id)] + sample.values)
      }
      return rows
    }
  }
}

extension StoredRow {
  /// The row with the stamps of every device under one name.
  fileprivate var anonymous: StoredRow {
    var row = self
    row.stamps = Stamps(
      groups: stamps.groups.map { .init(time: $0.time, device: 0, fields: $0.fields) }
    )
    return row
  }
}
#endif
