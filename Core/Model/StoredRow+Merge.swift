extension StoredRow {
  /// What every device arrives at that has seen both rows, in whatever order and however often.
  ///
  /// Each field, and `life` like a field, is that of the later write: by clock, then by device, then
  /// by bytes.
  public func merged(with other: StoredRow, in table: Table) -> StoredRow {
    var merged = self
    var merger = StampMerger(stamps, other.stamps)
    if merger.takesOther(0, [alive ? 1 : 0], [other.alive ? 1 : 0]) { merged.alive = other.alive }
    for (position, column) in table.columns.enumerated() {
      let (mine, theirs) = (values[position], other.values[position])
      if merger.takesOther(column.number, mine.bytes, theirs.bytes) {
        merged.values[position] = theirs
      }
    }
    merged.unknown = (1...63).filter { table.position(ofField: $0) == nil }.compactMap { number in
      let (mine, theirs) = (unknown(number), other.unknown(number))
      return merger.takesOther(number, mine?.bytes ?? [], theirs?.bytes ?? []) ? theirs : mine
    }
    merged.stamps = merger.stamps
    merged.base = max(base, other.base)
    merged.dirty = dirty || other.dirty
    return merged
  }

  private func unknown(_ number: Int) -> UnknownField? {
    unknown.first { $0.number == number }
  }
}

/// Decides field by field and gathers the stamps of what stands.
private struct StampMerger {
  private struct Write: Hashable {
    let time: UInt64
    let device: UInt64
  }

  private let mine: Stamps
  private let theirs: Stamps
  private var fields: [Write: UInt64] = [:]

  init(_ mine: Stamps, _ theirs: Stamps) {
    self.mine = mine
    self.theirs = theirs
  }

  var stamps: Stamps {
    Stamps(groups: fields.map { .init(time: $0.key.time, device: $0.key.device, fields: $0.value) })
  }

  /// Whether the other row's field stands.
  mutating func takesOther(_ number: Int, _ bytes: [UInt8], _ otherBytes: [UInt8]) -> Bool {
    let (group, other) = (mine.group(ofField: number), theirs.group(ofField: number))
    let (rank, otherRank) = (rank(group), rank(other))
    let takesOther =
      Mutant.arrivalDecidesTies.isPlanted && rank.1 == otherRank.1 && rank.0 == otherRank.0
      ? true
      : rank == otherRank ? bytes.lexicographicallyPrecedes(otherBytes) : rank < otherRank
    if let group = takesOther ? other : group {
      let write = Write(time: group.time, device: group.device)
      fields[write, default: 0] |= 1 << UInt64(number)
    }
    return takesOther
  }

  /// What was never stamped comes before every stamp.
  private func rank(_ group: Stamps.Group?) -> (Int, UInt64, UInt64) {
    group.map { (1, $0.time, $0.device) } ?? (0, 0, 0)
  }
}
