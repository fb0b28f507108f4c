public import CommandKit
public import HTTPKit
public import HearthModel
public import HearthPlugins
public import HearthPorts
public import HearthSupport
import ServerProgram
import SyncHub

/// The program that keeps what the devices of households exchange.
public struct HubProgram: Sendable {
  /// Starts a server of a service.
  public typealias Start =
    @Sendable (any HTTPService, ServerSettings) throws(ServerError) -> any HTTPServer

  /// What surrounds the process.
  public struct Surroundings: Sendable {
    let stores: HubStoreRegistry
    let environment: Environment
    let clock: @Sendable () -> Instant
    let random: @Sendable () -> UInt64
    let cipher: @Sendable () throws -> any SyncCipher
    let start: Start

    /// The surroundings of a process.
    ///
    /// - Parameters:
    ///   - stores: where data can be kept.
    ///   - environment: the variables the process was started with.
    ///   - clock: the machine's clock.
    ///   - random: 64 random bits.
    ///   - cipher: opens the cryptography, of which a hub needs the hash alone.
    ///   - start: starts the server.
    public init(
      stores: HubStoreRegistry,
      environment: Environment,
      clock: @escaping @Sendable () -> Instant,
      random: @escaping @Sendable () -> UInt64,
      cipher: @escaping @Sendable () throws -> any SyncCipher,
      start: @escaping Start
    ) {
      self.stores = stores
      self.environment = environment
      self.clock = clock
      self.random = random
      self.cipher = cipher
      self.start = start
    }
  }

  private let version: String
  private let surroundings: Surroundings

  /// A program.
  public init(version: String, _ surroundings: Surroundings) {
    self.version = version
    self.surroundings = surroundings
  }

  static let name = "hearth-hub"

  /// All commands.
  static var root: Command<HubContext> {
    Command(
      name,
      summary: "hub.command",
      discussion: "hub.command.discussion",
      parameters: HubOptions.serving,
      subcommands: [HubCommands.code, HubCommands.renew]
    ) { values, context in
      try await HubServing(context: context, values: values).run()
    }
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let environment = surroundings.environment
    let program = Program<HubContext>(
      Self.root,
      globals: HubOptions.globals,
      version: version,
      settings: settings,
      language: { CommandLanguage(messages($0[SharedOptions.language])) },
      failure: { error, language in
        (error as? ServerError)?.failure(language.messages)
          ?? Failure.of(error, language.messages)
          ?? Failure(
            language.messages("refused.unknown", String(describing: error)),
            status: .trouble
          )
      },
      scope: { values, console, body in
        try await body(
          HubContext(
            surroundings: surroundings,
            console: console,
            messages: messages(values[SharedOptions.language]),
            store: values[HubOptions.store],
            isJSON: values[SharedOptions.json]
          )
        )
      }
    )
    return await program.run(arguments, on: console) { environment[$0] }
  }

  private func settings(
    _ values: Values,
    _ diagnostics: Diagnostics
  ) throws -> (String) -> String? {
    let parameters = HubOptions.globals + HubOptions.serving
    let settings = try Settings.read(
      asked: values[SharedOptions.config],
      in: XDGFolders(environment: surroundings.environment),
      for: Self.name,
      known: Set(parameters.compactMap(\.info.setting))
    )
    return { settings[$0] }
  }

  private func messages(_ language: String?) -> Messages {
    let environment = surroundings.environment
    let language =
      language.flatMap(Language.init(matching:))
      ?? .negotiated(
        lcAll: environment["LC_ALL"],
        lcMessages: environment["LC_MESSAGES"],
        lang: environment["LANG"]
      )
    return Messages(language, [.commandKit, .server, .hub])
  }
}
