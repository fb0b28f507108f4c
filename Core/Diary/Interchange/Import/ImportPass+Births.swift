import HearthHousehold
import HearthModel

extension ImportPass {
  /// Takes the children's own rows.
  mutating func takeBirths(_ entries: [ForeignEntry]) throws {
    var open: [(row: OpenRow, birth: ForeignBirth)] = []
    // Children that a row of this call has become; no further row becomes them by name.
    var claimed: Set<RecordID> = []
    for entry in entries {
      guard case .child(let birth) = entry.content else { continue }
      try step(entry)
      guard matcher.wants(entry.child) else {
        report.skip(entry.place, .otherChild(entry.child.label))
        continue
      }
      guard let finding = try find(entry) else { continue }
      if let record = finding.record { claimed.insert(record) }
      if case .unchanged(let record) = finding, let child = matcher.children[record] {
        matcher.link(entry.child, to: child)
      }
      if let row = finding.open { open.append((row, birth)) }
    }
    // Of several under the chosen child's name the one born on its day comes first.
    let born = options.child?.born
    for (row, birth) in open.filter({ $0.birth.born == born })
      + open.filter({ $0.birth.born != born })
    {
      try rejecting(row.entry) { try $0.take(birth, row, &claimed) }
    }
  }

  private mutating func take(
    _ birth: ForeignBirth,
    _ row: OpenRow,
    _ claimed: inout Set<RecordID>
  ) throws {
    if row.record != nil { return try follow(birth, row) }
    if let child = try existing(birth, row.entry, claimed) {
      claimed.insert(child.id)
      return join(row, birth, child)
    }
    guard options.child == nil else {
      return report.skip(row.entry.place, .otherChild(row.entry.child.label))
    }
    let child = try draft(birth, row)
    claimed.insert(child.id)
    matcher.link(row.entry.child, to: child)
    try keep(child, row)
  }

  /// The child of the diary that a new row is about.
  private func existing(
    _ birth: ForeignBirth,
    _ entry: ForeignEntry,
    _ claimed: Set<RecordID>
  ) throws(ImportReason) -> Child? {
    if let chosen = options.child { return claimed.contains(chosen.id) ? nil : chosen }
    let found = matcher.candidates(entry.child.name, born: birth.born, except: claimed)
    guard found.count <= 1 else { throw .sameName(entry.child.name, ids: found.map(\.id)) }
    return found.first
  }

  private mutating func join(_ row: OpenRow, _ birth: ForeignBirth, _ child: Child) {
    matcher.link(row.entry.child, to: child)
    remember(row, as: child.id)
    report.unchanged += 1
    report.remark(row.entry.place, .childJoined(child.name, child.id))
    if child.born != birth.born {
      report.remark(
        row.entry.place,
        .bornOtherwise(child.name, here: child.born, there: birth.born)
      )
    }
  }

  /// Changes a child as its source did.
  private mutating func follow(_ birth: ForeignBirth, _ row: OpenRow) throws {
    guard let stored = row.record.flatMap({ matcher.children[$0] }) else {
      return leaveDeleted(row.entry)
    }
    let isAnother = row.changes.isSuperset(of: ["name", "born"])
    guard !isAnother else { throw ImportReason.otherDiary(child: stored.name) }
    let child = try stored.taking(row.changes, from: try draft(birth, row))
    matcher.link(row.entry.child, to: child)
    try keep(child, row)
  }

  private func draft(_ birth: ForeignBirth, _ row: OpenRow) throws(ImportReason) -> Child {
    var draft = ChildDraft(name: row.entry.child.name, born: birth.born)
    draft.bornAt = birth.bornAt
    // The date as UTC has it, so that the identifier does not depend on the zone of the import.
    let id = row.recordID(at: Instant(seconds: Int64(birth.born.number) * 86_400))
    do throws(DiaryError) {
      return try draft.child(id: id, today: zones.day(holding: now))
    } catch .bornInFuture(let day) {
      throw .bornInFuture(day)
    } catch {
      throw .badName(limit: ChildBook.longestName)
    }
  }
}

extension ImportLedger.Finding {
  /// The record that an earlier call made of the row.
  fileprivate var record: RecordID? {
    switch self {
    case .unchanged(let record): record
    case .open(let row): row.record
    case .repeated, .duplicate: nil
    }
  }
}
