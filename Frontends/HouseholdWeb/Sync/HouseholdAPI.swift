import CommandKit
import HTTPKit
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import SyncClient

/// The household's exchange as a whole, for programs: begin it, come back into it, leave it.
enum HouseholdAPI<App: WebApp> {
  typealias Context = WebContext<App>

  static var routes: [Route<Context>] { [begin, recover, renew, leave] }

  private static var transport: Parameter<String> {
    Parameter(
      "transport",
      in: .body,
      .text(1...2000),
      "Where the household meets: folder:PATH or https://HUB.",
      isRequired: true,
      example: "folder:/media/stick/hearth"
    )
  }
  /// What a device that comes in is called.
  static var name: Parameter<String> {
    Parameter(
      "name",
      in: .body,
      .text(1...100),
      "What this device is called; the machine's name else."
    )
  }
  private static var registrationCode: Parameter<String> {
    Parameter(
      "registrationCode",
      in: .body,
      .text(1...100),
      "A code that the hub has given out for a new household."
    )
  }
  private static var words: Parameter<String> {
    Parameter(
      "recoveryWords",
      in: .body,
      .text(1...1000),
      "The 24 recovery words.",
      isRequired: true
    )
  }
  private static var wordsSchema: JSON { ["type": "object", "required": ["recoveryWords"]] }
  private static var deviceSchema: JSON { ["type": "object", "required": ["space", "device"]] }

  private static var begin: Route<Context> {
    SyncAPI<App>.act(
      "beginHousehold",
      .post,
      "/api/sync/household",
      "Begins a household's exchange with this device; its recovery words are told once.",
      [transport, name, registrationCode],
      schema: ["type": "object", "required": ["space", "device", "recoveryWords"]]
    ) { input, context, household in
      let beginning = try await household.create(
        at: try context.place(try input.required(transport)),
        name: try input(name) ?? context.sync().name,
        code: try input(registrationCode)
      )
      return [
        "space": .string(beginning.space.description),
        "device": .string(beginning.device.description),
        "recoveryWords": .string(beginning.recoveryWords),
      ]
    }
  }

  private static var recover: Route<Context> {
    SyncAPI<App>.act(
      "recoverHousehold",
      .post,
      "/api/sync/recover",
      "Comes back into a household by its recovery words.",
      [words, transport, name],
      schema: deviceSchema
    ) { input, context, household in
      let (space, device) = try await household.recover(
        try input.required(words),
        at: try context.place(try input.required(transport)),
        name: try input(name) ?? context.sync().name
      )
      return ["space": .string(space.description), "device": .string(device.description)]
    }
  }

  private static var renew: Route<Context> {
    SyncAPI<App>.act(
      "renewRecovery",
      .post,
      "/api/sync/recovery",
      "Makes new recovery words, which are told once.",
      schema: wordsSchema
    ) { _, _, household in
      ["recoveryWords": .string(try await household.renewRecovery())]
    }
  }

  private static var leave: Route<Context> {
    SyncAPI<App>.act(
      "leaveHousehold",
      .delete,
      "/api/sync/household",
      "Takes this device out; its records stay.",
      schema: ["type": "object", "required": ["left"]]
    ) { _, _, household in
      try await household.leave()
      return ["left": true]
    }
  }
}

extension WebContext {
  /// A place to meet that a request names.
  ///
  /// - Throws: `Problem` (422) where no transport of this server goes there.
  func place(_ url: String) throws -> String {
    do {
      return try sync().place(url)
    } catch is UnknownPlugin {
      throw TransportError.badAddress(url).problem(messages)
    }
  }
}
