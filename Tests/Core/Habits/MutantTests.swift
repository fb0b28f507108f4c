import HearthModel
import Testing

@testable import HabitsCore

/// Each wrong rule, planted, must be found by a check that passes without it.
@Suite("Planted mutants of the habit tracker are found")
struct MutantTests {
  private static let mutants: [Mutant] = [
    .archiveInclusive, .todayBreaks, .windowCentred, .firstWeekdayIgnored, .eventBeforeDay,
    .perfectWithoutDue,
  ]

  @Test("by the checks of this suite", arguments: mutants)
  func found(_ mutant: Mutant) throws {
    let without = try isRight(mutant)
    #expect(without)
    let with = try Mutant.$planted.withValue(mutant) { try isRight(mutant) }
    #expect(!with, "\(mutant) lives")
  }

  private func isRight(_ mutant: Mutant) throws -> Bool {
    let first = try Day.of("2026-01-05")
    var habit = try Habit(.daily, from: first)
    habit.done(first.through(first.advanced(by: 4)))
    switch mutant {
    case .archiveInclusive:
      habit.tracker.archived = first.advanced(by: 5)
      let figures = try habit.figures(on: first.advanced(by: 8))
      return figures.streak.current == 5 && !habit.history.isDue(on: first.advanced(by: 5))
    case .todayBreaks: return try habit.figures(on: first.advanced(by: 5)).streak.current == 5
    case .windowCentred:
      var habit = try Habit(.timesInDays(2, days: 7), from: first)
      habit.done([first, first.advanced(by: 6)])
      return try habit.figures(on: first.advanced(by: 6)).streak.current == 1
        && habit.figures(on: first.advanced(by: 5)).streak.best == 0
    case .firstWeekdayIgnored:
      var habit = try Habit(.times(3, per: .week), from: first)
      habit.done([4, 5, 6].map { first.advanced(by: $0) })
      return try habit.figures(on: first.advanced(by: 14), firstWeekday: 7).streak.best == 0
    case .eventBeforeDay:
      var event = try Habit(nil, from: first)
      event.done([first.advanced(by: 3)])
      let shown = first.through(first.advanced(by: 6)).filter {
        TrackerCard(event.history, on: $0, today: first.advanced(by: 6)).isShown
      }
      return shown == [first.advanced(by: 3)]
    default:
      habit.change(to: .every(days: 2), from: first.advanced(by: 5))
      return statistics([habit], on: first.advanced(by: 8)).perfectDays == 5
    }
  }
}
