import HearthContainer
import HearthHousehold
public import HearthModel
import HearthPorts

/// Two children of the diary that became one.
public struct MergedChildren: Sendable {
  /// The one that stays, as it is stored now.
  public let child: Child
  /// The one that went.
  public let former: Child
  /// How many entries moved from one to the other.
  public let moved: Int
}

extension ChildBook {
  /// Makes one child of two, for parents who each kept a diary of their own.
  ///
  /// All entries of the second become the first's; what the first child does not say of itself it
  /// takes from the second. Sleeps that both wrote down may overlap afterwards; the day shows them as
  /// one. Rows that were imported for the second are the first's from now on.
  ///
  /// - Parameters:
  ///   - other: the child that goes.
  ///   - id: the child that stays.
  ///   - confirmed: whether a person has said yes to different dates of birth.
  /// - Returns: the one child, and what moved.
  /// - Throws: `DiaryError` where they are one and the same, are missing, or must be asked about.
  public func merge(
    _ other: RecordID,
    into id: RecordID,
    confirmed: Bool = false
  ) async throws -> MergedChildren {
    guard other != id else { throw DiaryError.sameChild }
    return try await Journal.diary(dependencies).perform(JournalLabel.merged) { transaction in
      var child = try Self.present(id, in: transaction)
      let former = try Self.present(other, in: transaction)
      guard confirmed || child.born == former.born else {
        throw DiaryError.needsConfirmation([.bornOnOtherDays(child.born, former.born)])
      }
      var moved = 0
      for kind in ChildRecords.all { moved += try kind.move(from: other, to: id, in: transaction) }
      try movePhoto(from: other, to: id, in: transaction)
      try moveImportedRows(from: other, to: id, in: transaction)
      child.complete(from: former)
      try transaction.put(child)
      try transaction.delete(former)
      return MergedChildren(child: child, former: former, moved: moved)
    }
  }

  private func movePhoto(
    from other: RecordID,
    to id: RecordID,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    guard let photo = try Self.photo(of: other, in: transaction) else { return }
    if try Self.photo(of: id, in: transaction) == nil {
      try transaction.put(ChildPhoto(of: id, photo.picture.bytes))
    }
    try transaction.delete(photo)
  }

  /// The next import of the same file must find the child that its rows became.
  private func moveImportedRows(
    from other: RecordID,
    to id: RecordID,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    for var row in try transaction.fetch(ImportedRow.query) where row.record == other {
      row.record = id
      try transaction.put(row)
    }
  }
}

/// The records of one kind that belong to a child.
struct ChildRecords: Sendable {
  /// Every kind that names a child.
  static let all = [
    ChildRecords(\Sleep.child), ChildRecords(\Feeding.child), ChildRecords(\Nappy.child),
    ChildRecords(\Growth.child), ChildRecords(\Temperature.child), ChildRecords(\Medicine.child),
    ChildRecords(\Bath.child), ChildRecords(\TummyTime.child), ChildRecords(\Milestone.child),
    ChildRecords(\DiaryNote.child), ChildRecords(\Pumping.child), ChildRecords(\DiaryTimer.child),
  ]

  private let change: @Sendable (RecordID, RecordID, any WriteTransaction) throws(StoreError) -> Int

  init<R: Record>(_ path: any WritableKeyPath<R, RecordID> & Sendable) {
    change = { (other, id, transaction) throws(StoreError) in
      let records = try transaction.fetch(R.query.where(path, is: other))
      for var record in records {
        record[keyPath: path] = id
        try transaction.put(record)
      }
      return records.count
    }
  }

  init<R: Record>(_ path: any WritableKeyPath<R, RecordID?> & Sendable) {
    change = { (other, id, transaction) throws(StoreError) in
      let records = try transaction.fetch(R.query.where(path, is: other))
      for var record in records {
        record[keyPath: path] = id
        try transaction.put(record)
      }
      return records.count
    }
  }

  /// Gives the records of one child to another.
  ///
  /// - Returns: how many there were.
  func move(
    from other: RecordID,
    to id: RecordID,
    in transaction: any WriteTransaction
  ) throws(StoreError) -> Int {
    try change(other, id, transaction)
  }
}

extension Child {
  /// Takes what it does not know of itself from another record of the same child.
  fileprivate mutating func complete(from other: Child) {
    bornAt = bornAt ?? (born == other.born ? other.bornAt : nil)
    due = due ?? other.due
    sex = sex ?? other.sex
    colour = colour ?? other.colour
  }
}
