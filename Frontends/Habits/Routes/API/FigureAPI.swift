import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Figures and calendars for programs.
enum FigureAPI {
  static var routes: [HabitsRoute] { [all, one, lines, graph] }

  private static let schema: JSON = [
    "type": "object", "required": ["bestPeriod", "perfectDays", "completed", "trackers"],
  ]
  private static let parameters: [any RouteParameter] = [
    StatisticsPages.mode, StatisticsPages.silence,
  ]
  private static let weeks = Parameter(
    "weeks",
    in: .query,
    .integer(1...520),
    "How many weeks; 20 else."
  )

  private static let all = HabitsAPI.get(
    "readStatistics",
    "/api/statistics",
    "The figures of all trackers together, and of each.",
    parameters,
    schema: schema
  ) { input, context in
    try await statistics(nil, input, context)
  }

  private static let one = HabitsAPI.get(
    "readTrackerStatistics",
    "/api/trackers/{id}/statistics",
    "The figures of one tracker.",
    [HabitsInput.id] + parameters,
    schema: schema
  ) { input, context in
    try await statistics(try input.required(HabitsInput.id), input, context)
  }

  private static func statistics(
    _ id: RecordID?,
    _ input: RouteInput,
    _ context: HabitsContext
  ) async throws -> JSON {
    let mode = try input(StatisticsPages.mode).flatMap(StreakMode.init(rawValue:)) ?? .honest
    let silence = try input(StatisticsPages.silence).map(Silence.init(rawValue:))
    return try await context.reading { reader, transaction in
      let chosen = try id.map { try TrackerBook.tracker($0.description, in: transaction) }
      let histories =
        try chosen.map { [try reader.history(of: $0, silence: silence)] }
        ?? reader.histories(silence: silence)
      return HabitsStatistics(
        histories,
        today: reader.today,
        firstWeekday: reader.calendar.firstWeekday,
        mode: mode
      ).json
    }
  }

  private static let lines = HabitsAPI.get(
    "listGraphs",
    "/api/graphs",
    "How many days of each week trackers in use were done, the oldest week first.",
    [weeks],
    schema: HabitsAPI.listSchema
  ) { input, context in
    let (weeks, messages) = (try input(weeks) ?? 20, context.messages)
    return try await context.reading { reader, _ in
      let active = try reader.histories().filter { $0.isActive(on: reader.today) }
      let models = active.map {
        SparklineViewModel(
          $0,
          weeks: weeks,
          today: reader.today,
          firstWeekday: reader.calendar.firstWeekday,
          in: messages
        )
      }
      return APIPage.json(models.map(\.json), next: nil)
    }
  }

  private static let graph = HabitsAPI.get(
    "readGraph",
    "/api/trackers/{id}/graph",
    "A tracker's calendar: a member a day, the oldest first.",
    [HabitsInput.id, weeks],
    schema: ["type": "object", "required": ["title", "days"]]
  ) { input, context in
    let id = try input.required(HabitsInput.id).description
    let (weeks, messages) = (try input(weeks) ?? 20, context.messages)
    return try await context.reading { reader, transaction in
      let tracker = try TrackerBook.tracker(id, in: transaction)
      return HeatMapViewModel(
        try reader.history(of: tracker),
        weeks: weeks,
        today: reader.today,
        firstWeekday: reader.calendar.firstWeekday,
        in: messages
      ).json
    }
  }
}
