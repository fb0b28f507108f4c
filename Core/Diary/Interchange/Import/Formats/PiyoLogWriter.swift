import HearthHousehold
import HearthModel

/// Turns PiyoLog's events into entries: a sleep is made of its beginning and its end.
struct PiyoLogWriter {
  /// The sleep that waits for its end, by child.
  private var asleep: [String: SourceRow] = [:]

  /// Writes events, which come in the order of time.
  mutating func write(_ events: [PiyoLogEvent], into diary: inout ForeignDiary) {
    for event in events {
      do throws(ImportReason) {
        try write(event, into: &diary)
      } catch {
        diary.report.reject(event.place, error)
      }
    }
    // What nothing ended goes on.
    for (_, row) in asleep.sorted(by: { $0.key < $1.key }) {
      var row = row
      row.addSleep()
      diary.take(row)
    }
  }

  private mutating func write(
    _ event: PiyoLogEvent,
    into diary: inout ForeignDiary
  ) throws(ImportReason) {
    let start = SourceTime("\(event.local)", .local(event.local))
    var row = SourceRow(event.place, start: start)
    row.child = ForeignChild(id: nil, name: event.child)
    row.note = event.note
    if event.isJournal {
      row.addNote("")
      return diary.take(row)
    }
    guard let (kind, details) = PiyoLogKind.reading(event.text) else {
      row.remarks.append(.unknownWord(column: "event", text: event.text))
      row.addNote(event.text)
      return diary.take(row)
    }
    switch kind {
    case .sleep:
      if let open = asleep.updateValue(row, forKey: event.child) {
        diary.report.reject(open.place, .sleepWithoutWaking)
      }
    case .waking: diary.take(try waking(row, details, event))
    default:
      try row.add(kind, details)
      diary.take(row)
    }
  }

  /// The sleep that a waking ends, else one as long as the waking says.
  private mutating func waking(
    _ row: SourceRow,
    _ details: String,
    _ event: PiyoLogEvent
  ) throws(ImportReason) -> SourceRow {
    if var open = asleep.removeValue(forKey: event.child) {
      open.end = row.start
      open.note = [open.note, row.note].filter { !$0.isEmpty }.joined(separator: "\n")
      open.addSleep()
      return open
    }
    let minutes = PiyoLogKind.minutes(details)
    guard minutes > 0, minutes < 10_000 else { throw .wakingWithoutSleep }
    let start = LocalTime(event.local.asIfUTC - .seconds(minutes * 60), offset: 0)
    var found = SourceRow(event.place, start: SourceTime("\(start)", .local(start)))
    found.child = row.child
    found.note = row.note
    found.end = row.start
    found.addSleep()
    return found
  }
}
