import HearthModel

/// Streaks as Loop Habit Tracker counts them, its automatic filling included.
///
/// A habit of so many times in so many days is good for the whole stretch that holds them, and where
/// two stretches overlap the older one moves back, at most until its last tick is its last day. A
/// streak is a run of days that are ticked, skipped or filled; of what is measured, each day has to
/// meet the target by itself.
struct LoopStreaks {
  /// A stretch of days that is good since it holds enough ticks.
  private struct Stretch {
    var days: ClosedRange<Int>
    let lastTick: Int

    mutating func move(back shift: Int) {
      days = days.lowerBound - shift...days.upperBound - shift
    }
  }

  let history: TrackerHistory
  let today: Int

  /// The streak that lasts, and the longest, in days; a day that is not over breaks nothing.
  var figures: (current: Int, best: Int) {
    let good = history.tracker.aim == .tick ? filledDays : measuredDays
    var (run, best, current) = (0, 0, 0)
    guard let first = good.min() else { return (0, 0) }
    for day in first...max(first, today) {
      run = good.contains(day) ? run + 1 : 0
      best = max(best, run)
      if day == today - 1 || (day == today && run > 0) { current = run }
    }
    return (current, best)
  }

  /// The number that Loop stores for a skipped day, read as thousandths of an amount.
  private static let skippedAmount = 3

  private var measuredDays: Set<Int> {
    let marks = history.marks
    return Set(
      marks.range.clamped(to: .min..<today + 1).filter { day in
        switch marks.letter(day) {
        case DayMarks.done: history.tracker.isEnough(marks.amount(day))
        case DayMarks.skipped: history.tracker.isEnough(Self.skippedAmount)
        case DayMarks.missed: history.tracker.isEnough(0)
        default: false
        }
      }
    )
  }

  private var filledDays: Set<Int> {
    let marks = history.marks
    var good = Set(
      marks.range.clamped(to: .min..<today + 1).filter {
        [DayMarks.done, DayMarks.skipped].contains(marks.letter($0))
      }
    )
    for stretch in stretches { good.formUnion(stretch.days.filter { $0 <= today }) }
    return good
  }

  /// The stretches that ticks fill, the newest first, moved so that overlapping ones touch instead.
  private var stretches: [Stretch] {
    let rule = history.version(on: Day(number: today))?.rule ?? .daily
    let frequency = LoopFrequency(rule)
    let marks = history.marks
    let ticks = marks.range.filter { $0 <= today && marks.letter($0) == DayMarks.done }
    guard ticks.count >= frequency.times else { return [] }
    var stretches = (0...ticks.count - frequency.times).compactMap { index in
      stretch(from: ticks[index], to: ticks[index + frequency.times - 1], frequency.days)
    }
    stretches.reverse()
    for index in stretches.indices.dropFirst() {
      let older = stretches[index]
      let overlap = older.days.upperBound - stretches[index - 1].days.lowerBound
      if overlap >= 0 {
        stretches[index].move(back: min(older.days.upperBound - older.lastTick, overlap + 1))
      }
    }
    return stretches
  }

  private func stretch(from first: Int, to last: Int, _ days: Int) -> Stretch? {
    var length = days
    if days == 30 || days == 31 {
      let (year, month, day) = Day(number: first).components
      let ofMonth = Day.length(ofMonth: month, year: year)
      length = day == ofMonth ? days : ofMonth
    }
    guard last - first < length else { return nil }
    return Stretch(days: first...first + length - 1, lastTick: last)
  }
}
