import HTTPKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What the form of a tracker sends besides the values that the API takes too.
enum TrackerFormInput {
  /// How a form names kinds of schedules.
  enum RuleKind: String, CaseIterable {
    case weekdays
    case every
    case week
    case month
    case year
    case window
  }

  static let newCategory = Parameter(
    "newCategory",
    in: .body,
    .text(0...1000),
    "A category that is made with the tracker."
  )
  static let category = Parameter("category", in: .body, .id, "The category.")
  static let emoji = Parameter("emoji", in: .body, .text(0...60), "One of the palette.")
  static let otherEmoji = Parameter("otherEmoji", in: .body, .text(0...60), "Any other sign.")
  static let colour = Parameter(
    "colour",
    in: .body,
    .text(0...20),
    "One of the palette, or `other`."
  )
  static let otherColour = Parameter("otherColour", in: .body, .text(0...20), "Any other colour.")
  static let days = Parameter(
    "days",
    in: .body,
    .integer(1...7),
    "The days of the week, 1 for Monday.",
    isList: true
  )
  static let rule = Parameter(
    "rule",
    in: .body,
    .choice(RuleKind.allCases.map(\.rawValue)),
    "The kind of the schedule."
  )
  static let times = Parameter(
    "times",
    in: .body,
    .integer(1...3650),
    "How often, or every how many."
  )
  static let window = Parameter("window", in: .body, .integer(1...3650), "In how many days.")

  static let parameters: [any RouteParameter] = [
    TrackerInput.kind, TrackerInput.name, category, newCategory, emoji, otherEmoji, colour,
    otherColour, days, rule, times, window, TrackerInput.from, TrackerInput.goal, TrackerInput.unit,
    TrackerInput.target, TrackerInput.polarity, TrackerInput.question, HabitsInput.note,
  ]

  /// The form as it was sent, complete or not.
  static func form(_ input: RouteInput, _ context: HabitsContext) async throws -> TrackerForm {
    let kind = try input(TrackerInput.kind).map(TrackerKind.init(rawValue:)) ?? .habit
    var form = TrackerForm(kind: kind)
    form.name = try input(TrackerInput.name) ?? ""
    let id = try input(category)
    form.category = try await context.read { transaction in
      try id.flatMap { try transaction.fetch(HabitsCore.Category.self, $0) }
    }
    form.emoji = try input(otherEmoji) ?? input(emoji)
    let colour = try input(colour)
    form.colour = (colour == "other" ? try input(otherColour) : colour).flatMap(Palette.colour)
    form.days = Set(try input.all(days))
    form.rule = try schedule(input)
    return form
  }

  /// A schedule of another kind than days of the week.
  private static func schedule(_ input: RouteInput) throws(Problem) -> ScheduleRule? {
    guard let kind = try input(rule).flatMap(RuleKind.init(rawValue:)) else { return nil }
    let times = try input(times) ?? 1
    switch kind {
    case .weekdays: return nil
    case .every: return .every(days: times)
    case .week: return ScheduleRule(times: "\(times)/week")
    case .month: return ScheduleRule(times: "\(times)/month")
    case .year: return ScheduleRule(times: "\(times)/year")
    case .window: return ScheduleRule(times: "\(times)/\(try input(window) ?? 7)d")
    }
  }
}

extension TrackerFormInput.RuleKind {
  /// The kind of a schedule, with its numbers.
  static func of(_ rule: ScheduleRule?) -> (kind: Self, times: Int, window: Int) {
    switch rule {
    case .every(let days): (.every, days, 7)
    case .times(let times, .week): (.week, times, 7)
    case .times(let times, .month): (.month, times, 7)
    case .times(let times, .year): (.year, times, 7)
    case .timesInDays(let times, let days): (.window, times, days)
    case .weekdays, .other, nil: (.weekdays, 3, 7)
    }
  }
}
