import HearthHousehold
import HearthModel
import HearthPorts

/// Takes the marks of one tracker in, year by year.
///
/// What is remembered of a source's marks is one text a tracker and year: a day that the source has
/// not changed since is left as it is here, be it edited or cleared.
struct MarkPass {
  private let tracker: Tracker
  private let key: String
  private let today: Day
  private let isNew: Bool
  private(set) var entries: [Entry] = []
  private(set) var rows: [ImportedRow] = []
  private(set) var details = InterchangeReport()
  private(set) var line: HabitIntakeReport.Line

  init(tracker: Tracker, key: String, today: Day, isNew: Bool) {
    self.tracker = tracker
    self.key = key
    self.today = today
    self.isNew = isNew
    line = HabitIntakeReport.Line(id: tracker.id, name: tracker.name, isNew: isNew)
  }

  mutating func run(
    _ foreign: ForeignTracker,
    in transaction: any ReadTransaction
  ) throws(StoreError) {
    let here = isNew ? [:] : try entries(in: transaction)
    var marks = foreign.marks[...]
    while let first = marks.first {
      let year = first.day.components.year
      let count = marks.prefix { $0.day.components.year == year }.count
      try take(marks.prefix(count), of: year, foreign, here, transaction)
      marks = marks.dropFirst(count)
    }
  }

  private func entries(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [Day: Entry] {
    let query = Entry.query.where(\.tracker, is: tracker.id).ordered(by: \.day)
    let entries = try transaction.fetch(query)
    return Dictionary(entries.map { ($0.day, $0) }) { first, _ in first }
  }

  private mutating func take(
    _ marks: ArraySlice<ForeignMark>,
    of year: Int,
    _ foreign: ForeignTracker,
    _ here: [Day: Entry],
    _ transaction: any ReadTransaction
  ) throws(StoreError) {
    let key = ImportedRow.key([self.key, String(year)])
    let row = isNew ? nil : try transaction.fetch(ImportedRow.self, ImportedRow.id(forKey: key))
    let known = row.map { YearOfMarks($0.content) }
    var next = known ?? YearOfMarks()
    for mark in marks {
      do throws(RejectionReason) {
        try check(mark)
      } catch {
        details.reject(foreign.place, error, of: foreign.name)
        continue
      }
      let code = YearOfMarks.code(mark)
      if known?[mark.day] == code {
        line.unchanged += 1
      } else {
        next[mark.day] = code
        take(mark, here[mark.day])
      }
    }
    guard next != known, !next.isEmpty else { return }
    rows.append(ImportedRow(key: key, record: tracker.id, content: next.text))
  }

  private mutating func take(_ mark: ForeignMark, _ entry: Entry?) {
    let taken = Entry(
      tracker: tracker.id,
      day: mark.day,
      mark: mark.mark,
      amount: mark.amount,
      reason: mark.reason,
      note: mark.note
    )
    if taken == entry {
      line.unchanged += 1
    } else {
      entries.append(taken)
      if entry == nil { line.added += 1 } else { line.changed += 1 }
    }
  }

  private func check(_ mark: ForeignMark) throws(RejectionReason) {
    guard mark.day <= today else { throw .futureDay(mark.day) }
    guard DayMarks.days.contains(mark.day) else { throw .tooEarly(mark.day) }
    guard mark.mark == .done else { return }
    if tracker.aim == .tick, let amount = mark.amount {
      throw .amountOfTick(text: Thousandths.text(amount))
    }
  }
}

/// What a source says of the days of a year, a line a day: the day's number in the year, a letter for
/// the mark, the amount in thousandths, and the text or its hash.
struct YearOfMarks: Equatable {
  private var codes: [Int: String] = [:]

  /// Of no day anything was said.
  init() {}

  /// Reads what `text` gives.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let day = Int(parts[0]) else { continue }
      codes[day] = String(parts[1])
    }
  }

  var isEmpty: Bool { codes.isEmpty }

  /// As it is kept.
  var text: String {
    codes.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: "\n")
  }

  subscript(day: Day) -> String? {
    get { codes[Self.number(day)] }
    set { codes[Self.number(day)] = newValue }
  }

  /// What is kept of a mark.
  static func code(_ mark: ForeignMark) -> String {
    let letter = mark.mark.rawValue.prefix(1)
    let amount = mark.amount.map(String.init) ?? ""
    let plain = "\(letter)\(amount)"
    guard mark.reason != nil || mark.note != nil else { return plain }
    let texts = ImportedRow.Content([("r", mark.reason ?? ""), ("n", mark.note ?? "")]).text
    return "\(plain) \(texts.split(separator: "\n").joined(separator: "\t"))"
  }

  private static func number(_ day: Day) -> Int {
    let year = day.components.year
    return day.number - (Day(year: year, month: 1, day: 1)?.number ?? 0) + 1
  }
}
