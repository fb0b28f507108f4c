import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import HouseholdWeb

/// The values of a tracker, as requests and forms have them.
enum TrackerInput {
  static let kind = Parameter(
    "kind",
    in: .body,
    .choice(["habit", "event"]),
    "`habit` with a schedule, or an irregular `event`; a habit where nothing is said."
  )
  static let name = Parameter("name", in: .body, .text(0...1000), "The name.", isRequired: true)
  static let category = Parameter("category", in: .body, .id, "The category.", isRequired: true)
  static let emoji = Parameter("emoji", in: .body, .sign, "One sign; chosen where nobody did.")
  static let colour = Parameter("colour", in: .body, .colour, "`#RRGGBB`; chosen where nobody did.")
  static let isPinned = Parameter("pinned", in: .body, .flag, "Whether it stands above all.")
  static let schedule = Parameter(
    "schedule",
    in: .body,
    .schedule,
    "When a habit is to be done: `weekdays 1,3,5` (Monday is 1), `every 3`, `times 3 week`, `times 2 7d`.",
    example: "weekdays 1,3,5"
  )
  static let from = Parameter(
    "from",
    in: .body,
    .day,
    "The first day: of a new tracker, or of a schedule that changes; today else."
  )
  static let goal = Parameter(
    "goal",
    in: .body,
    .choice(["tick", "at-least", "at-most"]),
    "How it is told whether a day is done; the last two need `unit` and `target`."
  )
  static let unit = Parameter("unit", in: .body, .text(0...40), "What is measured.")
  static let target = Parameter(
    "target",
    in: .body,
    .decimal(places: 3, in: 0...Goal.largestAmount),
    "How much is to be reached or kept to."
  )
  static let polarity = Parameter(
    "polarity",
    in: .body,
    .choice(["build", "avoid"]),
    "Whether it is to be done or to be left."
  )
  static let question = Parameter("question", in: .body, .text(0...1000), "What a reminder asks.")

  /// What may be said of any tracker beside its name and category.
  static let details: [any RouteParameter] = [
    emoji, colour, schedule, from, goal, unit, target, polarity, question, HabitsInput.note,
  ]

  /// The goal that a request names; nil where it names none.
  ///
  /// - Throws: `Problem` (422) where a unit or a target is missing.
  static func goal(_ input: RouteInput, of tracker: Tracker? = nil) throws(Problem) -> Goal? {
    guard let word = try input(goal) ?? tracker.map(\.aim.rawValue) else { return nil }
    guard word != "tick" else { return try input(goal) == nil ? nil : .tick }
    guard input.names(goal) || input.names(unit) || input.names(target) else { return nil }
    guard let unit = try input(unit) ?? tracker?.unit else { throw missing("unit") }
    guard let target = try input(target) ?? tracker?.target else { throw missing("target") }
    return word == "at-least" ? .atLeast(target, unit: unit) : .atMost(target, unit: unit)
  }

  private static func missing(_ name: String) -> Problem {
    Problem(
      .unprocessable,
      code: "missing",
      name,
      members: [.init("field", .string(name))]
    )
  }
}

extension ParameterType<String> {
  /// One sign, as a person counts them.
  static var sign: ParameterType<String> {
    ParameterType<String>(.string, schema: [.init("minLength", 1), .init("maxLength", 60)]) {
      Palette.isSign($0) ? $0 : nil
    }
  }

  /// A colour, kept in capitals.
  static var colour: ParameterType<String> {
    ParameterType<String>(.string, schema: [.init("pattern", "^#[0-9A-Fa-f]{6}$")]) {
      Palette.colour($0)
    }
  }
}

extension ParameterType<ScheduleRule> {
  /// A schedule as the JSON of trackers has it.
  static var schedule: ParameterType<ScheduleRule> {
    ParameterType<ScheduleRule>(.string, schema: [.init("maxLength", 60)]) { text in
      let rule = ScheduleRule(text)
      return if case .other = rule { nil } else { rule }
    }
  }
}
