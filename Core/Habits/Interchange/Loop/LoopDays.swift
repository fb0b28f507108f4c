import HearthModel

/// Gathers what Loop says of a habit's days.
struct LoopDays {
  private let isMeasured: Bool
  private var marks = MarkCollector(.first)
  private var filled = 0
  private var notesOfUnknown = 0

  init(_ isMeasured: Bool) {
    self.isMeasured = isMeasured
  }

  /// Takes a row of a day: a date, a word or number, and, since version 2.3.1, a note.
  mutating func add(_ cells: [String]) throws(RejectionReason) {
    guard cells.count >= 2 else { throw .malformed }
    guard let day = Day(cells[0].trimmed) else {
      throw .unreadable(field: "Date", text: cells[0])
    }
    let word = cells[1].trimmed
    guard let number = Self.numbers[word] ?? Int(word) else {
      throw .unreadable(field: "Value", text: word)
    }
    try add(day, number, note: cells.count > 2 ? cells[2] : "")
  }

  /// Takes a day's number and note; of two rows of a day the first stands, as in Loop.
  mutating func add(_ day: Day, _ number: Int, note: String) throws(RejectionReason) {
    guard let meaning = LoopFormat.meaning(number, isMeasured: isMeasured) else {
      throw .unreadable(field: "Value", text: String(number))
    }
    let mark: ForeignMark
    switch meaning {
    case .mark(let word, let amount): mark = ForeignMark(day, word, amount: amount, text: note)
    case .filled, .unknown:
      if meaning == .filled { filled += 1 }
      guard !note.isEmpty else { return }
      notesOfUnknown += 1
      mark = ForeignMark(day, .missed, text: note)
    }
    guard marks.add(mark) else { throw .dayTwice(day) }
  }

  /// Hands the marks over.
  func finish(_ tracker: inout ForeignTracker, _ report: inout InterchangeReport) {
    tracker.marks = marks.sorted
    report.lose(.filledDays, of: tracker.name, count: filled)
    report.lose(.notesOfUnknownDays, of: tracker.name, count: notesOfUnknown)
  }

  private static let numbers = [
    "UNKNOWN": -1, "NO": 0, "YES_AUTO": 1, "YES_MANUAL": 2, "SKIP": 3,
  ]
}
