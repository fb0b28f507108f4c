import HearthModel

/// The identifiers of very many records, in as little memory as they can be told apart in.
struct SortedKeys {
  private var keys: [UInt64] = []
  private var repeated: Set<UInt64> = []

  /// Takes note of a record.
  mutating func add(_ table: String, _ id: RecordID) {
    keys.append(Self.key(table, id))
  }

  /// Makes the keys ready to be looked up.
  mutating func sort() {
    keys.sort()
    repeated = []
    for (key, next) in zip(keys, keys.dropFirst()) where key == next { repeated.insert(key) }
  }

  /// Whether a record is among them.
  func contains(_ table: String, _ id: RecordID) -> Bool {
    let key = Self.key(table, id)
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key
  }

  /// Whether a record is among them more than once.
  func hasTwice(_ table: String, _ id: RecordID) -> Bool {
    !repeated.isEmpty && repeated.contains(Self.key(table, id))
  }

  /// Of so many bits that two records never share one in practice.
  private static func key(_ table: String, _ id: RecordID) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(table)
    hasher.combine(id)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
