import HearthContainer
import HearthHousehold
public import HearthModel
public import HearthPorts

extension ChildBook {
  /// Changes a child, its portrait too.
  ///
  /// - Parameters:
  ///   - id: which.
  ///   - photo: a JPEG file that a `PhotoProcessor` made, or `.some(nil)` to take the portrait away;
  ///     nil leaves it as it is.
  ///   - change: makes the change.
  /// - Returns: whether the child has a portrait now.
  /// - Throws: `DiaryError` where there is no such child, or the name or birth cannot be.
  @discardableResult
  public func edit(
    _ id: RecordID,
    photo: [UInt8]?? = nil,
    _ change: @escaping @Sendable (inout Child) -> Void
  ) async throws -> Bool {
    let now = dependencies.now()
    let zones = ZoneBook(timeZones: dependencies.timeZones)
    let label = { @Sendable (result: (Child, Bool)) in JournalLabel.edited(result.0) }
    return try await Journal.diary(dependencies).perform(label) { transaction in
      var child = try Self.present(id, in: transaction)
      change(&child)
      child.name = child.name.trimmed
      let history = try zones.history(in: transaction)
      try child.check(today: history?.day(holding: now) ?? Day.writable.upperBound)
      try transaction.put(child)
      if let photo { try Self.put(photo, of: id, in: transaction) }
      return (child, try Self.photo(of: id, in: transaction) != nil)
    }.1
  }

  /// Hides a child from everyday lists, or shows it there again; its diary stays.
  ///
  /// - Throws: `DiaryError.noSuchRecord`.
  public func setArchived(_ isArchived: Bool, _ id: RecordID) async throws -> Child {
    try await Journal.diary(dependencies).perform(JournalLabel.archived) { transaction in
      var child = try Self.present(id, in: transaction)
      child.isArchived = isArchived
      try transaction.put(child)
      return child
    }
  }

  /// The portrait of a child.
  public static func photo(
    of child: RecordID,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> ChildPhoto? {
    try transaction.fetch(ChildPhoto.self, ChildPhoto.id(of: child))
  }

  private static func put(
    _ bytes: [UInt8]?,
    of child: RecordID,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    if let bytes {
      try transaction.put(ChildPhoto(of: child, bytes))
    } else if let photo = try photo(of: child, in: transaction) {
      try transaction.delete(photo)
    }
  }

  static func present(_ id: RecordID, in transaction: any ReadTransaction) throws -> Child {
    guard let child = try transaction.fetch(Child.self, id) else {
      throw DiaryError.noSuchRecord(id.description)
    }
    return child
  }
}
