import HearthModel
import TestSupport
import Testing

@Suite("Rows that meet")
struct StoredRowTests {
  private struct Thing: Record {
    let id: RecordID
    var name: String
    var count: Int?

    // swift-format-ignore
    static let schema = Schema(1, "thing", Thing.init,
      Field(2, "name", \.name),
      Field(5, "count", \.count)
    )
  }

  private let table = Thing.schema.table

  @Test("arrive at one row, whatever the order and however often")
  func properties() {
    var random = SplitMix64(seed: 11)
    var (faults, differing) = ([Int](), 0)
    for round in 0..<1_000 {
      let (a, b, c) = (row(&random), row(&random), row(&random))
      let merged = a.merged(with: b, in: table)
      let isSound =
        merged == b.merged(with: a, in: table) && merged == merged.merged(with: a, in: table)
        && a == a.merged(with: a, in: table)
        && merged.merged(with: c, in: table)
          == a.merged(with: b.merged(with: c, in: table), in: table)
      if !isSound { faults.append(round) }
      if merged != a, merged != b { differing += 1 }
    }
    #expect(faults == [])
    #expect(differing > 300)
  }

  @Test("keep of each field what was written last, and life like a field")
  func lastWriter() {
    let old = StoredRow(
      values: [.text("old"), .integer(1)],
      stamps: Stamps(groups: [.init(time: 5, device: 1, fields: 0b100101)])
    )
    var edited = old
    edited.values[0] = .text("edited")
    edited.stamps.stamp(0b101, time: 7, device: 2)
    var deleted = old
    deleted.alive = false
    deleted.stamps.stamp(0b1, time: 6, device: 3)
    var counted = old
    counted.values[1] = .integer(9)
    counted.stamps.stamp(0b100001, time: 6, device: 4)
    let merged = edited.merged(with: deleted, in: table).merged(with: counted, in: table)
    #expect(merged.values == [.text("edited"), .integer(9)])
    #expect(merged.alive)
    #expect(merged.stamps.group(ofField: 0)?.time == 7)
    #expect(merged.stamps.group(ofField: 5)?.device == 4)
  }

  @Test("find their columns when a table is made for them")
  func lifting() {
    let row = StoredRow(
      values: [],
      unknown: [
        UnknownField(number: 2, bytes: Value.text("cot").bytes),
        UnknownField(number: 5, bytes: Value.text("many").bytes),
        UnknownField(number: 7, bytes: [0xFF]),
      ],
      stamps: Stamps()
    )
    let lifted = row.lifted(into: table)
    #expect(lifted.values == [.text("cot"), .null])
    #expect(lifted.unknown.map(\.number) == [5, 7])
    let empty = StoredRow(values: [], stamps: Stamps()).lifted(into: table)
    #expect(empty.values == [.text(""), .null])
  }

  @Test("come back from being kept without their table")
  func lowering() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<100 {
      let row = row(&random)
      let lowered = row.lowered(from: table)
      #expect(lowered.values == [] && lowered.lifted(into: table) == row)
    }
  }

  /// Few times, devices and values, so that ties are frequent.
  private func row(_ random: inout SplitMix64) -> StoredRow {
    var stamps = Stamps()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      stamps.stamp(
        UInt64.random(in: 1..<256, using: &random),
        time: UInt64.random(in: 1...3, using: &random),
        device: UInt64.random(in: 1...2, using: &random)
      )
    }
    let count = Int.random(in: 0...2, using: &random)
    return StoredRow(
      values: [
        .text(["a", "b", ""].randomElement(using: &random) ?? ""),
        count == 0 ? .null : .integer(Int64(count)),
      ],
      unknown: [3, 7].filter { _ in Bool.random(using: &random) }
        .map { UnknownField(number: $0, bytes: [UInt8.random(in: 0...1, using: &random)]) },
      stamps: Stamps(groups: merging(stamps.groups)),
      alive: Bool.random(using: &random),
      base: Int64.random(in: 0...2, using: &random),
      dirty: Bool.random(using: &random)
    )
  }

  /// One device writes one group at a time.
  private func merging(_ groups: [Stamps.Group]) -> [Stamps.Group] {
    var fields: [[UInt64]: UInt64] = [:]
    for group in groups { fields[[group.time, group.device], default: 0] |= group.fields }
    return fields.map { .init(time: $0.key[0], device: $0.key[1], fields: $0.value) }
  }
}
