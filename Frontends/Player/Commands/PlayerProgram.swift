public import CommandKit
public import HearthPlugins
import HearthPorts
public import HearthSupport
import PlayerCore

/// The player's command line over the plugins that an executable carries.
public struct PlayerProgram: Sendable {
  /// What `--version` says.
  public static let version = "0.1.0"

  private let sources: SoundSourceRegistry
  private let outputs: AudioOutputRegistry
  private let devices: AudioDevicesRegistry
  private let environment: Environment
  private let random: @Sendable () -> UInt64

  /// A program over its plugins and its surroundings.
  ///
  /// - Parameters:
  ///   - sources: the kinds of sound it plays.
  ///   - outputs: where it plays them.
  ///   - devices: those of them whose devices can be listed.
  ///   - environment: the variables it was started with.
  ///   - random: 64 random bits.
  public init(
    sources: SoundSourceRegistry,
    outputs: AudioOutputRegistry,
    devices: AudioDevicesRegistry = AudioDevicesRegistry([]),
    environment: Environment,
    random: @escaping @Sendable () -> UInt64
  ) {
    self.sources = sources
    self.outputs = outputs
    self.devices = devices
    self.environment = environment
    self.random = random
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let environment = environment
    let program = Program(
      PlayerCommands.root,
      version: Self.version,
      settings: settings,
      language: { CommandLanguage(messages(language: $0[SharedOptions.language])) },
      failure: { error, language in failure(for: error, language.messages) },
      candidates: { kind, session in PlayerCandidates.list(kind, session) },
      scope: scope
    )
    return await program.run(arguments, on: console) { environment[$0] }
  }

  private func scope(
    _ values: Values,
    _ console: Console,
    _ command: (PlayerSession) async throws -> Void
  ) async throws {
    let session = PlayerSession(
      sources: sources,
      outputs: outputs,
      devices: devices,
      console: console,
      messages: messages(language: values[SharedOptions.language]),
      random: random,
      isJSON: values[SharedOptions.json]
    )
    try await session.wording(command)
  }

  private func failure(for error: any Error, _ messages: Messages) -> Failure {
    Failure.of(error, messages)
      ?? Failure(messages("notice.unknown-error", String(describing: error)), status: .trouble)
  }

  private func settings(
    _ values: Values,
    _ diagnostics: Diagnostics
  ) throws -> (String) -> String? {
    let settings = try Settings.read(
      asked: values[SharedOptions.config],
      in: XDGFolders(environment: environment),
      for: PlayerCommands.root.name,
      known: Set(
        SharedOptions.all.compactMap(\.info.setting) + [PlayCommand.setting].compactMap(\.self)
      )
    )
    let messages = messages(language: values[SharedOptions.language] ?? settings["language"])
    for case .unknownKey(let key, let line) in settings.remarks {
      let place = "\(settings.path ?? ""):\(line)"
      diagnostics.remark(messages("notice.unknown-setting", place, key).printableLine)
    }
    return { settings[$0] }
  }

  private func messages(language: String?) -> Messages {
    let language =
      language.flatMap(Language.init(matching:))
      ?? .negotiated(
        lcAll: environment["LC_ALL"],
        lcMessages: environment["LC_MESSAGES"],
        lang: environment["LANG"]
      )
    return Messages(language, [.commandKit, .player, .playerCommands])
  }
}
