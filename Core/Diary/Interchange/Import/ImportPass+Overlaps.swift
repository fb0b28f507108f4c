import HearthHousehold
import HearthModel
import HearthPorts

extension ImportPass {
  /// One sleep from the earliest start to the latest end of a new one, all that it overlaps and what
  /// those overlap in turn; it keeps the identifier of the earliest.
  ///
  /// - Throws: `ImportReason.tooLong`.
  mutating func joined(_ new: Sleep) throws(ImportReason) -> Sleep {
    guard var calendar = calendars[new.child] else { return new }
    let union = SleepUnion(of: new, in: new.extent) { range, _ in
      calendar.overlapped(by: range, without: new.id)
    }
    let range = union.range
    guard range.upperBound == .distantFuture || range.upperBound - range.lowerBound <= Sleep.longest
    else {
      throw .tooLong(seconds: range.seconds)
    }
    let result = union.sleep
    for other in union.members {
      calendar.remove(other.id)
      if other.id != result.id { absorbed[other.id] = result.id }
    }
    calendars[new.child] = calendar
    return result
  }

  /// The first piece of a new sleep that no other covers; further ones are taken as they are.
  ///
  /// - Throws: `ImportReason.nothingLeft`.
  mutating func trimmed(
    _ new: Sleep,
    _ row: OpenRow,
    by first: ImportReason.OtherSleep
  ) throws(ImportReason) -> Sleep {
    let others = calendars[new.child]?.overlapped(by: new.extent, without: new.id) ?? []
    let free = new.extent.subtracting(others.map(\.range))
    guard !free.isEmpty else { throw .nothingLeft(first) }
    var number = 1
    let pieces = new.cut(into: free) {
      number += 1
      return ImportedRow.recordID(forKey: "\(row.key)#\(number)", at: new.start)
    }
    for piece in pieces.dropFirst() {
      calendars[new.child]?.insert(piece)
      keep(piece)
    }
    return pieces[0]
  }

  /// Lets tags and remembered rows of sleeps that became part of others follow them.
  mutating func settleAbsorbed() throws(StoreError) {
    guard !absorbed.isEmpty else { return }
    for id in absorbed.keys.sorted() {
      if let sleep = try transaction.fetch(Sleep.self, id) { drop(sleep) }
      for tagging in try transaction.fetch(Tagging.query.where(\.event, is: id)) {
        drop(tagging)
        keep(tagging)
      }
    }
    let kept = records.filter { absorbed[$0.id] == nil }.map { record -> any Record in
      guard let tagging = record as? Tagging else { return record }
      return Tagging(event: survivor(of: tagging.event), tag: tagging.tag)
    }
    let remembered = Set(rows.map(\.id))
    let earlier = try transaction.fetch(ImportedRow.query)
      .filter { absorbed[$0.record] != nil && !remembered.contains($0.id) }
    let followed = (rows + earlier).map { row in
      var row = row
      row.record = survivor(of: row.record)
      return row
    }
    replace(records: kept, rows: followed)
  }

  private func survivor(of id: RecordID) -> RecordID {
    var id = id
    while let next = absorbed[id] { id = next }
    return id
  }
}
