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
    var contest = StampContest(stamps, other.stamps)
    if contest.takesOther(0, [alive ? 1 : 0], [other.alive ? 1 : 0]) { merged.alive = other.alive }
    var rest = contest.fields | unknownFields | other.unknownFields
    for (position, column) in table.columns.enumerated() {
      let (mine, theirs) = (values[position], other.values[position])
      if contest.takesOther(column.number, mine.bytes, theirs.bytes) {
        merged.values[position] = theirs
      }
      rest &= ~(1 << UInt64(column.number))
    }
    merged.unknown = []
    merged.unknown.reserveCapacity(max(unknown.count, other.unknown.count))
    // Bit 0 is no field.
    rest &= ~1
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      rest &= rest - 1
      let (mine, theirs) = (unknown(number), other.unknown(number))
      let takesOther = contest.takesOther(number, mine?.bytes ?? [], theirs?.bytes ?? [])
      if let field = takesOther ? theirs : mine { merged.unknown.append(field) }
    }
    merged.stamps = contest.stamps
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

/// Decides whose fields stand, all at once, and leaves those of equal writes to their bytes.
private struct StampContest {
  private let mine: Stamps
  private let theirs: Stamps
  /// The bits of the fields that are the other row's.
  private var others: UInt64
  /// The bits of those that nobody wrote later than the other; what was never stamped comes before
  /// every stamp.
  private let ties: UInt64
  /// The bits of all fields that either row has a stamp of.
  let fields: UInt64

  init(_ mine: Stamps, _ theirs: Stamps) {
    self.mine = mine
    self.theirs = theirs
    let own = mine.fields
    fields = own | theirs.fields
    var (others, ties) = (fields & ~own, ~fields)
    if Mutant.arrivalDecidesTies.isPlanted { others |= ties }
    for group in mine.groups {
      for other in theirs.groups where group.fields & other.fields != 0 {
        let shared = group.fields & other.fields
        if Mutant.arrivalDecidesTies.isPlanted, group.time == other.time {
          others |= shared
        } else if group.isOlder(than: other) {
          others |= shared
        } else if !other.isOlder(than: group) {
          ties |= shared
        }
      }
    }
    self.others = others
    self.ties = ties
  }

  /// Whether the other row's field stands.
  mutating func takesOther(
    _ number: Int,
    _ bytes: @autoclosure () -> [UInt8],
    _ otherBytes: @autoclosure () -> [UInt8]
  ) -> Bool {
    let bit: UInt64 = 1 << UInt64(number)
    if ties & bit != 0, bytes().lexicographicallyPrecedes(otherBytes()) { others |= bit }
    return others & bit != 0
  }

  /// The stamps of what stands.
  var stamps: Stamps {
    var groups: [Stamps.Group] = []
    groups.reserveCapacity(mine.groups.count + theirs.groups.count)
    for group in mine.groups { Self.add(group, group.fields & ~others, to: &groups) }
    for group in theirs.groups { Self.add(group, group.fields & others, to: &groups) }
    return Stamps(groups: groups)
  }

  /// Fields of one write are one group, whichever row they come from.
  private static func add(
    _ group: Stamps.Group,
    _ fields: UInt64,
    to groups: inout [Stamps.Group]
  ) {
    guard fields != 0 else { return }
    let index = groups.firstIndex { $0.time == group.time && $0.device == group.device }
    let all = fields | (index.map { groups[$0].fields } ?? 0)
    let whole = Stamps.Group(time: group.time, device: group.device, fields: all)
    if let index { groups[index] = whole } else { groups.append(whole) }
  }
}
