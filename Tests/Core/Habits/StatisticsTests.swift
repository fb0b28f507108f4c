import HearthModel
import Testing

@testable import HabitsCore

@Suite("Figures of all trackers together")
struct StatisticsTests {
  @Test("Perfect days ask for what is due: not before creation, not on the day of archiving")
  func perfectDays() throws {
    var first = try Habit(.daily, from: .of("2026-01-01"))
    first.done(try Day.of("2026-01-01").through(.of("2026-01-12")))
    var second = try Habit(.daily, from: .of("2026-01-05"), id: 2)
    second.done(try Day.of("2026-01-05").through(.of("2026-01-09")))
    second.tracker.archived = try .of("2026-01-10")
    let statistics = statistics([first, second], on: try .of("2026-01-12"))
    #expect(statistics.perfectDays == 12)
    #expect(statistics.bestPeriod == 12)
    #expect(statistics.completed == 17)
    #expect(statistics.averagePerDay == 17.0 / 12)
  }

  @Test("Days with nothing due neither count for nor break the best period")
  func bestPeriod() throws {
    var habit = try Habit(.weekdays(try #require(Weekdays([1, 3]))), from: .of("2026-01-05"))
    habit.done(try days("2026-01", 5, 7, 12, 19))
    let figures = statistics([habit], on: try .of("2026-01-21"))
    #expect(figures.bestPeriod == 3)
    #expect(figures.perfectDays == 4)
  }

  @Test("Many habits with one miss are no perfect day, and still one of the best period")
  func manyHabits() throws {
    let today = try Day.of("2026-02-01")
    var habits = try (1...30).map { try Habit(.daily, from: today, id: UInt64($0)) }
    for index in habits.indices.dropLast() { habits[index].done([today]) }
    let figures = statistics(habits, on: today)
    #expect(figures.perfectDays == 0 && figures.bestPeriod == 1 && figures.completed == 29)
    habits[29].done([today])
    #expect(statistics(habits, on: today).perfectDays == 1)
  }

  @Test("A pause of all leaves perfect days and streaks alone")
  func pause() throws {
    var habit = try Habit(.daily, from: .of("2026-01-01"))
    habit.done(try days("2026-01", 1, 2, 3, 8, 9))
    habit.pauses = [try .of("2026-01-04")...(.of("2026-01-07"))]
    let figures = statistics([habit], on: try .of("2026-01-09"))
    #expect(figures.perfectDays == 5 && figures.bestPeriod == 5)
    #expect(figures.trackers[0].streak.current == 5)
  }

  @Test("What is asked for so many times in a stretch is due on no day")
  func neverDue() throws {
    var habit = try Habit(.times(1, per: .week), from: .of("2026-01-01"))
    habit.done(try days("2026-01", 1, 2))
    let figures = statistics([habit], on: try .of("2026-01-05"))
    #expect(figures.perfectDays == 0 && figures.bestPeriod == 0 && figures.completed == 2)
  }

  @Test("Without anything there are no averages and no rates")
  func nothing() throws {
    let figures = statistics([], on: try .of("2026-01-05"))
    #expect(figures.averagePerDay == nil && figures.bestPeriod == 0 && figures.trackers.isEmpty)
    let habit = try Habit(.daily, from: .of("2026-01-05"))
    #expect(try habit.figures(on: .of("2026-01-05")).streak.completionRate == nil)
  }

  @Test("Marks of days to come count nowhere")
  func future() throws {
    var habit = try Habit(.daily, from: .of("2026-01-01"))
    habit.done(try days("2026-01", 1, 2, 3))
    let figures = statistics([habit], on: try .of("2026-01-02"))
    #expect(figures.completed == 2 && figures.perfectDays == 2)
    #expect(figures.trackers[0].streak.current == 2)
  }
}
