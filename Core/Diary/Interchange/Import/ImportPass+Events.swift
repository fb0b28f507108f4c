import HearthHousehold
import HearthModel
import HearthPorts

extension ImportPass {
  /// More than this is not believed of one feeding, in tenths of a millilitre.
  private static let largestBelieved = 5_000

  /// Takes the row of an event, new or changed.
  ///
  /// - Parameters:
  ///   - times: when it was.
  ///   - fill: puts in its values.
  ///   - row: what is known of the row.
  ///   - child: whose; nil for the household's.
  /// - Throws: `ImportReason` where it cannot be taken, `StoreError`.
  mutating func take<Event: DiaryEvent>(
    _ times: ForeignEvent.Times,
    _ fill: ForeignEvent.Fill<Event>,
    _ row: OpenRow,
    of child: Child?
  ) throws {
    let stored = try row.record.flatMap { try transaction.fetch(Event.self, $0) }
    if row.record != nil, stored == nil { return leaveDeleted(row.entry) }
    if let stored { try checkOwner(stored.childID, is: child) }
    let found = try self.times(times, row, stored)
    let start = found.times.start ?? found.times.day.map { zones.start(of: $0) } ?? now
    // A household's event names no child: `fill` leaves out the one that stands here.
    var fresh = Event.blank(row.recordID(at: start), of: child?.id ?? RecordID(high: 0, low: 0))
    try fill(&fresh, units)
    try put(found.times, into: &fresh)
    let record = try stored?.taking(row.changes, from: fresh) ?? fresh
    if row.needs("start", "end"), let end = record.ending {
      try check(record.beginning(by: zones), end)
    }
    try checkValues(of: record, inPlaceOf: stored, row)
    try keep(record, row)
    if let doubt = found.doubt { report.remark(row.entry.place, doubt) }
    remark(on: record.beginning(by: zones), record.ending, row)
    if let child = record.childID.flatMap({ matcher.children[$0] }) {
      note(start: record.beginning(by: zones), of: child, row.entry)
    }
  }

  private mutating func times<Event: DiaryEvent>(
    _ times: ForeignEvent.Times,
    _ row: OpenRow,
    _ stored: Event?
  ) throws(ImportReason) -> (times: EventTimes, doubt: ImportReason?) {
    if let stored, !row.needs("start", "end", "time", "day") {
      if let day = stored.ownDay { return (EventTimes(day: day), nil) }
      return (EventTimes(start: stored.beginning(by: zones), end: stored.ending), nil)
    }
    switch times {
    case .day(let day): return (EventTimes(day: day), nil)
    case .moment(let time):
      let span = try self.times.spans(from: time, to: nil)[0]
      return (EventTimes(start: span.start), span.doubt)
    case .span(let start, let end):
      let span = try self.times.spans(from: start, to: end, mayBeEmpty: true)[0]
      return (EventTimes(start: span.start, end: span.end), span.doubt)
    }
  }

  /// A source may know an end, or a time of day, where the kind has none.
  private func put<Event: DiaryEvent>(_ times: EventTimes, into event: inout Event) throws {
    var fitting = times
    switch Event.timing {
    case .moment: fitting.end = nil
    case .span: break
    case .day:
      fitting = EventTimes(day: times.day ?? times.start.map { zones.day(holding: $0) })
    }
    try event.set(fitting)
  }

  /// An entry that was one child's and is another's comes from another diary with the same numbers.
  private func checkOwner(_ stored: RecordID?, is child: Child?) throws(ImportReason) {
    guard let stored, let child else { return }
    try checkChild(stored, is: child)
  }

  private func check(_ start: Instant, _ end: Instant) throws(ImportReason) {
    guard start <= end else { throw .endNotAfterStart(start: start, end: end) }
    let seconds = (start..<end).seconds
    guard .seconds(seconds) <= EventJournal.longest else { throw .tooLong(seconds: seconds) }
  }

  /// What nobody would believe is kept and said; what cannot be is refused.
  private mutating func checkValues<Event: DiaryEvent>(
    of event: Event,
    inPlaceOf stored: Event?,
    _ row: OpenRow
  ) throws(ImportReason) {
    if let feeding = event as? Feeding, let amount = feeding.amount,
      amount > Self.largestBelieved, row.needs("amount")
    {
      report.remark(row.entry.place, .implausibleAmount(tenths: amount))
      return
    }
    do throws(EventFault) {
      try event.check()
    } catch {
      switch error {
      case .implausible(let measure): report.remark(row.entry.place, .implausible(measure))
      case .empty(let kind): throw .empty(kind)
      case .sidesExceedTotal, .segmentsOutside, .timeDoesNotFit:
        report.remark(row.entry.place, .contradictory)
      }
    }
  }
}
