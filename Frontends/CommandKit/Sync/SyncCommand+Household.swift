import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import SyncClient

extension SyncCommand {
  /// `sync new`.
  static var new: Command<Context> {
    Command(
      "new",
      summary: "command.sync.new",
      discussion: "command.sync.new.discussion",
      parameters: [SyncOptions.transport, SyncOptions.name, SyncOptions.registrationCode]
    ) { values, session in
      let place = try session.place(values[SyncOptions.transport])
      let name = values[SyncOptions.name] ?? session.household.machineName
      let code = values[SyncOptions.registrationCode]
      let beginning = try await session.telling {
        try await $0.create(at: place, name: name, code: code)
      }
      try session.print(
        [
          "space": .string(beginning.space.description),
          "device": .string(beginning.device.description),
          "recoveryWords": .string(beginning.recoveryWords),
        ],
        or: [
          session.messages("sync.done.new"), beginning.recoveryWords,
          session.messages("sync.done.words"),
        ]
      )
    }
  }

  /// `sync invite`.
  static var invite: Command<Context> {
    let detach = Flag("detach", summary: "option.sync.detach")
    return Command(
      "invite",
      summary: "command.sync.invite",
      discussion: "command.sync.invite.discussion",
      parameters: [SyncOptions.yes, detach]
    ) { values, session in
      let isAttended = values[SyncOptions.yes] || session.canAsk
      let invitation = try await session.telling {
        try await $0.invite(isDetached: values[detach], isAttended: isAttended)
      }
      let zones = try await session.read { try session.zones(in: $0) }
      let expires = zones.local(invitation.expires).time
      try session.print(
        [
          "code": .string(invitation.code), "expiresAt": .string(zones.iso(invitation.expires)),
        ],
        or: [
          session.messages("sync.done.invite", session.messages.timeText(expires)),
          invitation.code,
        ]
      )
      try session.show(invitation.code)
      try session.console.output.flush()
      guard invitation.isAnswered, !values[detach] else { return }
      try await session.waitForJoiner(until: invitation.expires, asking: !values[SyncOptions.yes])
    }
  }

  /// `sync join CODE`.
  static var join: Command<Context> {
    let code = Argument("word.code", .text, summary: "argument.sync.code")
    return Command(
      "join",
      summary: "command.sync.join",
      discussion: "command.sync.join.discussion",
      parameters: [code, SyncOptions.transport, SyncOptions.name, SyncOptions.yes]
    ) { values, session in
      let place = try values[SyncOptions.transport].map { try session.place($0) }
      let name = values[SyncOptions.name] ?? session.household.machineName
      let (diagnostics, messages) = (session.console.diagnostics, session.messages)
      let joined = try await session.telling { household in
        var isTold = false
        return try await household.join(values[code], at: place, name: name) {
          if !isTold { diagnostics.remark(messages("sync.remark.waiting")) }
          isTold = true
          try await pause()
        } show: { digits in
          isTold = true
          diagnostics.remark(messages("sync.remark.digits", digits))
        }
      }
      try await session.settle(joined)
    }
  }

  /// `sync recover`.
  static var recover: Command<Context> {
    let words = Option("words", .text, summary: "option.sync.words")
    return Command(
      "recover",
      summary: "command.sync.recover",
      parameters: [SyncOptions.transport, words, SyncOptions.name]
    ) { values, session in
      guard let text = values[words] else {
        throw UsageError.missingParameter("--words")
      }
      let place = try session.place(values[SyncOptions.transport])
      let name = values[SyncOptions.name] ?? session.household.machineName
      let joined = try await session.telling { household in
        try await household.recover(text, at: place, name: name)
      }
      try await session.settle(joined)
    }
  }

  /// `sync recovery`.
  static var recovery: Command<Context> {
    Command("recovery", summary: "command.sync.recovery") { _, session in
      let words = try await session.telling { try await $0.renewRecovery() }
      try session.print(
        ["recoveryWords": .string(words)],
        or: [words, session.messages("sync.done.words")]
      )
    }
  }

  /// `sync leave`.
  static var leave: Command<Context> {
    Command("leave", summary: "command.sync.leave") { _, session in
      try await session.telling { try await $0.leave() }
      try session.print(["left": true], or: [session.messages("sync.done.left")])
    }
  }
}

/// A second, in which the other device may answer.
private func pause() async throws {
  try await ContinuousClock().sleep(for: .seconds(1))
}

extension HouseholdContext {
  /// Lets a device in that uses the code, or gives up when its time is over.
  fileprivate func waitForJoiner(until expires: Instant, asking asks: Bool) async throws {
    // The clock of a command stands still: the code's time is told by what passes meanwhile.
    let seconds = max(0, (expires - now).components.seconds)
    for _ in 0..<seconds {
      let joined = try await telling { household in
        try await household.answerInvitations { device in
          self.lets(device, asking: asks)
        }
      }
      if let device = joined.first {
        console.diagnostics.remark(messages("sync.remark.let-in", device.name))
        return
      }
      try await pause()
    }
    throw SyncError.expiredCode.failure(messages)
  }

  /// Shows a code to the camera of another device, where a person looks at a terminal.
  fileprivate func show(_ code: String) throws {
    let terminal = console.terminal
    guard let parts = household.sync, terminal.outputIsTerminal, !isJSON,
      !console.diagnostics.isQuiet
    else { return }
    let picture: CodePicture
    do throws(CodePictureError) {
      // Capitals take less room, and are read alike.
      picture = try parts.picture(code.uppercased())
    } catch {
      if case .missingLibrary(let package) = error {
        console.diagnostics.remark(messages("sync.remark.no-picture", package))
      }
      return
    }
    guard picture.columns <= terminal.width else {
      return console.diagnostics.remark(messages("sync.remark.narrow", picture.columns))
    }
    for line in picture.lines(inColour: terminal.allowsColour) { try console.output.line(line) }
  }

  /// Whether a device may come in: both show the same digits.
  private func lets(_ device: JoiningDevice, asking asks: Bool) -> Bool {
    let question = messages("question.sync.digits", device.name, device.digits)
    guard asks else {
      console.diagnostics.remark(messages("sync.remark.digits", device.digits))
      return true
    }
    return isYes(to: question, "confirm.sync-digits")
  }

  /// The URL of `--transport`, to be kept.
  fileprivate func place(_ url: String?) throws -> String {
    guard let url else { throw UsageError.missingParameter("--transport") }
    return try household.meetingPlace(url)
  }

  /// Exchanges for the first time and tells of the new device: it is in, even where that fails.
  fileprivate func settle(_ joined: (space: RecordID, device: RecordID)) async throws {
    do {
      _ = try await telling { try await $0.exchange() }
    } catch let failure as Failure {
      console.diagnostics.remark(failure.sentence)
    }
    try print(
      [
        "space": .string(joined.space.description), "device": .string(joined.device.description),
      ],
      or: [messages("sync.done.joined")]
    )
  }
}
