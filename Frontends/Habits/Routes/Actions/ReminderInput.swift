import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import HouseholdWeb

/// When a tracker asks for attention, as requests and forms have it.
enum ReminderInput {
  static let times = Parameter(
    "times",
    in: .body,
    .clock,
    "Times of day, 08:00.",
    isRequired: true,
    isList: true
  )
  static let weekdays = Parameter(
    "weekdays",
    in: .body,
    .integer(1...7),
    "Days of the week, 1 for Monday; all where none is named.",
    isList: true
  )
  static let parameters: [any RouteParameter] = [times, weekdays]

  /// Sets a tracker's reminder.
  static func set(
    _ id: RecordID,
    _ input: RouteInput,
    _ context: HabitsContext
  ) async throws -> TrackerReminder {
    let times = try input.all(times)
    guard !times.isEmpty else {
      throw Problem(
        .unprocessable,
        code: "missing",
        "times",
        members: [.init("field", "times")]
      )
    }
    return try await ReminderBook(context.dependencies).set(
      id.description,
      at: WallTimes(times),
      on: Weekdays(try input.all(weekdays)) ?? .all
    )
  }
}
