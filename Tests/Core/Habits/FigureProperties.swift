import HearthModel
import TestSupport
import Testing

@testable import HabitsCore

@Suite("Any schedules, pauses, skips and archive days")
struct FigureProperties {
  private func rule(_ random: inout SplitMix64) -> ScheduleRule {
    switch Int.random(in: 0...4, using: &random) {
    case 0: .daily
    case 1:
      Weekdays((1...7).filter { _ in Bool.random(using: &random) }).map { .weekdays($0) } ?? .daily
    case 2: .every(days: Int.random(in: 1...5, using: &random))
    case 3:
      .times(
        Int.random(in: 1...4, using: &random),
        per: ScheduleRule.Period.allCases.randomElement(using: &random) ?? .week
      )
    default:
      .timesInDays(
        Int.random(in: 1...3, using: &random),
        days: Int.random(in: 3...9, using: &random)
      )
    }
  }

  private func habit(_ id: UInt64, from start: Day, _ random: inout SplitMix64) throws -> Habit {
    let created = start.advanced(by: Int.random(in: 0...20, using: &random))
    let isEvent = Int.random(in: 0...9, using: &random) == 0
    var habit = try Habit(isEvent ? nil : rule(&random), from: created, id: id)
    for _ in 0..<Int.random(in: 0...3, using: &random) where !isEvent {
      let day = created.advanced(by: Int.random(in: 1...90, using: &random))
      guard !habit.versions.contains(where: { $0.validFrom == day }) else { continue }
      habit.change(to: rule(&random), from: day)
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let from = created.advanced(by: Int.random(in: -5...90, using: &random))
      habit.pauses.append(from...from.advanced(by: Int.random(in: 0...12, using: &random)))
    }
    if Int.random(in: 0...2, using: &random) == 0 {
      habit.tracker.archived = created.advanced(by: Int.random(in: 0...100, using: &random))
    }
    let zeal = Int.random(in: 1...10, using: &random)
    for day in start.through(start.advanced(by: 110)) {
      let dice = Int.random(in: 0...10, using: &random)
      if dice < zeal { habit.done([day]) } else if dice == 10 { habit.skip([day]) }
    }
    return habit
  }

  @Test("have the figures of the plain day-by-day definition")
  func figures() throws {
    for seed in 0..<400 {
      var random = SplitMix64(seed: UInt64(seed))
      let start = Day(number: Int.random(in: 19_000...20_000, using: &random))
      let habits = try (1...Int.random(in: 1...4, using: &random)).map {
        try habit(UInt64($0), from: start, &random)
      }
      let today = start.advanced(by: Int.random(in: 0...120, using: &random))
      let week = [1, 6, 7].randomElement(using: &random) ?? 1
      let plain = PlainFigures(habits: habits, today: today, firstWeekday: week)
      let real = statistics(habits, on: today, firstWeekday: week)
      #expect(real.completed == plain.completed, "seed \(seed)")
      #expect(real.averagePerDay == plain.averagePerDay, "seed \(seed)")
      #expect(real.perfectDays == plain.perfectDays, "seed \(seed)")
      #expect(real.bestPeriod == plain.bestPeriod, "seed \(seed)")
      for (habit, figures) in zip(habits, real.trackers) {
        let (current, best, rate) = plain.streak(habit)
        let shown = "seed \(seed): \(habit.versions.map(\.rule))"
        #expect(figures.streak.current == current, "\(shown)")
        #expect(figures.streak.best == best, "\(shown)")
        #expect(figures.streak.completionRate == rate, "\(shown)")
        let due = start.through(today).filter { plain.isDue(habit, $0) }
        #expect(start.through(today).filter(habit.history.isDue) == due, "\(shown)")
      }
    }
  }
}
