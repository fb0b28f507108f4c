import HearthModel
import Testing

@testable import HabitsCore

/// A tracker made by hand, to be asked for its figures.
struct Habit {
  var tracker: Tracker
  var versions: [ScheduleVersion] = []
  var pauses: [ClosedRange<Day>] = []
  var marks = DayMarks()
  var silence = Silence.unknown

  init(_ rule: ScheduleRule?, from created: Day, goal: Goal = .tick, id: UInt64 = 1) throws {
    var draft = TrackerDraft(name: "Habit", category: RecordID(high: 9, low: 9))
    draft.kind = rule == nil ? .event : .habit
    draft.goal = goal
    tracker = try draft.tracker(id: RecordID(high: id, low: id << 32), order: 0, today: created)
    if let rule { change(to: rule, from: created) }
  }

  mutating func change(to rule: ScheduleRule, from day: Day) {
    versions.append(ScheduleVersion(tracker: tracker.id, validFrom: day, rule: rule))
  }

  mutating func done(_ days: some Sequence<Day>) {
    for day in days { marks.set(.done, amount: nil, on: day) }
  }

  mutating func skip(_ days: some Sequence<Day>) {
    for day in days { marks.set(.skipped, amount: nil, on: day) }
  }

  /// Amounts in whole units, one a day; nil for a day of silence.
  mutating func measure(_ amounts: [Int?], from first: Day) {
    for (index, amount) in amounts.enumerated() where amount != nil {
      marks.set(.done, amount: amount.map { $0 * 1000 }, on: first.advanced(by: index))
    }
  }

  var history: TrackerHistory {
    TrackerHistory(tracker, versions: versions, pauses: pauses, marks: marks, silence: silence)
  }

  func figures(
    on today: Day,
    firstWeekday: Int = 1,
    mode: StreakMode = .honest
  ) throws -> TrackerFigures {
    try #require(
      statistics([self], on: today, firstWeekday: firstWeekday, mode: mode).trackers.first
    )
  }
}

/// The figures of some habits together.
func statistics(
  _ habits: [Habit],
  on today: Day,
  firstWeekday: Int = 1,
  mode: StreakMode = .honest
) -> HabitsStatistics {
  HabitsStatistics(
    habits.map(\.history),
    today: today,
    firstWeekday: firstWeekday,
    mode: mode
  )
}

extension Day {
  /// A day of a test, in writing.
  static func of(_ text: String) throws -> Day {
    try #require(Day(text))
  }

  /// This day and those after it up to another.
  func through(_ last: Day) -> [Day] {
    (number...last.number).map { Day(number: $0) }
  }
}

/// Days of one month, by their numbers.
func days(_ month: String, _ numbers: Int...) throws -> [Day] {
  try numbers.map { try Day.of("\(month)-\($0 < 10 ? "0" : "")\($0)") }
}
