import HearthModel
import HearthSupport
import Testing

@testable import HabitsCore

@Suite("Courses and progress")
struct CourseTests {
  private let messages = Messages(.english, [.habits])

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  @Test("Progress counts the running week, the window that ends today, or the amount of the day")
  func progress() throws {
    let today = try day("2026-03-10")  // a Tuesday
    var weekly = try Habit(.times(3, per: .week), from: try day("2026-03-01"))
    weekly.done([today, try day("2026-03-08")])
    let week = try #require(TargetProgress(weekly.history, on: today, firstWeekday: 1))
    #expect((week.reached, week.target) == (1, 3))
    let sunday = try #require(TargetProgress(weekly.history, on: today, firstWeekday: 7))
    #expect(sunday.reached == 2)
    var window = try Habit(.timesInDays(2, days: 3), from: try day("2026-03-01"))
    window.done([try day("2026-03-07"), try day("2026-03-08"), today])
    #expect(TargetProgress(window.history, on: today, firstWeekday: 1)?.reached == 2)
    var water = try Habit(.daily, from: today, goal: .atLeast(2000, unit: "l"))
    water.marks.set(.done, amount: 500, on: today)
    #expect(TargetProgress(water.history, on: today, firstWeekday: 1)?.share == 0.25)
    #expect(
      TargetProgress(try Habit(.daily, from: today).history, on: today, firstWeekday: 1) == nil
    )
  }

  @Test("Bars tell of months up to today and of due days of the week; today may still be done")
  func bars() throws {
    let today = try day("2026-03-10")
    var habit = try Habit(.daily, from: try day("2026-02-24"))
    habit.done((0..<7).map { Day(number: today.number - 14 + $0) })
    let model = CourseViewModel(
      habit.history,
      months: 2,
      today: today,
      firstWeekday: 7,
      in: messages
    )
    #expect(model.months.map(\.label) == ["February 2026", "March 2026"])
    #expect(model.months.map(\.value) == ["5 days", "2 days"])
    #expect(model.weekdays.first?.label == "Sun")
    // Two of the three Tuesdays are over, one of them done.
    #expect(model.weekdays[2].value == "1 of 2 due")
    #expect(model.weekdays[2].share == 0.5)
    #expect(model.progress == nil)
  }
}
