import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthSupport
import HouseholdWeb

/// What a family decides for all its programs, as requests and forms have it.
enum HouseholdInput {
  static let language = Parameter(
    "language",
    in: .body,
    .choice(Language.all.map(\.code) + ["auto"]),
    "The language of all programs; `auto` lets each browser decide."
  )
  static let firstWeekday = Parameter(
    "firstWeekday",
    in: .body,
    .choice(FirstWeekday.known.map(\.rawValue)),
    "The day that begins a week."
  )
  static let units = Parameter(
    "units",
    in: .body,
    .choice(MeasureUnits.allCases.map(\.rawValue)),
    "The units in which measures are told."
  )
  static let parameters: [any RouteParameter] = [language, firstWeekday, units]

  /// Changes what a request names.
  static func change(_ input: RouteInput, _ context: DiaryContext) async throws {
    let (language, weekday) = (try input(language), try input(firstWeekday))
    let units = try input(units)
    guard language != nil || weekday != nil || units != nil else { return }
    try await DiarySettingsBook(context.dependencies).change(household: { settings in
      if let language { settings.language = language == "auto" ? nil : language }
      if let weekday { settings.firstWeekday = FirstWeekday(rawValue: weekday) }
      if let units { settings.units = units }
    })
  }
}
