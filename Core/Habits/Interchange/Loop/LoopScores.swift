import HearthModel

/// How strong a habit was on each day, as Loop computes it from what the file says.
struct LoopScores {
  private let first: Int
  private let values: [Double]

  /// The scores of a tracker from its first mark to a day.
  ///
  /// - Parameters:
  ///   - tracker: as it is written.
  ///   - marks: its marks, each with the number that Loop has for it.
  ///   - frequency: so many times in so many days.
  ///   - today: the last day; nil for that of the last mark.
  init(
    _ tracker: ForeignTracker,
    _ marks: [(ForeignMark, Int)],
    _ frequency: (Int, Int),
    today: Day?
  ) {
    let isMeasured = tracker.aim != .tick
    var days = DayMarks()
    for (mark, number) in marks {
      if case .mark(let word, let amount) = LoopFormat.meaning(number, isMeasured: isMeasured) {
        days.set(word, amount: amount, on: mark.day)
      }
    }
    let history = TrackerHistory(tracker, days, LoopFormat.rule(frequency.0, frequency.1))
    first = days.range.lowerBound
    let last = today ?? marks.last?.0.day ?? Day(number: first)
    values = StrengthScore(history: history, days: TrackerDays(history, today: last))
      .values(upTo: last.number)
  }

  /// The days with their scores, the newest first.
  var lines: [(day: Day, text: String)] {
    values.indices.reversed().map { (Day(number: first + $0), Self.text(values[$0])) }
  }

  /// Of a day on which nothing was said yet.
  static let none = text(0)

  /// Four decimals.
  private static func text(_ value: Double) -> String {
    let parts = Int((value * 10_000).rounded())
    let decimals = String(parts % 10_000)
    let zeros = String(repeating: "0", count: 4 - decimals.utf8.count)
    return "\(parts / 10_000).\(zeros)\(decimals)"
  }
}

extension TrackerHistory {
  /// A tracker as Loop knows it: one rule from the first mark on, never archived, never at rest.
  fileprivate init(_ tracker: ForeignTracker, _ marks: DayMarks, _ rule: ScheduleRule?) {
    let id = RecordID(high: 0, low: 0)
    let first = Day(number: marks.range.lowerBound)
    self.init(
      Tracker(
        id: id,
        kind: .habit,
        name: tracker.name,
        category: id,
        emoji: "",
        colour: "",
        isPinned: false,
        order: 0,
        created: first,
        archived: nil,
        aim: tracker.aim,
        unit: tracker.unit,
        target: tracker.target,
        polarity: tracker.polarity,
        question: nil,
        note: nil
      ),
      versions: [ScheduleVersion(tracker: id, validFrom: first, rule: rule ?? .daily)],
      pauses: [],
      marks: marks,
      silence: .unknown
    )
  }
}
