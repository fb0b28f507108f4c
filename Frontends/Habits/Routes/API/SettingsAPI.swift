import HTTPKit
import HabitsCore
import HearthHousehold
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What the household decides, for programs.
enum SettingsAPI {
  static var routes: [HabitsRoute] { [read, change] }

  private static let schema: JSON = ["type": "object", "required": ["firstWeekday", "dayStart"]]

  private static func json(_ transaction: any ReadTransaction) throws -> JSON {
    try TrackerSettings.stored(in: transaction)
      .json(try HouseholdSettings.stored(in: transaction))
  }

  private static let read = HabitsAPI.get(
    "readSettings",
    "/api/settings",
    "What the household decides about its habits.",
    [],
    schema: schema
  ) { _, context in
    try await context.read(json)
  }

  private static let change = HabitsAPI.act(
    "editSettings",
    .patch,
    "/api/settings",
    "Changes what the body names.",
    access: .owner,
    SettingsInput.parameters,
    schema: schema
  ) { input, context in
    try await SettingsInput.change(input, context.meaning(input, json))
    return try await context.read(json)
  }
}
