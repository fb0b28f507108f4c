import HearthModel
import SyncProtocol

/// What every merge has to keep, whatever is merged.
package struct MergeRules {
  private var records: RandomRecords

  /// Rules that are tried on records of a seed.
  package init(seed: UInt64) { records = RandomRecords(seed: seed) }

  /// Tries the rules on so many triples of versions.
  ///
  /// - Returns: the rules that one of them broke, each once.
  package mutating func broken(by triples: Int) -> Set<String> {
    var broken: Set<String> = []
    for _ in 0..<triples {
      broken.formUnion(Self.broken(by: records.next(), records.next(), records.next()))
    }
    return broken
  }

  private static func broken(by a: WireRecord, _ b: WireRecord, _ c: WireRecord) -> [String] {
    let both = a.merged(with: b)
    let all = both.merged(with: c)
    var broken: [String] = []
    if both.bytes != b.merged(with: a).bytes { broken.append("commutative") }
    if all.bytes != a.merged(with: b.merged(with: c)).bytes { broken.append("associative") }
    if all.merged(with: a).bytes != all.bytes || a.merged(with: a).bytes != a.bytes {
      broken.append("idempotent")
    }
    if !keepsLatest(both, a, b) { broken.append("no stamp is lowered") }
    if !keepsValues(both, a, b) { broken.append("every value is that of its stamp") }
    if inTable(a, b).bytes != both.bytes { broken.append("with a table as without") }
    return broken
  }

  private static func keepsLatest(_ merged: WireRecord, _ a: WireRecord, _ b: WireRecord) -> Bool {
    ([0] + RandomRecords.numbers).allSatisfy { number in
      let times = [a, b].compactMap { $0.row.stamps.group(ofField: number)?.time }
      return merged.row.stamps.group(ofField: number)?.time == times.max()
    }
  }

  /// Fields that nobody here knows among them.
  private static func keepsValues(_ merged: WireRecord, _ a: WireRecord, _ b: WireRecord) -> Bool {
    RandomRecords.numbers.allSatisfy { number in
      guard let stamp = merged.row.stamps.group(ofField: number) else {
        return merged.value(number) == nil
      }
      return [a, b].contains { record in
        guard let group = record.row.stamps.group(ofField: number) else { return false }
        return (group.time, group.device) == (stamp.time, stamp.device)
          && record.value(number) == merged.value(number)
      }
    }
  }

  /// The merge of a device that has a table for some of the fields.
  private static func inTable(_ a: WireRecord, _ b: WireRecord) -> WireRecord {
    let table = RandomRecords.table
    let row = a.row.lifted(into: table).merged(with: b.row.lifted(into: table), in: table)
    return WireRecord(row, of: table, a.id)
  }
}

extension WireRecord {
  fileprivate func value(_ number: Int) -> [UInt8]? {
    row.unknown.first { $0.number == number }?.bytes
  }
}
