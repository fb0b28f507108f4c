import CommandKit
import HearthContainer
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

/// `settings`: what stays set on this machine, the safe volume above all.
enum SettingsCommand {
  private static let volume = Option(
    "volume",
    .integer(in: SoundVolume.range),
    summary: "option.player.settings.volume"
  )
  private static let output = Option(
    "output",
    .text,
    valueName: "command.value.url",
    summary: "option.player.settings.output"
  )
  private static let cap = Option(
    "safe-volume",
    .cap,
    valueName: "word.level",
    summary: "option.player.settings.cap"
  )
  private static let calibrate = Option(
    "calibrate",
    .text,
    valueName: "word.level",
    summary: "option.player.settings.calibrate"
  )
  private static let variation = Option(
    "variation",
    .variation,
    valueName: "word.decibels",
    summary: "option.player.settings.variation"
  )
  private static let pin = Option(
    "pin",
    .text,
    valueName: "word.pin",
    summary: "option.player.settings.pin",
    environment: "HEARTH_PIN"
  )
  private static let newPIN = Option(
    "new-pin",
    .text,
    valueName: "word.pin",
    summary: "option.player.settings.new-pin"
  )

  static let command = Command<PlayerSession>(
    "settings",
    summary: "command.player.settings",
    discussion: "command.player.settings.discussion",
    parameters: [volume, output, variation, cap, calibrate, pin, newPIN]
  ) { values, session in
    let changes = try await changes(values, session)
    if !changes.isEmpty {
      let desk = SafeVolumeDesk(session.dependencies, secrets: session.machine.secrets)
      _ = try await desk.make(changes, pin: values[pin])
    }
    try await keepOutput(values[output], session)
    if let depth = values[variation] {
      _ = try await PlayerMemory(session.dependencies).change {
        $0.variationDecibels = depth.decibels
      }
    }
    let isAnother = !changes.isEmpty || values[output] != nil || values[variation] != nil
    if isAnother { await session.control.announce() }
    if let number = values[volume] { try await keepVolume(number, session) }
    let settings = try await session.read { try PlayerMemory.settings(in: $0) }
    let model = PlayerSettingsViewModel(settings, in: session.messages)
    try session.print(settings.json, or: model.lines)
  }

  private static func changes(
    _ values: Values,
    _ session: PlayerSession
  ) async throws -> [SafeVolumeChange] {
    var changes: [SafeVolumeChange] = []
    if let text = values[calibrate] { changes.append(try await calibration(text, session)) }
    if let cap = values[cap] { changes.append(cap) }
    if let pin = values[newPIN] { changes.append(.pin(pin == "off" ? nil : pin)) }
    return changes
  }

  /// What a phone shows while the player plays something, whose level is known.
  private static func calibration(
    _ text: String,
    _ session: PlayerSession
  ) async throws -> SafeVolumeChange {
    let status = try await StatusCommand.status(session)
    return try await .calibration(text, playing: status, SoundShop(session.sources))
  }

  private static func keepOutput(_ url: String?, _ session: PlayerSession) async throws {
    guard let url else { return }
    let output = url == "off" ? nil : try session.hosted(url)
    _ = try await PlayerMemory(session.dependencies).change { $0.output = output }
  }

  private static func keepVolume(_ number: Int, _ session: PlayerSession) async throws {
    _ = try await PlayerMemory(session.dependencies).change { $0.volume = number }
    guard let remote = try await session.control.running() else { return }
    _ = try await remote.perform(.volume(number), in: session.messages.language.code)
  }
}
