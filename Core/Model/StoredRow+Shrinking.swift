extension Stamps {
  /// Whether they are those of a tombstone that has given its fields up.
  public var areOfShrunk: Bool { groups.count == 1 && groups[0].fields == .max }
}

extension StoredRow {
  /// Whether this is a tombstone that has given its fields up.
  ///
  /// It says of every field there can be that the deletion was its last write and left nothing. Who puts
  /// the record again writes all of it.
  public var isShrunk: Bool { !alive && stamps.areOfShrunk }

  /// The tombstone without its fields and without a table; the same on every device that holds it.
  ///
  /// - Returns: nil for a living record, a tombstone that has no fields any more, and one with a field
  ///   that was written after the deletion.
  public var shrunk: StoredRow? {
    guard !alive, !isShrunk, let life = stamps.group(ofField: 0), stamps.groups.last == life else {
      return nil
    }
    var row = self
    row.values = []
    row.unknown = []
    row.stamps = Stamps(groups: [.init(time: life.time, device: life.device, fields: .max)])
    return row
  }

  /// What is left where one of two rows is a tombstone without fields; nil where neither is.
  ///
  /// An action after that deletion means the whole record: it counts as having written all of it. What
  /// came before is gone.
  func settled(against other: StoredRow) -> StoredRow? {
    if other.isShrunk, let row = outliving(other) { return row }
    if isShrunk, let row = other.outliving(self) { return row }
    return nil
  }

  private func outliving(_ tombstone: StoredRow) -> StoredRow? {
    let end = tombstone.stamps.groups[0]
    guard let last = stamps.groups.last, end.isOlder(than: last) else { return tombstone }
    guard let life = stamps.group(ofField: 0), end.isOlder(than: life) else { return nil }
    let older = stamps.groups.filter { !end.isOlder(than: $0) }
    guard !older.isEmpty else { return self }
    var row = self
    row.stamps.stamp(
      older.reduce(life.fields) { $0 | $1.fields },
      time: life.time,
      device: life.device
    )
    return row
  }
}
