import HearthModel
import Testing

@testable import HabitsCore

@Suite("Loop's score and streaks")
struct LoopTests {
  private let first = Day(number: 20_000)

  private func score(_ habit: Habit, after days: Int) throws -> Double {
    try #require(try habit.figures(on: first.advanced(by: days - 1)).score)
  }

  private func expect(_ score: Double, _ expected: Double) {
    #expect(abs(score - expected) < 1e-6, "\(score) is not \(expected)")
  }

  @Test("One day, twenty days, ninety days of a daily habit")
  func daily() throws {
    var habit = try Habit(.daily, from: first)
    habit.done([first])
    expect(try score(habit, after: 1), 0.051922)
    habit.done(first.through(first.advanced(by: 89)))
    expect(try score(habit, after: 20), 0.655747)
    #expect(try score(habit, after: 90) > 0.99)
  }

  @Test("Skipped days change nothing")
  func skips() throws {
    var habit = try Habit(.daily, from: first)
    habit.done(first.through(first.advanced(by: 19)))
    habit.skip([5, 10, 11].map { first.advanced(by: 19 - $0) })
    expect(try score(habit, after: 20), 0.596033)
  }

  @Test("A habit of every other day looks at twice its stretch")
  func everyOtherDay() throws {
    for rule in [ScheduleRule.every(days: 2), .timesInDays(1, days: 2)] {
      var habit = try Habit(rule, from: first)
      habit.done(first.through(first.advanced(by: 1)))
      expect(try score(habit, after: 2), 0.054816)
    }
  }

  @Test("Two of three a week tend to two thirds")
  func partial() throws {
    var habit = try Habit(.times(3, per: .week), from: first)
    habit.done((0..<520).flatMap { [first.advanced(by: 7 * $0), first.advanced(by: 7 * $0 + 3)] })
    let score = try score(habit, after: 520 * 7)
    #expect(abs(score - 2.0 / 3) < 1e-6, "\(score)")
  }

  @Test("Amounts to be reached count what was reached of them")
  func atLeast() throws {
    var habit = try Habit(.daily, from: first, goal: .atLeast(10_000, unit: "pages"))
    habit.measure([10, 5, 0, 20], from: first)
    for (days, expected) in zip(1..., [0.051922, 0.075188, 0.071284, 0.119505]) {
      expect(try score(habit, after: days), expected)
    }
  }

  @Test("Amounts to be kept to count down from one")
  func atMost() throws {
    var habit = try Habit(.daily, from: first, goal: .atMost(2000, unit: "cups"))
    habit.measure([0, 1, 2, 3, 4, 2], from: first)
    for (days, expected) in zip(1..., [1, 1, 1, 0.974039, 0.923464, 0.927438]) {
      expect(try score(habit, after: days), expected)
    }
  }

  /// Days of January 2026 that are ticked, and the streak that Loop makes of them by its end.
  private static let fillings: [(rule: ScheduleRule, ticks: [Int], best: Int)] = [
    (.times(3, per: .week), [5, 7, 9], 7),
    (.times(3, per: .week), [5, 7, 9, 12, 14, 16], 16),
    (.times(1, per: .week), [5, 14, 19], 21),
    (.daily, [1, 2, 3, 5, 6], 3),
    (.times(1, per: .month), [10], 22),
  ]

  @Test("Stretches that hold enough are good as a whole, and move back where they overlap")
  func filling() throws {
    for (rule, ticks, best) in Self.fillings {
      var habit = try Habit(rule, from: .of("2025-12-01"))
      habit.done(try ticks.map { try Day.of("2026-01-\($0 < 10 ? "0" : "")\($0)") })
      let streak = try habit.figures(on: .of("2026-01-31"), mode: .loop).streak
      #expect(streak.best == best, "\(rule) \(ticks)")
    }
  }

  @Test("Skips count as days of a streak; of what is measured each day meets the target by itself")
  func values() throws {
    var habit = try Habit(.daily, from: first)
    habit.done([first, first.advanced(by: 3)])
    habit.skip([first.advanced(by: 1), first.advanced(by: 2)])
    #expect(try habit.figures(on: first.advanced(by: 4), mode: .loop).streak.current == 4)
    var measured = try Habit(.times(1, per: .week), from: first, goal: .atLeast(5000, unit: "km"))
    measured.measure([5, 6, 4, 9], from: first)
    let streak = try measured.figures(on: first.advanced(by: 3), mode: .loop).streak
    #expect(streak.best == 2 && streak.current == 1)
  }
}
