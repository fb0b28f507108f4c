public import CommandKit
import HabitsCore
public import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport

/// What every command of the habit tracker works with: the opened household, the console, the words.
public struct HabitsSession: HouseholdContext {
  /// Store, console and words.
  public let household: HouseholdSession
  /// The formats that the program reads.
  let importers: ImporterRegistry<ForeignHabits>
  /// The formats that the program writes.
  let exporters: ExporterRegistry<ForeignHabits, InterchangeLoss>
  /// The time of `--day-start`, for this command alone.
  let dayStart: WallTime?
  /// The day of `--first-weekday`, for this command alone.
  let firstWeekday: String?

  /// The habit tracker's own actions on this device.
  public var journal: Journal { .habits(dependencies) }

  /// The household's days and weeks, as far as this command does not say otherwise.
  func calendar(in transaction: any ReadTransaction) throws -> HouseholdCalendar {
    let settings = try HouseholdSettings.stored(in: transaction)
    household.speak(settings.language)
    let first = firstWeekday.map(FirstWeekday.init(rawValue:)) ?? settings.firstWeekday
    return HouseholdCalendar(
      zones: try zones(in: transaction),
      dayStart: dayStart ?? settings.dayStart,
      firstWeekday: first.number
    )
  }

  /// The household's days and weeks with the day that still lasts.
  func open() async throws -> OpenHabits {
    try await read { transaction in
      let calendar = try calendar(in: transaction)
      return OpenHabits(calendar: calendar, today: calendar.day(holding: now))
    }
  }

  /// Runs a body on one state of the store, with a reader of it.
  func reading<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction, HabitsReader) throws -> T
  ) async throws -> T {
    try await read { transaction in
      let calendar = try calendar(in: transaction)
      return try body(transaction, HabitsReader(transaction, calendar: calendar, now: now))
    }
  }
}

/// The habit tracker as a command found it.
struct OpenHabits: Sendable {
  let calendar: HouseholdCalendar
  let today: Day

  /// The day that a text means, today where there is none.
  func day(_ text: String?) throws(TimeReadingError) -> Day {
    try calendar.day(text, today: today)
  }
}

extension HouseholdCalendar {
  /// The day that a text means, today where there is none.
  ///
  /// Read as of today's noon: before the day begins, the clock shows tomorrow's date already.
  func day(_ text: String?, today: Day) throws(TimeReadingError) -> Day {
    guard let text else { return today }
    let noon = zones.instant(of: WallTime(secondsSinceMidnight: 43_200), on: today)
    return try TimeReader(zones: zones, now: noon).day(text)
  }
}
