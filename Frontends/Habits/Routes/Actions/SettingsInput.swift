import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthSupport
import HouseholdWeb

/// What the household decides, as requests and forms have it.
enum SettingsInput {
  static let firstWeekday = Parameter(
    "firstWeekday",
    in: .body,
    .choice(FirstWeekday.known.map(\.rawValue)),
    "The day that begins a week."
  )
  static let dayStart = Parameter(
    "dayStart",
    in: .body,
    .clock,
    "When a habit's day begins, 03:00."
  )
  static let language = Parameter(
    "language",
    in: .body,
    .choice(Language.all.map(\.code) + ["auto"]),
    "The language of all programs; `auto` lets each browser decide."
  )
  static let silenceOfAvoided = silence(
    "silenceOfAvoided",
    "What silence says of what is to be left."
  )
  static let silenceOfAtMost = silence("silenceOfAtMost", "What silence says of a limit.")
  static let parameters: [any RouteParameter] = [
    firstWeekday, dayStart, language, silenceOfAvoided, silenceOfAtMost,
  ]

  private static func silence(_ name: String, _ summary: String) -> Parameter<String> {
    Parameter(name, in: .body, .choice(["kept", "unknown"]), summary)
  }

  /// Changes what a request names.
  static func change(_ input: RouteInput, _ context: HabitsContext) async throws {
    let book = SettingsBook(context.dependencies)
    let (weekday, start) = (try input(firstWeekday), try input(dayStart))
    let language = try input(language)
    let (avoided, atMost) = (try input(silenceOfAvoided), try input(silenceOfAtMost))
    if weekday != nil || start != nil || language != nil {
      _ = try await book.change { settings in
        if let weekday { settings.firstWeekday = .init(rawValue: weekday) }
        if let start { settings.dayStart = start }
        if let language { settings.language = language == "auto" ? nil : language }
      }
    }
    guard avoided != nil || atMost != nil else { return }
    _ = try await book.change(judging: { settings in
      if let avoided { settings.silenceOfAvoided = .init(rawValue: avoided) }
      if let atMost { settings.silenceOfAtMost = .init(rawValue: atMost) }
    })
  }
}
