import CommandKit
import HearthHousehold
import HearthModel
import HearthSupport
import SyncHub

/// What a hub can be told beside to serve.
enum HubCommands {
  private static let codeLasts = Duration.hours(7 * 24)

  /// `code`.
  static var code: Command<HubContext> {
    Command("code", summary: "hub.command.code", discussion: "hub.command.code.discussion") {
      _,
      context in
      let expires = context.surroundings.clock() + codeLasts
      let code = try await context.with { try await $0.newCode(until: expires) }
      let local = LocalTime(expires, offset: 0)
      try context.print(
        ["code": .string(code), "expiresAt": .string("\(local.day)T\(local.time)Z")],
        or: [code, context.messages("hub.done.code")]
      )
    }
  }

  /// `renew`.
  static var renew: Command<HubContext> {
    Command("renew", summary: "hub.command.renew", discussion: "hub.command.renew.discussion") {
      _,
      context in
      try await context.with { try await $0.renewAll() }
      try context.print(["renewed": true], or: [context.messages("hub.done.renewed")])
    }
  }
}
