import HearthModel
import TestSupport

@testable import HabitsCore

/// Habits made up at random, as far as a format can say them.
struct RandomHabits {
  /// What a format can say, and so is made up.
  struct Range: Sendable {
    var rules: [ScheduleRule] = [
      .daily, .timesInDays(2, days: 7), .timesInDays(1, days: 3), .timesInDays(5, days: 30),
    ]
    var aims: [Aim] = [.tick, .atLeast, .atMost]
    var texts = [
      "Чтение", "Run, jump", "\"quoted\"", "two\nlines", "semi;colon", "👨‍👩‍👧", "-", "a\tb",
    ]
    var says: FormatCapabilities = []
    var saysMissed = true
    var saysMissedOfMeasured = false
    var saysReminders = false
    var saysManyReminders = false
    var smallest = 0
  }

  let range: Range
  private var random: SplitMix64

  init(_ range: Range, seed: Int) {
    self.range = range
    random = SplitMix64(seed: UInt64(seed))
  }

  mutating func habits() -> ForeignHabits {
    var habits = ForeignHabits(format: "jsonl")
    for number in 0..<Int.random(in: 0...6, using: &random) {
      let tracker = tracker(number)
      habits.addCategory(tracker.category ?? "")
      habits.trackers.append(tracker)
    }
    return habits
  }

  private mutating func text() -> String { range.texts.randomElement(using: &random) ?? "x" }

  private mutating func maybe<T>(_ capability: FormatCapabilities, _ value: T) -> T? {
    range.says.contains(capability) && Bool.random(using: &random) ? value : nil
  }

  private mutating func tracker(_ number: Int) -> ForeignTracker {
    var tracker = ForeignTracker("\(text()) \(number)", at: InterchangePlace(file: ""))
    tracker.category = maybe(.category, "Category \(number % 2)")
    tracker.emoji = maybe(.emoji, "🥦")
    tracker.colour = range.says.contains(.colour) ? "#00897B" : nil
    tracker.isPinned = maybe(.pin, true) ?? false
    tracker.question = maybe(.question, text())
    tracker.note = maybe(.note, text())
    tracker.schedule = [
      ForeignSchedule(range.rules.randomElement(using: &random) ?? .daily)
    ]
    if maybe(.event, true) ?? false {
      tracker.kind = .event
      tracker.schedule = []
    }
    tracker.aim = range.aims.randomElement(using: &random) ?? .tick
    if tracker.aim != .tick {
      tracker.unit = "km"
      tracker.target = Int.random(in: range.smallest...9000, using: &random)
    } else if maybe(.polarity, true) ?? false {
      tracker.polarity = .avoid
    }
    if range.saysReminders, Bool.random(using: &random) {
      let time = WallTime(secondsSinceMidnight: Int.random(in: 0..<1440, using: &random) * 60)
      let days = Weekdays([Int.random(in: 1...7, using: &random)]) ?? .all
      tracker.reminders = [ForeignReminder(WallTimes([time]), on: days)]
    }
    tracker.marks = marks(tracker)
    if range.says.contains(.created) {
      tracker.created = tracker.marks.first?.day ?? january(1)
    }
    if let archival = maybe(.archivalFlag, ForeignTracker.Archival.someDay) {
      tracker.archival = archival
    } else if let archival = maybe(.archivalDay, ForeignTracker.Archival.on(january(300))) {
      tracker.archival = archival
    }
    return tracker
  }

  private mutating func marks(_ tracker: ForeignTracker) -> [ForeignMark] {
    var day = january(1).number
    return (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
      day += Int.random(in: 1...5, using: &random)
      let texts = Bool.random(using: &random) ? text() : ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return ForeignMark(Day(number: day), .skipped, text: texts)
      case 1 where range.saysMissed && (tracker.aim == .tick || range.saysMissedOfMeasured):
        return ForeignMark(Day(number: day), .missed, text: texts)
      default:
        let amount =
          Int.random(in: 4...9000, using: &random) * Int.random(in: 0...1, using: &random)
        return ForeignMark(
          Day(number: day),
          .done,
          amount: tracker.aim == .tick ? nil : amount,
          text: texts
        )
      }
    }
  }
}

extension ForeignHabits {
  /// What a format has to give back: everything but where it stands and who gave it its identity.
  var essence: [String] {
    trackers.map { tracker in
      var tracker = tracker
      tracker.place = InterchangePlace(file: "")
      (tracker.id, tracker.sourceID, tracker.order) = (nil, nil, nil)
      return "\(tracker)"
    } + categories.map { $0.name } + pauses.map { "\($0)" } + [settings.map { "\($0)" } ?? ""]
  }
}
