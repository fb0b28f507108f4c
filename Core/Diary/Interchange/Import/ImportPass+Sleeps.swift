import HearthModel
import HearthPorts

extension ImportPass {
  /// Takes a sleep's row, new or changed.
  mutating func take(_ sleep: ForeignSleep, _ row: OpenRow, of child: Child) throws {
    let stored = try row.record.flatMap { try transaction.fetch(Sleep.self, $0) }
    if row.record != nil, stored == nil { return leaveDeleted(row.entry) }
    if let stored { try checkChild(stored.child, is: child) }
    let isMoved = row.needs("child", "start", "end")
    let candidates = try spans(of: sleep, row, stored).map { span in
      var fresh = sleep.record(span, id: row.recordID(at: span.start), of: child.id)
      fresh.author = try author(of: row.entry)
      let record = try stored?.taking(row.changes, from: fresh) ?? fresh
      let obstacle = isMoved ? try obstacle(to: record) : nil
      return Candidate(sleep: record, doubt: span.doubt, obstacle: obstacle)
    }
    let candidate = candidates.first { $0.obstacle == nil } ?? candidates[0]
    if let stored { calendars[stored.child]?.remove(stored.id) }
    do {
      try place(candidate, row)
    } catch {
      if let stored { calendars[stored.child]?.insert(stored) }
      throw error
    }
  }

  private mutating func place(_ candidate: Candidate, _ row: OpenRow) throws {
    guard let obstacle = candidate.obstacle else { return try keep(candidate, row) }
    guard case .overlaps(let other) = obstacle else { throw obstacle }
    switch options.onConflict {
    case .report: throw obstacle
    case .keep:
      try keep(candidate, row)
      report.remark(row.entry.place, .overlapKept(other))
    case .join:
      try keep(candidate.replacing(try joined(candidate.sleep)), row)
      report.remark(row.entry.place, .overlapJoined(other))
    case .trim:
      try keep(candidate.replacing(try trimmed(candidate.sleep, row, by: other)), row)
      report.remark(row.entry.place, .overlapTrimmed(other))
    }
  }

  /// What a row can become.
  private struct Candidate {
    let sleep: Sleep
    let doubt: ImportReason?
    let obstacle: ImportReason?

    func replacing(_ sleep: Sleep) -> Candidate {
      Candidate(sleep: sleep, doubt: doubt, obstacle: obstacle)
    }
  }

  private mutating func spans(
    of sleep: ForeignSleep,
    _ row: OpenRow,
    _ stored: Sleep?
  ) throws(ImportReason) -> [TimeSpan] {
    if let stored, !row.needs("start", "end") {
      return [TimeSpan(start: stored.start, end: stored.end)]
    }
    return try times.spans(from: sleep.start, to: sleep.end)
  }

  /// The first rule that forbids a sleep.
  mutating func obstacle(to sleep: Sleep) throws(StoreError) -> ImportReason? {
    if let fault = fault(of: sleep) { return fault }
    try load(sleep.child)
    return calendars[sleep.child]?.conflict(with: sleep).map { .overlaps($0) }
  }

  /// What forbids a sleep by itself, whatever others there are.
  func fault(of sleep: Sleep) -> ImportReason? {
    guard let end = sleep.end else { return nil }
    guard sleep.start < end else { return .endNotAfterStart(start: sleep.start, end: end) }
    let seconds = (sleep.start..<end).seconds
    return .seconds(seconds) <= Sleep.longest ? nil : .tooLong(seconds: seconds)
  }

  private mutating func load(_ child: RecordID) throws(StoreError) {
    guard calendars[child] == nil else { return }
    let sleeps = try transaction.fetch(Sleep.query.where(\.child, is: child).ordered(by: \.start))
    calendars[child] = SleepCalendar(sleeps)
  }

  private mutating func keep(_ candidate: Candidate, _ row: OpenRow) throws(StoreError) {
    let sleep = candidate.sleep
    calendars[sleep.child]?.insert(sleep)
    try keep(sleep, row)
    if let doubt = candidate.doubt { report.remark(row.entry.place, doubt) }
    remark(on: sleep.start, sleep.end, row)
    if let child = matcher.children[sleep.child] { note(start: sleep.start, of: child, row.entry) }
  }
}

extension ImportPass {
  /// A row that was one child's and is another's comes from another diary with the same numbers.
  func checkChild(_ stored: RecordID, is child: Child) throws(ImportReason) {
    guard stored != child.id else { return }
    throw .otherDiary(child: matcher.children[stored]?.name ?? child.name)
  }

  /// Says what is odd about the times of a row that was taken.
  mutating func remark(on start: Instant, _ end: Instant?, _ row: OpenRow) {
    if let late = [start, end].compactMap(\.self).first(where: { $0 > now }) {
      report.remark(row.entry.place, .inFuture(late))
    }
    if let end, end - start > Sleep.longestWithoutQuestion {
      report.remark(row.entry.place, .longerThanADay(seconds: (start..<end).seconds))
    }
  }
}

extension ForeignSleep {
  fileprivate func record(_ span: TimeSpan, id: RecordID, of child: RecordID) -> Sleep {
    let draft = SleepDraft(
      start: span.start,
      end: span.end,
      kind: kind,
      place: place,
      note: note
    )
    var sleep = draft.sleep(id: id, child: child)
    sleep.settling = settling.nonEmpty
    sleep.moodAtStart = moodAtStart.nonEmpty
    sleep.moodAtEnd = moodAtEnd.nonEmpty
    return sleep
  }
}
