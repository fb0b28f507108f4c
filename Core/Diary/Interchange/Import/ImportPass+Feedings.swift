import HearthModel
import HearthPorts

extension ImportPass {
  /// More than this is not believed of one feeding, in tenths of a millilitre.
  private static let largestBelieved = 5_000

  /// Takes a feeding's row, new or changed.
  mutating func take(_ feeding: ForeignFeeding, _ row: OpenRow, of child: Child) throws {
    let stored = try row.record.flatMap { try transaction.fetch(Feeding.self, $0) }
    if row.record != nil, stored == nil { return leaveDeleted(row.entry) }
    if let stored { try checkChild(stored.child, is: child) }
    let span = try span(of: feeding, row, stored)
    let fresh = try self.feeding(feeding, span, row, of: child)
    let record = try stored?.taking(row.changes, from: fresh) ?? fresh
    if let end = record.end, row.needs("start", "end") { try check(record.start, end) }
    keep(record, row)
    if let doubt = span.doubt { report.remark(row.entry.place, doubt) }
    if let amount = record.amount, amount > Self.largestBelieved, row.needs("amount") {
      report.remark(row.entry.place, .implausibleAmount(tenths: amount))
    }
    remark(on: record.start, record.end, row)
    if let child = matcher.children[record.child] {
      note(start: record.start, of: child, row.entry)
    }
  }

  private mutating func span(
    of feeding: ForeignFeeding,
    _ row: OpenRow,
    _ stored: Feeding?
  ) throws(ImportReason) -> TimeSpan {
    if let stored, !row.needs("start", "end") {
      return TimeSpan(start: stored.start, end: stored.end)
    }
    return try times.spans(from: feeding.start, to: feeding.end, mayBeEmpty: true)[0]
  }

  private func feeding(
    _ feeding: ForeignFeeding,
    _ span: TimeSpan,
    _ row: OpenRow,
    of child: Child
  ) throws(ImportReason) -> Feeding {
    Feeding(
      id: row.recordID(at: span.start),
      child: child.id,
      start: span.start,
      end: span.end,
      method: feeding.method,
      content: feeding.content,
      amount: try feeding.amount.map(tenths),
      segments: nil,
      foods: nil,
      reaction: nil,
      note: feeding.note.nonEmpty,
      author: nil
    )
  }

  private func tenths(of amount: ForeignVolume) throws(ImportReason) -> Int {
    guard let tenths = amount.tenths(in: units) else {
      throw .unreadable(column: "amount", text: amount.number.text)
    }
    return tenths
  }

  private func check(_ start: Instant, _ end: Instant) throws(ImportReason) {
    guard start <= end else { throw .endNotAfterStart(start: start, end: end) }
    let seconds = (start..<end).seconds
    guard .seconds(seconds) <= Sleep.longest else { throw .tooLong(seconds: seconds) }
  }
}
