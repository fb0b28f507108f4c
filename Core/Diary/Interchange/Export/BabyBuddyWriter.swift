import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// Puts a diary into the tables of Baby Buddy.
struct BabyBuddyWriter {
  let history: DiaryHistory
  var losses = DiaryLosses()
  var tables: [BabyBuddyKind: CSVWriter] = [:]
  private var numbers: BabyBuddyNumbers
  private var children: [RecordID: (number: Int, child: Child)] = [:]
  private var tags: [RecordID: Int] = [:]
  private var taggings: [RecordID: [Int]] = [:]
  private var times: LocalTimeResolver
  private let zone: TimeZoneHistory

  init(_ history: DiaryHistory) throws(StoreError) {
    self.history = history
    numbers = try BabyBuddyNumbers(history.transaction)
    zone = TimeZoneHistory(history.zones.zone(at: history.now))
    times = LocalTimeResolver(zone)
    for kind in BabyBuddyKind.allCases {
      var table = CSVWriter(lineEnd: .carriageReturnLineFeed)
      table.append(kind.header)
      tables[kind] = table
    }
  }

  /// The files, one a table, empty ones too.
  var files: [ArchivedFile] {
    BabyBuddyKind.allCases.map { kind in
      ArchivedFile(name: kind.rawValue + ".csv", bytes: tables[kind]?.bytes ?? [])
    }
  }

  /// Writes all that the format has a table for.
  mutating func writeAll() throws(StoreError) {
    try writeTags()
    try writeChildren()
    for sleep in try all(Sleep.self) { write(sleep) }
    for feeding in try all(Feeding.self) { write(feeding) }
    for pumping in try all(Pumping.self) { write(pumping) }
    for nappy in try all(Nappy.self) { write(nappy) }
    for temperature in try all(Temperature.self) { write(temperature) }
    for medicine in try all(Medicine.self) { write(medicine) }
    for tummyTime in try all(TummyTime.self) { write(tummyTime) }
    for note in try all(DiaryNote.self) { write(note) }
    for growth in try all(Growth.self) { write(growth) }
    let others: [any Record.Type] = [
      Bath.self, Milestone.self, DiaryTimer.self, ChildPhoto.self, Person.self,
    ]
    for type in others {
      losses.lose(.entries(type.tableName), count: try history.count(type.table))
    }
  }

  /// Appends a row of a child to a table.
  mutating func append(
    _ kind: BabyBuddyKind,
    _ record: RecordID,
    of child: RecordID,
    _ cells: [String]
  ) {
    guard let (number, owner) = children[child] else { return }
    let (first, last) = owner.firstAndLastName
    let tags = (taggings[record] ?? []).sorted().map(String.init).joined(separator: ",")
    _ = append(kind, record, [String(number), first, last] + cells + [tags])
  }

  /// An instant as the zone's clock showed it.
  func time(_ instant: Instant) -> String { zone.local(instant).withSeconds }

  /// Notes times that will not be read as they were.
  mutating func checkTimes(_ start: Instant, _ end: Instant?, mayBeEmpty: Bool = true) {
    let spans = try? times.spans(
      from: .local(zone.local(start)),
      to: end.map { .local(zone.local($0)) },
      mayBeEmpty: mayBeEmpty
    )
    guard let first = spans?.first, first.start == start, first.end == end else {
      return losses.lose(.repeatedHour)
    }
  }

  /// The child that a household's pumping is written under; nil where there are several.
  var onlyChild: RecordID? { children.count == 1 ? children.keys.first : nil }

  /// Appends a row and tells its number.
  private mutating func append(
    _ kind: BabyBuddyKind,
    _ record: RecordID,
    _ cells: [String]
  ) -> Int {
    let number = numbers.number(of: record, in: kind)
    tables[kind]?.append([String(number)] + cells)
    return number
  }

  private func all<R: Record>(_: R.Type) throws(StoreError) -> [R] {
    try history.transaction.fetch(R.query)
  }

  private mutating func writeTags() throws(StoreError) {
    for tag in try all(Tag.self).sorted(by: { ($0.name, $0.id) < ($1.name, $1.id) }) {
      tags[tag.id] = append(.tag, tag.id, [tag.name, tag.colour ?? ""])
    }
    for tagging in try all(Tagging.self) {
      if let number = tags[tagging.tag] { taggings[tagging.event, default: []].append(number) }
    }
  }

  private mutating func writeChildren() throws(StoreError) {
    let table = Child.tableName
    for child in try ChildBook.children(in: history.transaction) {
      let (first, last) = child.firstAndLastName
      let bornAt = child.bornAt.map { LocalTime(day: child.born, time: $0).timeWithSeconds }
      let number = append(.child, child.id, [first, last, child.born.description, bornAt ?? ""])
      children[child.id] = (number, child)
      losses.lose(table, "due", child.due)
      losses.lose(table, "sex", child.sex)
      losses.lose(table, "colour", child.colour)
      losses.lose(table, "night", child.night == .standard ? nil : child.night)
      losses.lose(table, "archived", child.isArchived ? true : nil)
    }
  }
}

extension Child {
  /// The name split at its last space, as Baby Buddy keeps it.
  fileprivate var firstAndLastName: (first: String, last: String) {
    guard let space = name.lastIndex(of: " ") else { return (name, "") }
    return (String(name[..<space]), String(name[name.index(after: space)...]))
  }
}

extension LocalTime {
  /// `YYYY-MM-DD HH:MM:SS`.
  fileprivate var withSeconds: String { "\(day) \(timeWithSeconds)" }

  /// `HH:MM:SS`.
  fileprivate var timeWithSeconds: String {
    time.second == 0 ? "\(time):00" : time.description
  }
}
