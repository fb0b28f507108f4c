import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What the household decides, for programs.
enum SettingsAPI {
  static var routes: [DiaryRoute] { [read, change] }

  private static let read = DiaryAPI.get(
    "readSettings",
    "/api/settings",
    "What the household decides about its diary.",
    []
  ) { _, context in
    try await context.read(settings)
  }

  private static func settings(_ transaction: any ReadTransaction) throws -> JSON {
    let household = try HouseholdSettings.stored(in: transaction)
    return try DiarySettingsBook.settings(in: transaction).json(household)
  }

  private static let change = DiaryAPI.act(
    "editSettings",
    .patch,
    "/api/settings",
    "Changes what the body names.",
    access: .owner,
    [SettingsPages.hidden, SettingsPages.gap] + HouseholdFields.parameters,
    schema: ["type": "object"]
  ) { input, context in
    let context = context.meaning(input, settings)
    try await SettingsActions(context).change(input)
    if input.names(SettingsPages.hidden) {
      try await SettingsActions(context).hide(try input.all(SettingsPages.hidden))
    }
    if let gap = try input(SettingsPages.gap) {
      _ = try await DiarySettingsBook(context.dependencies).set(
        feedingGap: FeedingGap(rawValue: gap)
      )
    }
    return try await context.read(settings)
  }
}
