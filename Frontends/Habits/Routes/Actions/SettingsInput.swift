import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthSupport
import HouseholdWeb

/// What the household decides, as requests and forms have it.
enum SettingsInput {
  static let dayStart = Parameter(
    "dayStart",
    in: .body,
    .clock,
    "When a habit's day begins, 03:00."
  )
  static let silenceOfAvoided = silence(
    "silenceOfAvoided",
    "What silence says of what is to be left."
  )
  static let silenceOfAtMost = silence("silenceOfAtMost", "What silence says of a limit.")
  static let parameters: [any RouteParameter] =
    [dayStart, silenceOfAvoided, silenceOfAtMost] + HouseholdFields.parameters

  private static func silence(_ name: String, _ summary: String) -> Parameter<String> {
    Parameter(name, in: .body, .choice(["kept", "unknown"]), summary)
  }

  /// Changes what a request names.
  static func change(_ input: RouteInput, _ context: HabitsContext) async throws {
    let book = SettingsBook(context.dependencies)
    let (start, shared) = (
      try input(dayStart), try HouseholdFields.change(input, in: context.messages)
    )
    let (avoided, atMost) = (try input(silenceOfAvoided), try input(silenceOfAtMost))
    if start != nil || shared != nil {
      _ = try await book.change { settings in
        if let start { settings.dayStart = start }
        shared?(&settings)
      }
    }
    guard avoided != nil || atMost != nil else { return }
    _ = try await book.change(judging: { settings in
      if let avoided { settings.silenceOfAvoided = .init(rawValue: avoided) }
      if let atMost { settings.silenceOfAtMost = .init(rawValue: atMost) }
    })
  }
}
