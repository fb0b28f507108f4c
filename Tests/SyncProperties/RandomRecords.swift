package import HearthModel
import SeededRandom
package import SyncProtocol

/// Random versions of one record, whose writes meet and contradict each other often.
package struct RandomRecords {
  private var random: SplitMix64

  /// Records that repeat themselves for a seed.
  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// What a newer program's table holds of the record; the other fields are nobody's.
  package static let table = Table(
    kind: 7,
    name: "random",
    columns: (1...5).map { number in
      Column(
        number: number,
        name: "field\(number)",
        storage: number == 3 ? .text : .integer,
        isOptional: true,
        merge: number == 3 ? .longText : .lastWriter
      )
    },
    indexes: [],
    isLocal: false
  )

  /// The next version.
  package mutating func next() -> WireRecord {
    var row = StoredRow(values: [], stamps: Stamps())
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let (time, device) = (time(), UInt64.random(in: 1...3, using: &random))
      // No device gives one time twice.
      let isTaken = row.stamps.groups.contains { $0.time == time && $0.device == device }
      guard !isTaken else { continue }
      let fields = random.next() & Self.fields | 1 << UInt64.random(in: 0...9, using: &random)
      row.stamps.stamp(fields, time: time, device: device)
    }
    row.alive = Bool.random(using: &random)
    for number in Self.numbers where row.stamps.group(ofField: number) != nil {
      row.unknown.append(UnknownField(number: number, bytes: value(number).bytes))
    }
    return WireRecord(kind: 7, id: RecordID(high: 1, low: 2), row: row)
  }

  /// Life, the columns of the table, and some that no table has, up to the last one there can be.
  static let numbers = Array(1...9) + [40, 63]
  private static let fields: UInt64 = numbers.reduce(1) { $0 | 1 << UInt64($1) }

  /// Few, so that ties are many; now and then one of the last there can be.
  private mutating func time() -> UInt64 {
    let time = UInt64.random(in: 0...3, using: &random) << 16
    return Int.random(in: 0..<20, using: &random) == 0 ? HybridClock.limit - 1 - (time >> 16) : time
  }

  private mutating func value(_ number: Int) -> Value {
    let value = Int64.random(in: 0...2, using: &random)
    return number == 3 ? .text("text \(value)") : .integer(value)
  }
}
