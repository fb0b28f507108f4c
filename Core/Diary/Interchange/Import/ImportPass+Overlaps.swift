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
    var range = new.extent
    var group: [Sleep] = []
    while true {
      let known = Set(group.map(\.id))
      let found = calendar.overlapped(by: range, without: new.id)
        .filter { !known.contains($0.sleep.id) }
      guard !found.isEmpty else { break }
      group += found.map(\.sleep)
      for (_, other) in found {
        range =
          min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
      }
    }
    let isOpen = range.upperBound == .distantFuture
    guard isOpen || range.upperBound - range.lowerBound <= Sleep.longest else {
      throw .tooLong(seconds: range.seconds)
    }
    group.sort { ($0.start, $0.id) < ($1.start, $1.id) }
    // Of two that begin together the one that was there lends its identifier.
    group.insert(new, at: group.firstIndex { $0.start > new.start } ?? group.count)
    var result = group[0]
    result.absorb(group.dropFirst())
    result.start = range.lowerBound
    result.end = isOpen ? nil : range.upperBound
    for other in group { calendar.remove(other.id) }
    calendars[new.child] = calendar
    for other in group.dropFirst() { absorbed[other.id] = result.id }
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
