extension StoredRow {
  /// What every device arrives at that has seen both rows, in whatever order and however often.
  ///
  /// Each field, and `life` like a field, is that of the later write: by clock, then by device, then
  /// by bytes. A record that was edited after a deletion is whole even where the tombstone has given its
  /// fields up.
  public func merged(with other: StoredRow, in table: Table) -> StoredRow {
    var merged = settled(against: other) ?? joined(with: other, in: table)
    merged.base = max(base, other.base)
    merged.dirty = dirty || other.dirty
    return merged
  }

  private func joined(with other: StoredRow, in table: Table) -> StoredRow {
    var merged = self
    var merger = StampMerger(stamps, other.stamps)
    if merger.takesOther(0, [alive ? 1 : 0], [other.alive ? 1 : 0]) { merged.alive = other.alive }
    var rest = merger.fields | unknownFields | other.unknownFields
    for (position, column) in table.columns.enumerated() {
      let (mine, theirs) = (values[position], other.values[position])
      if merger.takesOther(column.number, mine.bytes, theirs.bytes) {
        merged.values[position] = theirs
      }
      rest &= ~(1 << UInt64(column.number))
    }
    merged.unknown = []
    for number in 1...63 where rest >> UInt64(number) & 1 == 1 {
      let (mine, theirs) = (unknown(number), other.unknown(number))
      let takesOther = merger.takesOther(number, mine?.bytes ?? [], theirs?.bytes ?? [])
      if let field = takesOther ? theirs : mine { merged.unknown.append(field) }
    }
    merged.stamps = merger.stamps
    return merged
  }

  private func unknown(_ number: Int) -> UnknownField? {
    unknown.first { $0.number == number }
  }

  /// The bits of the fields that no column takes.
  private var unknownFields: UInt64 {
    unknown.reduce(0) { $0 | 1 << UInt64($1.number) }
  }
}

/// Decides field by field and gathers the stamps of what stands.
private struct StampMerger {
  private struct Write {
    let time: UInt64
    let device: UInt64
    var fields: UInt64
  }

  private let mine: Stamps
  private let theirs: Stamps
  /// Few: a search is shorter than any table.
  private var writes: [Write] = []

  init(_ mine: Stamps, _ theirs: Stamps) {
    self.mine = mine
    self.theirs = theirs
  }

  /// The bits of all fields that either row has a stamp of.
  var fields: UInt64 { (mine.groups + theirs.groups).reduce(0) { $0 | $1.fields } }

  var stamps: Stamps {
    Stamps(groups: writes.map { .init(time: $0.time, device: $0.device, fields: $0.fields) })
  }

  /// Whether the other row's field stands.
  mutating func takesOther(
    _ number: Int,
    _ bytes: @autoclosure () -> [UInt8],
    _ otherBytes: @autoclosure () -> [UInt8]
  ) -> Bool {
    let (group, other) = (mine.group(ofField: number), theirs.group(ofField: number))
    let (rank, otherRank) = (rank(group), rank(other))
    let takesOther =
      Mutant.arrivalDecidesTies.isPlanted && rank.1 == otherRank.1 && rank.0 == otherRank.0
      ? true
      : rank == otherRank ? bytes().lexicographicallyPrecedes(otherBytes()) : rank < otherRank
    if let group = takesOther ? other : group { note(group, number) }
    return takesOther
  }

  private mutating func note(_ group: Stamps.Group, _ number: Int) {
    let bit: UInt64 = 1 << UInt64(number)
    let index = writes.firstIndex { $0.time == group.time && $0.device == group.device }
    if let index {
      writes[index].fields |= bit
    } else {
      writes.append(Write(time: group.time, device: group.device, fields: bit))
    }
  }

  /// What was never stamped comes before every stamp.
  private func rank(_ group: Stamps.Group?) -> (Int, UInt64, UInt64) {
    group.map { (1, $0.time, $0.device) } ?? (0, 0, 0)
  }
}
