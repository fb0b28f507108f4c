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
  /// Whether children have stored sleeps besides those of an export of Hearth's own.
  var hasOtherSleeps: [RecordID: Bool] = [:]
  var tags: ImportedTags
  /// How many tags of a file's rows no table of tags explains.
  var unknownTags: [String: Int] = [:]
  private let entries: [ForeignEntry]
  private let own: ForeignRecords?
  private let pictures: [ForeignPicture]
  /// Persons by name: of the diary, and those that this import makes.
  var authors: [String: RecordID]?
  /// Sleeps that became part of others, with those that they became part of.
  var absorbed: [RecordID: RecordID] = [:]
  /// Whether the system knows a time zone.
  var isZone: (String) -> Bool = { _ in true }
  /// Writes what has been gathered; nil where nothing is to be written.
  var sink: ((ImportBatch) throws(StoreError) -> Void)?
  private(set) var hasWritten = false
  private(set) var records: [any Record] = []
  private(set) var dropped: [any Record] = []
  private(set) var rows: [ImportedRow] = []
  private var strangers: [ImportedStranger] = []
  private var additions: [ImportedAddition] = []
  private var births: [RecordID: Instant] = [:]
  private var beforeBirth: [RecordID: [String: Int]] = [:]
  private var unknownWords: [String: Set<ImportReason>] = [:]
  private var done = 0

  private static let stride = 500
  /// So many records, or so many bytes of their source, are gathered before they are written.
  private static let batch = (records: 4_096, bytes: 1 << 20)

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
    own = diary.records
    pictures = diary.pictures
    report = diary.report
    ledger = try ImportLedger(transaction, format: diary.format, source: options.source)
    matcher = ChildMatcher(
      diary.entries,
      children: try ChildBook.children(in: transaction),
      chosen: options.child
    )
    times = LocalTimeResolver(zones)
    tags = ImportedTags(try transaction.fetch(Tag.query))
    let guess = options.units == nil ? diary.units.guess() : nil
    units = options.units ?? guess?.system ?? .metric
    if let guess { report.remark(guess.place, .unitsGuessed(guess.system, guess.basis)) }
  }

  /// Goes through all rows: children and tags first, since others name them, and open sleeps last,
  /// since only the last of a child's sleeps may be open.
  mutating func run() throws -> ImportPlan {
    if let own { try takeRecords(own) }
    try takeBirths(entries.filter(\.isBirth))
    for entry in entries {
      guard case .tag(let tag) = entry.content else { continue }
      try step(entry)
      try takeTag(tag, entry)
    }
    for entry in entries where entry.isEvent && !entry.isOpen { try takeEvent(entry) }
    for entry in entries where entry.isEvent && entry.isOpen { try takeEvent(entry) }
    for picture in pictures { try take(picture) }
    reportBeforeBirth()
    reportUnknownTags()
    report.sort()
    try settleAbsorbed()
    try flush()
    return ImportPlan(
      report: report,
      dropped: dropped,
      hasWritten: hasWritten,
      zone: zones.zone(at: now)
    )
  }

  private mutating func takeEvent(_ entry: ForeignEntry) throws {
    try step(entry)
    if entry.isHouseholds { return try take(entry, of: matcher.unnamed) }
    switch try matcher.match(entry.child, ledger) {
    case .child(let child): try take(entry, of: child)
    case .notWanted: report.skip(entry.place, .otherChild(entry.child.label))
    case .none(let reason):
      if try find(entry)?.open != nil { report.reject(entry.place, reason) }
    }
  }

  private mutating func take(_ entry: ForeignEntry, of child: Child?) throws {
    guard let row = try find(entry)?.open else { return }
    try rejecting(entry) { pass in
      switch entry.content {
      case .sleep(let sleep):
        if let child { try pass.take(sleep, row, of: child) }
      case .event(let event): try event.take(&pass, row, child)
      case .timer(let timer): try pass.take(timer, row, of: child)
      case .child, .tag, .record, .stranger: break
      }
    }
    // Joining may still take back what was gathered.
    if options.onConflict != .join { try flush(ifOver: 0) }
  }
}

extension ImportPass {
  /// Tells how far it is and gives a chance to end it.
  mutating func step(_ entry: ForeignEntry) throws(ImportError) {
    if options.isCancelled() { throw .cancelled }
    done += 1
    let total = entries.count + (own?.count ?? 0)
    guard done.isMultiple(of: Self.stride) || done == total else { return }
    options.progress(ImportProgress(file: entry.place.file, done: done, total: total))
  }

  /// Writes what has been gathered once it is much.
  ///
  /// - Parameter bytes: how much of the source it came from, where that is known.
  /// - Throws: `StoreError`.
  mutating func flush(ifOver bytes: Int) throws(StoreError) {
    guard records.count >= Self.batch.records || bytes >= Self.batch.bytes else { return }
    try flush()
  }

  /// Writes what has been gathered.
  mutating func flush() throws(StoreError) {
    guard !records.isEmpty || !rows.isEmpty else { return }
    let batch = ImportBatch(
      records: records,
      rows: rows,
      additions: additions,
      strangers: strangers
    )
    if let sink { try sink(batch) }
    hasWritten = true
    (additions, strangers) = ([], [])
    records.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
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
  ///
  /// - Parameters:
  ///   - entry: the row.
  ///   - isOnly: whether no other row of the call has its key.
  /// - Returns: nil for a row that was rejected.
  /// - Throws: `StoreError`.
  mutating func find(
    _ entry: ForeignEntry,
    isOnly: Bool = false
  ) throws(StoreError) -> ImportLedger.Finding? {
    let finding = try ledger.find(entry, isOnly: isOnly)
    switch finding {
    case .open: break
    case .unchanged, .repeated: count(\.unchanged, entry)
    case .duplicate(let place):
      report.reject(entry.place, .duplicate(of: place))
      return nil
    }
    return finding
  }

  /// Counts a row, once however many records it has.
  mutating func count(_ sum: WritableKeyPath<ImportReport, Int>, _ entry: ForeignEntry) {
    if !entry.isFurther { report[keyPath: sum] += 1 }
  }

  /// Takes a record that no row of its own stands for.
  mutating func keep(_ record: some Record) {
    records.append(record)
  }

  /// Takes a record of a kind that this version does not know.
  mutating func keep(_ stranger: ImportedStranger) {
    strangers.append(stranger)
  }

  /// Deletes a stored record.
  mutating func drop(_ record: some Record) {
    dropped.append(record)
  }

  /// Puts others in the place of what has been taken so far.
  mutating func replace(records: [any Record], rows: [ImportedRow]) {
    (self.records, self.rows) = (records, rows)
  }

  /// Takes a record, new or changed, with the row it is of.
  mutating func keep(_ record: some Record, _ row: OpenRow) throws(StoreError) {
    records.append(record)
    if !row.entry.unknown.isEmpty {
      additions.append(ImportedAddition(to: record, row.entry.unknown))
    }
    remember(row, as: record.id)
    count(row.record == nil ? \.added : \.changed, row.entry)
    for remark in row.entry.remarks { say(remark, of: row.entry) }
    try putTags(of: row, on: record.id)
  }

  /// Takes note of what a row became.
  mutating func remember(_ row: OpenRow, as record: RecordID) {
    rows.append(ImportedRow(key: row.key, record: record, content: row.entry.cells.text))
  }

  /// Leaves a deleted record deleted; the row stays due, in case the deletion is undone.
  mutating func leaveDeleted(_ entry: ForeignEntry) {
    count(\.unchanged, entry)
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

  private mutating func reportUnknownTags() {
    for (file, count) in unknownTags.sorted(by: { $0.key < $1.key }) {
      report.remark(ImportPlace(file: file), .unknownTags(count: count))
    }
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
  /// Whether it is neither a child's own row nor a tag's.
  fileprivate var isEvent: Bool {
    switch content {
    case .sleep, .event, .timer: true
    case .child, .tag, .record, .stranger: false
    }
  }

  /// Whether it names no child and can do without.
  fileprivate var isHouseholds: Bool {
    guard child.label.isEmpty else { return false }
    switch content {
    case .event(let event): return event.kind == .pumping
    case .timer: return true
    case .child, .sleep, .tag, .record, .stranger: return false
    }
  }

  /// Whether it is a sleep that lasts.
  fileprivate var isOpen: Bool {
    if case .sleep(let sleep) = content { sleep.end == nil } else { false }
  }
}
