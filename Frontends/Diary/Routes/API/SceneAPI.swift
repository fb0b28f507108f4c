import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The moment, days, statistics, age and forecast for programs.
enum SceneAPI {
  static var routes: [DiaryRoute] {
    [now, day, statistics, trends, growth, age, next, prediction, figures]
  }

  private static let now = DiaryAPI.get(
    "readNow",
    "/api/children/{child}/now",
    "How the child is at this moment.",
    [DiaryInput.child],
    schema: ["type": "object", "required": ["state", "since"]]
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let reader = DayReader(transaction, zones: diary.zones, now: diary.now)
      return try reader.now(of: diary.child).json(in: context.messages)
    }
  }

  private static let day = DiaryAPI.get(
    "readDay",
    "/api/children/{child}/days/{day}",
    "A day with its sections, actions and figures.",
    [DiaryInput.child, DiaryInput.day],
    schema: ["type": "object", "required": ["day", "sections", "actions", "statistics"]]
  ) { input, context in
    let (id, day) = (try input.required(DiaryInput.child), try input.required(DiaryInput.day))
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let reader = DayReader(transaction, zones: diary.zones, now: diary.now)
      return try reader.day(day, of: diary.child).json
    }
  }

  private static let statistics = DiaryAPI.get(
    "readStatistics",
    "/api/children/{child}/statistics",
    "The figures of a range of days, and their averages; the last two weeks where none is named.",
    [DiaryInput.child, DiaryInput.from, DiaryInput.to],
    schema: ["type": "object", "required": ["days", "averages"]]
  ) { input, context in
    try await overDays(input, context) { try $0.range($1, of: $2).json }
  }

  private static let step = Parameter(
    "by",
    in: .query,
    .choice(TrendStep.allCases.map(\.rawValue)),
    "Of what the series have a value each; days where nothing is said."
  )

  private static let trends = DiaryAPI.get(
    "readTrends",
    "/api/children/{child}/trends",
    "How the figures of a range change, with sleep as a pattern, gaps between feedings, growth.",
    [DiaryInput.child, DiaryInput.from, DiaryInput.to, step],
    schema: ["type": "object", "required": ["by", "buckets", "series"]]
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    let (from, to) = (try input(DiaryInput.from), try input(DiaryInput.to))
    let step = try input(step).flatMap(TrendStep.init(rawValue:)) ?? .day
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let days = try StatisticsRange.days(from, to, diary)
      let reader = DayReader(transaction, zones: diary.zones, now: diary.now)
      return try reader.range(days, of: diary.child).trendsJSON(
        by: step,
        DiarySettingsBook.settings(in: transaction),
        reader.growth(of: diary.child).filter { days.contains($0.growth.day) }
      )
    }
  }

  private static let growth = DiaryAPI.get(
    "readGrowth",
    "/api/children/{child}/growth",
    "The measurements, judged by the standards of the WHO.",
    [DiaryInput.child],
    schema: ["type": "object", "required": ["sex", "measurements"]]
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let reader = DayReader(transaction, zones: diary.zones, now: diary.now)
      return [
        "sex": JSON(diary.child.sex?.rawValue),
        "measurements": .array(try reader.growth(of: diary.child).map(\.json)),
      ]
    }
  }

  private static let on = Parameter("on", in: .query, .day, "On which day; today else.")

  private static let age = DiaryAPI.get(
    "readAge",
    "/api/children/{child}/age",
    "How old the child is.",
    [DiaryInput.child, on],
    schema: ["type": "object", "required": ["days"]]
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    return Age(of: diary.child, on: try input(on) ?? diary.today).json(in: context.messages)
  }

  private static let next = DiaryAPI.get(
    "readNext",
    "/api/children/{child}/next",
    "When the next sleep is due.",
    [DiaryInput.child]
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let now = try DayReader(transaction, zones: diary.zones, now: diary.now).now(of: diary.child)
      return now.json(in: context.messages)["next"] ?? .null
    }
  }

  private static let prediction = DiaryAPI.get(
    "readPrediction",
    "/api/children/{child}/prediction",
    "How far off the forecast of the next sleep was on past days, beside a table by age.",
    [DiaryInput.child, DiaryInput.from, DiaryInput.to],
    schema: ["type": "object", "required": ["sleeps", "forecast", "table", "better"]]
  ) { input, context in
    try await overDays(input, context) { try $0.forecastTrial(over: $1, of: $2).json }
  }

  private static let figures = DiaryAPI.get(
    "listFigures",
    "/api/figures",
    "All figures with their definitions.",
    [],
    schema: DiaryAPI.listSchema
  ) { _, context in
    let items = FigureCatalogue.all.map { FigureViewModel($0, in: context.messages).json }
    return APIPage.json(items, next: nil)
  }

  /// What a reader tells of a child over the days that a request names.
  private static func overDays(
    _ input: RouteInput,
    _ context: DiaryContext,
    _ tell: @escaping @Sendable (DayReader, ClosedRange<Day>, Child) throws -> JSON
  ) async throws -> JSON {
    let id = try input.required(DiaryInput.child)
    let (from, to) = (try input(DiaryInput.from), try input(DiaryInput.to))
    return try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let days = try StatisticsRange.days(from, to, diary)
      return try tell(
        DayReader(transaction, zones: diary.zones, now: diary.now),
        days,
        diary.child
      )
    }
  }
}
