import HearthHousehold
import HearthModel
import HearthPorts

/// One import on one state of the store: goes through the rows and gathers what is to be written.
struct ImportPass {
  let options: ImportOptions
  let transaction: any ReadTransaction
  let zones: TimeZoneHistory
  let now: Instant
  var report: ImportReport
  var ledger: ImportLedger
  var matcher: ChildMatcher
  var times: LocalTimeResolver
  var units: UnitSystem
  /// The sleeps of the children met so far.
  var calendars: [RecordID: SleepCalendar] = [:]
  private let entries: [ForeignEntry]
  private var records: [any Record] = []
  private var rows: [ImportedRow] = []
  private var births: [RecordID: Instant] = [:]
  private var beforeBirth: [RecordID: [String: Int]] = [:]
  private var unknownWords: [String: Set<ImportReason>] = [:]
  private var done = 0

  private static let stride = 500

  init(
    _ diary: ForeignDiary,
    _ options: ImportOptions,
    zones: TimeZoneHistory,
    now: Instant,
    _ transaction: any ReadTransaction
  ) throws(StoreError) {
    self.options = options
    self.transaction = transaction
    self.zones = zones
    self.now = now
    entries = diary.entries
    report = diary.report
    ledger = try ImportLedger(transaction, format: diary.format, source: options.source)
    matcher = ChildMatcher(
      diary.entries,
      children: try ChildBook.children(in: transaction),
      chosen: options.child
    )
    times = LocalTimeResolver(zones)
    let guess = options.units == nil ? diary.units.guess() : nil
    units = options.units ?? guess?.system ?? .metric
    if let guess { report.remark(guess.place, .unitsGuessed(guess.system, guess.basis)) }
  }

  /// Goes through all rows: children first, since others name them, and open sleeps last, since
  /// only the last of a child's sleeps may be open.
  mutating func run() throws -> ImportPlan {
    try takeBirths(entries.filter(\.isBirth))
    for entry in entries where !entry.isBirth && !entry.isOpen { try takeEvent(entry) }
    for entry in entries where !entry.isBirth && entry.isOpen { try takeEvent(entry) }
    reportBeforeBirth()
    report.sort()
    return ImportPlan(report: report, records: records, rows: rows, zone: zones.zone(at: now))
  }

  private mutating func takeEvent(_ entry: ForeignEntry) throws {
    try step(entry)
    let match = try matcher.match(entry.child, ledger)
    if case .notWanted = match {
      return report.skip(entry.place, .otherChild(entry.child.label))
    }
    guard let row = try find(entry)?.open else { return }
    switch match {
    case .child(let child): try rejecting(entry) { try $0.take(row, of: child) }
    case .none(let reason): report.reject(entry.place, reason)
    case .notWanted: break
    }
  }

  private mutating func take(_ row: OpenRow, of child: Child) throws {
    switch row.entry.content {
    case .sleep(let sleep): try take(sleep, row, of: child)
    case .feeding(let feeding): try take(feeding, row, of: child)
    case .child: break
    }
  }
}

extension ImportPass {
  /// Tells how far it is and gives a chance to end it.
  mutating func step(_ entry: ForeignEntry) throws(ImportError) {
    if options.isCancelled() { throw .cancelled }
    done += 1
    guard done.isMultiple(of: Self.stride) || done == entries.count else { return }
    options.progress(ImportProgress(file: entry.place.file, done: done, total: entries.count))
  }

  /// Does what may refuse the row, and reports the refusal.
  mutating func rejecting(
    _ entry: ForeignEntry,
    _ body: (inout ImportPass) throws -> Void
  ) throws {
    do {
      try body(&self)
    } catch let reason as ImportReason {
      report.reject(entry.place, reason)
    }
  }

  /// What has to be done with a row; rows that nothing has to be done with are counted.
  mutating func find(_ entry: ForeignEntry) throws(StoreError) -> ImportLedger.Finding? {
    let finding = try ledger.find(entry)
    switch finding {
    case .open: break
    case .unchanged, .repeated: report.unchanged += 1
    case .duplicate(let place):
      report.reject(entry.place, .duplicate(of: place))
      return nil
    }
    return finding
  }

  /// Takes a record, new or changed, with the row it is of.
  mutating func keep(_ record: some Record, _ row: OpenRow) {
    records.append(record)
    remember(row, as: record.id)
    if row.record == nil { report.added += 1 } else { report.changed += 1 }
    for remark in row.entry.remarks { say(remark, of: row.entry) }
  }

  /// Takes note of what a row became.
  mutating func remember(_ row: OpenRow, as record: RecordID) {
    rows.append(ImportedRow(key: row.key, record: record, content: row.entry.cells.text))
  }

  /// Leaves a deleted record deleted; the row stays due, in case the deletion is undone.
  mutating func leaveDeleted(_ entry: ForeignEntry) {
    report.unchanged += 1
    report.remark(entry.place, .deletedHere)
  }

  /// Takes note of when something of a child began.
  mutating func note(start: Instant, of child: Child, _ entry: ForeignEntry) {
    let birth = births[child.id] ?? birth(of: child)
    births[child.id] = birth
    if start < birth { beforeBirth[child.id, default: [:]][entry.place.file, default: 0] += 1 }
  }

  private func birth(of child: Child) -> Instant {
    child.bornAt.map { zones.instant(of: $0, on: child.born) } ?? zones.start(of: child.born)
  }

  /// Says each unknown word once a file.
  private mutating func say(_ remark: ImportReason, of entry: ForeignEntry) {
    if case .unknownWord = remark {
      let isNew = unknownWords[entry.place.file, default: []].insert(remark).inserted
      guard isNew else { return }
    }
    report.remark(entry.place, remark)
  }

  private mutating func reportBeforeBirth() {
    for (id, files) in beforeBirth.sorted(by: { $0.key < $1.key }) {
      let name = matcher.children[id]?.name ?? ""
      for (file, count) in files {
        report.remark(ImportPlace(file: file), .beforeBirth(child: name, count: count))
      }
    }
  }
}

extension ImportLedger.Finding {
  /// The row, where something has to be done with it.
  var open: OpenRow? {
    if case .open(let row) = self { row } else { nil }
  }
}

extension ForeignEntry {
  /// Whether it is a sleep that lasts.
  fileprivate var isOpen: Bool {
    if case .sleep(let sleep) = content { sleep.end == nil } else { false }
  }
}
