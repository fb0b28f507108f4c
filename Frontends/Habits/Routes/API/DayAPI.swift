import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Days for programs.
enum DayAPI {
  static var routes: [HabitsRoute] { [today, day] }

  private static let schema: JSON = ["type": "object", "required": ["day", "sections"]]

  private static let today = HabitsAPI.get(
    "readToday",
    "/api/today",
    "The cards of the day that still lasts.",
    [HabitsInput.search, HabitsInput.filter],
    schema: schema
  ) { input, context in
    try await json(nil, input, context)
  }

  private static let day = HabitsAPI.get(
    "readDay",
    "/api/days/{day}",
    "The cards of a day.",
    [HabitsInput.day, HabitsInput.search, HabitsInput.filter],
    schema: schema
  ) { input, context in
    try await json(try input.required(HabitsInput.day), input, context)
  }

  private static func json(
    _ day: Day?,
    _ input: RouteInput,
    _ context: HabitsContext
  ) async throws -> JSON {
    let search = try input(HabitsInput.search)
    let filter = try input(HabitsInput.filter).map(TrackerFilter.init(rawValue:)) ?? .all
    let messages = context.messages
    return try await context.reading { reader, _ in
      let shown = try reader.day(filter == .today ? reader.today : day ?? reader.today)
      return TrackersViewModel(shown, search: search, filter: filter, in: messages).json(of: shown)
    }
  }
}
