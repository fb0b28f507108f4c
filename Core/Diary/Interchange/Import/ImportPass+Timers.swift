import HearthHousehold
import HearthModel
import HearthPorts

// What a running program has besides entries: stopwatches and portraits.
extension ImportPass {
  /// Takes the row of a stopwatch, new or changed.
  mutating func take(_ timer: ForeignTimer, _ row: OpenRow, of child: Child?) throws {
    let stored = try row.record.flatMap { try transaction.fetch(DiaryTimer.self, $0) }
    if row.record != nil, stored == nil { return leaveDeleted(row.entry) }
    let span = try times.spans(from: timer.start, to: nil)[0]
    let fresh = DiaryTimer(
      id: row.recordID(at: span.start),
      child: child?.id,
      name: timer.name,
      start: span.start,
      author: try author(of: row.entry)
    )
    let record = try stored?.taking(row.changes, from: fresh) ?? fresh
    try keep(record, row)
    if let doubt = span.doubt { report.remark(row.entry.place, doubt) }
    remark(on: record.start, nil, row)
  }

  /// Gives a child its portrait, unless it has one here.
  mutating func take(_ picture: ForeignPicture) throws {
    guard case .child(let child) = try matcher.match(picture.child, ledger),
      try ChildBook.photo(of: child.id, in: transaction) == nil
    else { return }
    keep(ChildPhoto(of: child.id, picture.bytes))
  }
}
