import HearthModel
import Testing

@testable import HabitsCore

@Suite("Honest streaks")
struct StreakTests {
  @Test("Three a calendar week: where the week begins decides which days it holds")
  func weeks() throws {
    var habit = try Habit(.times(3, per: .week), from: .of("2026-01-09"))
    habit.done(try days("2026-01", 9, 10, 11, 12, 13, 14))
    for (first, streak) in [(1, 2), (7, 1), (6, 1)] {
      let figures = try habit.figures(on: .of("2026-01-14"), firstWeekday: first)
      #expect(figures.streak.current == streak, "the week begins on day \(first)")
      #expect(figures.streak.unit == .week)
    }
  }

  @Test("Two in any seven days: the days whose window holds both, and Loop's one streak of 19 days")
  func windows() throws {
    var habit = try Habit(.timesInDays(2, days: 7), from: .of("2022-06-22"))
    habit.done(try days("2022-06", 22, 28) + days("2022-07", 4, 10))
    let today = try Day.of("2022-07-10")
    let honest = try habit.figures(on: today).streak
    #expect(honest == StreakFigures(current: 1, best: 1, unit: .day, completionRate: 3.0 / 19))
    let loop = try habit.figures(on: today, mode: .loop).streak
    #expect(loop.current == 19 && loop.best == 19 && loop.unit == .day)
  }

  @Test("Another schedule leaves the past alone")
  func versions() throws {
    var habit = try Habit(.daily, from: .of("2026-01-01"))
    habit.change(to: .weekdays(try #require(Weekdays([1, 3, 5]))), from: try .of("2026-01-11"))
    habit.done(try Day.of("2026-01-01").through(.of("2026-01-10")))
    habit.done(try days("2026-01", 12, 14, 16))
    let today = try Day.of("2026-01-16")
    #expect(try habit.figures(on: today).streak.best == 13)
    #expect(statistics([habit], on: today).perfectDays == 13)
    #expect(statistics([habit], on: try .of("2026-01-10")).perfectDays == 10)
  }

  @Test("Rules of different units end each other's streak, and the answer is in that in force")
  func units() throws {
    var habit = try Habit(.daily, from: .of("2026-01-01"))
    habit.done(try Day.of("2026-01-01").through(.of("2026-01-11")))
    habit.change(to: .times(2, per: .week), from: try .of("2026-01-12"))
    habit.done(try days("2026-01", 12, 13, 20, 21))
    let figures = try habit.figures(on: .of("2026-01-22")).streak
    #expect(figures == StreakFigures(current: 2, best: 2, unit: .week, completionRate: 1))
    #expect(try habit.figures(on: .of("2026-01-11")).streak.current == 11)
  }

  @Test("A skip and a pause bridge: they neither count nor break")
  func bridges() throws {
    let first = try Day.of("2026-03-02")
    var habit = try Habit(.daily, from: first)
    habit.done(try days("2026-03", 2, 3, 6))
    habit.skip(try days("2026-03", 4, 5))
    #expect(try habit.figures(on: .of("2026-03-06")).streak.current == 3)
    habit.pauses = [try .of("2026-03-07")...(.of("2026-03-12"))]
    #expect(try habit.figures(on: .of("2026-03-12")).streak.current == 3)
    habit.done(try days("2026-03", 13))
    #expect(try habit.figures(on: .of("2026-03-13")).streak.current == 4)
    #expect(try habit.figures(on: .of("2026-03-15")).streak.current == 0)
  }

  @Test("Today, and the running period, count when done and break nothing until they end")
  func running() throws {
    var habit = try Habit(.daily, from: .of("2026-03-02"))
    habit.done(try days("2026-03", 2, 3))
    #expect(try habit.figures(on: .of("2026-03-04")).streak.current == 2)
    #expect(try habit.figures(on: .of("2026-03-05")).streak.current == 0)
    var monthly = try Habit(.times(2, per: .month), from: .of("2026-01-01"))
    monthly.done(try days("2026-01", 3, 30) + days("2026-02", 5, 6) + days("2026-03", 1))
    let march = try monthly.figures(on: .of("2026-03-31")).streak
    #expect(march == StreakFigures(current: 2, best: 2, unit: .month, completionRate: 1))
    let april = try monthly.figures(on: .of("2026-04-01")).streak
    #expect(april.current == 0 && april.best == 2)
    #expect(april.completionRate == 2.0 / 3)
  }

  @Test("A period that was cut short counts if met, and is bridged if not")
  func cutPeriods() throws {
    var habit = try Habit(.times(3, per: .week), from: .of("2026-01-05"))
    habit.done(try days("2026-01", 5, 6, 7, 12, 26, 27, 28))
    habit.pauses = [try .of("2026-01-19")...(.of("2026-01-20"))]
    let bridged = try habit.figures(on: .of("2026-01-28")).streak
    #expect(bridged.current == 1, "the week of the 12th was missed, that of the 19th is bridged")
    habit.pauses.append(try .of("2026-01-14")...(.of("2026-01-14")))
    #expect(try habit.figures(on: .of("2026-01-28")).streak.current == 2)
    var yearly = try Habit(.times(2, per: .year), from: .of("2024-11-01"))
    yearly.done(try days("2024-11", 2) + days("2025-02", 28) + days("2025-07", 1))
    #expect(try yearly.figures(on: .of("2026-01-01")).streak.best == 1)
  }

  @Test("An amount to be kept to: zero is good, silence is unknown unless it counts as kept")
  func atMost() throws {
    var habit = try Habit(.daily, from: .of("2026-05-01"), goal: .atMost(2000, unit: "cups"))
    habit.measure([0, 1, 2, 3, nil, 0], from: try .of("2026-05-01"))
    let good = try Day.of("2026-05-01").through(.of("2026-05-06")).map(habit.history.isDone)
    #expect(good == [true, true, true, false, false, true])
    let today = try Day.of("2026-05-06")
    #expect(try habit.figures(on: today).streak.best == 3)
    #expect(try habit.figures(on: today).streak.current == 1)
    habit.silence = .kept
    #expect(try habit.figures(on: today).streak.current == 2)
    #expect(try habit.figures(on: .of("2026-05-07")).streak.current == 2, "today is not over")
    #expect(try habit.figures(on: today).completed == 4)
  }

  @Test("Every n days counts on the grid from the version's first day")
  func grid() throws {
    var habit = try Habit(.every(days: 3), from: .of("2026-01-01"))
    habit.done(try days("2026-01", 1, 4, 5, 10))
    let history = habit.history
    let due = try Day.of("2025-12-25").through(.of("2026-01-12")).filter(history.isDue)
    #expect(due == (try days("2026-01", 1, 4, 7, 10)))
    let figures = try habit.figures(on: .of("2026-01-12"))
    #expect(figures.streak.current == 1 && figures.streak.best == 2)
    #expect(figures.streak.completionRate == 0.75 && figures.completed == 4)
  }

  @Test("An event has no streak, no rate and no score")
  func event() throws {
    var habit = try Habit(nil, from: .of("2026-01-01"))
    habit.done(try days("2026-01", 3))
    let figures = try habit.figures(on: .of("2026-01-05"))
    #expect(figures.streak == StreakFigures(current: 0, best: 0, unit: .day, completionRate: nil))
    #expect(figures.score == nil && figures.completed == 1)
  }
}
