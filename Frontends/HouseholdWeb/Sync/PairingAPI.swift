import CommandKit
import HTTPKit
import HearthHousehold
import HearthPorts
import HearthSupport
import SyncClient

/// How devices come into the household's exchange, for programs: the one that invites, the one that joins.
enum PairingAPI<App: WebApp> {
  typealias Context = WebContext<App>

  static var routes: [Route<Context>] { [invite, joiners, confirm, join, joining] }

  private static var code: Parameter<String> {
    Parameter(
      "code",
      in: .body,
      .text(1...10_000),
      "The code that the other device shows.",
      isRequired: true
    )
  }

  private static var elsewhere: Parameter<String> {
    Parameter(
      "transport",
      in: .body,
      .text(1...2000),
      "Where the household meets for this device, if not where the code says."
    )
  }

  private static var isDetached: Parameter<Bool> {
    Parameter(
      "detached",
      in: .body,
      .flag,
      "Whether whoever uses the code is let in without digits that are compared."
    )
  }

  private static var digits: Parameter<String> {
    Parameter(
      "digits",
      in: .body,
      .text(6...6),
      "The digits that the other device shows.",
      isRequired: true
    )
  }

  private static var joiningSchema: JSON {
    ["type": "object", "required": ["state", "digits", "error"]]
  }

  private static var join: Route<Context> {
    SyncAPI<App>.act(
      "joinHousehold",
      .post,
      "/api/sync/join",
      "Uses a code; over a hub the other device has to let this one in, which it then waits for.",
      [code, elsewhere, HouseholdAPI<App>.name],
      schema: joiningSchema
    ) { input, context, household in
      let place = try input(elsewhere).map { try context.place($0) }
      let sync = try context.sync()
      let name = try input(HouseholdAPI<App>.name) ?? sync.name
      let code = try input.required(code)
      guard let state = await sync.joining.join(household, code, at: place, name: name) else {
        throw Problem(.conflict, code: "under-way", context.messages("web.problem.under-way"))
      }
      if case .failed(let error) = state { throw error }
      return context.json(state)
    }
  }

  private static var joining: Route<Context> {
    SyncAPI<App>.act(
      "readJoining",
      .get,
      "/api/sync/join",
      "How this device's coming into a household goes, with the digits that both devices show.",
      schema: joiningSchema
    ) { _, context, _ in
      context.json(try context.sync().joining.state)
    }
  }

  private static var invite: Route<Context> {
    SyncAPI<App>.act(
      "inviteDevice",
      .post,
      "/api/sync/invitations",
      "A code by which another device can join, and its QR code as SVG; it is a secret.",
      [isDetached],
      schema: ["type": "object", "required": ["code", "expiresAt", "isConfirmed", "picture"]]
    ) { input, context, household in
      let isDetached = try input(isDetached) ?? false
      let invitation = try await household.invite(isDetached: isDetached)
      let zones = try await context.read { try context.zones(in: $0) }
      // Capitals take less room, and are read alike.
      let picture = try? context.sync().picture(invitation.code.uppercased())
      return [
        "code": .string(invitation.code),
        "expiresAt": .string(zones.iso(invitation.expires)),
        "isConfirmed": .bool(invitation.isAnswered && !isDetached),
        "picture": JSON(picture?.svg),
      ]
    }
  }

  private static var joiners: Route<Context> {
    SyncAPI<App>.act(
      "listJoiners",
      .get,
      "/api/sync/invitations",
      "The devices that have used a code of this one and wait to be let in, with the digits of each.",
      schema: WebAPI<App>.listSchema
    ) { _, _, household in
      APIPage.json(
        try await household.joiningDevices().map {
          ["name": .string($0.name), "digits": .string($0.digits)]
        },
        next: nil
      )
    }
  }

  private static var confirm: Route<Context> {
    SyncAPI<App>.act(
      "confirmJoiner",
      .post,
      "/api/sync/invitations/confirm",
      "Lets the device in that shows these digits; where it shows others, its code is of no use any more.",
      [digits],
      schema: ["type": "object", "required": ["name"]]
    ) { input, context, household in
      let shown = try input.required(digits)
      let joined = try await household.answerInvitations { $0.digits == shown }
      guard let device = joined.first else {
        throw Problem(.conflict, code: "nobody-waits", context.messages("web.sync.nobody"))
      }
      return ["name": .string(device.name)]
    }
  }
}

extension WebContext {
  fileprivate func json(_ state: JoiningDesk.State) -> JSON {
    var (digits, sentence): (String?, String?) = (nil, nil)
    switch state {
    case .waiting(let shown): digits = shown
    case .failed(let error as SyncError): sentence = error.failure(messages).sentence
    case .failed(let error as TransportError): sentence = error.failure(messages).sentence
    case .failed: sentence = messages("web.problem.fault")
    case .idle, .joined: break
    }
    return ["state": .string(state.name), "digits": JSON(digits), "error": JSON(sentence)]
  }
}
