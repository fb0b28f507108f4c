public import CommandKit
public import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
public import HearthPorts
public import HearthSupport
import ServerProgram
import SyncClient

/// The program that serves an app: one command with its options.
public struct WebProgram<App: WebApp>: Sendable {
  /// Starts a server of a service.
  public typealias Start =
    @Sendable (any HTTPService, ServerSettings) throws(ServerError) -> any HTTPServer

  private let name: String
  private let version: String
  private let app: App
  private let port: Int
  private let modules: [SchemaModule]
  private let catalogues: [MessageCatalogue]
  private let surroundings: Surroundings
  private let secrets: @Sendable () -> (any SecretKeeper)?
  private let start: Start
  private let player: (any PlayerLink)?

  /// A program.
  ///
  /// - Parameters:
  ///   - name: of the program.
  ///   - version: what `--version` prints after the name.
  ///   - app: what is served.
  ///   - port: where it listens on this machine where nobody says otherwise; each program has its own.
  ///   - modules: the tables of the app, with those of accounts.
  ///   - catalogues: the texts of the app.
  ///   - surroundings: the plugins, the environment, the clock, randomness; lasting ones.
  ///   - secrets: makes the keeper of passwords and keys.
  ///   - player: where the machine's player is met; nil for pages without one.
  ///   - start: starts the server.
  public init(
    _ name: String,
    version: String,
    _ app: App,
    port: Int,
    modules: [SchemaModule],
    catalogues: [MessageCatalogue],
    surroundings: Surroundings,
    secrets: @escaping @Sendable () -> (any SecretKeeper)?,
    player: (any PlayerLink)? = nil,
    start: @escaping Start
  ) {
    self.name = name
    self.version = version
    self.app = app
    self.port = port
    self.modules = modules
    self.catalogues = catalogues
    self.surroundings = surroundings
    self.secrets = secrets
    self.player = player
    self.start = start
  }

  /// Serves until it is told to stop, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let program = HouseholdProgram<WebProgramContext<App>>(
      Command(
        name,
        summary: "web.command",
        parameters: [ServerOptions.listen(port: port)] + WebOptions.others
      ) { values, context in
        try await serve(values, context)
      },
      globals: SharedOptions.all,
      version: version,
      modules: modules,
      catalogues: [.householdWeb, .server] + catalogues,
      surroundings: surroundings,
      life: .long,
      context: { household, _ in WebProgramContext(household: household) },
      wording: { error, context in (error as? ServerError)?.failure(context.messages) }
    )
    return await program.run(arguments, on: console)
  }

  private func serve(_ values: Values, _ context: WebProgramContext<App>) async throws {
    guard let secrets = secrets() else {
      throw Failure(context.messages("web.refused.no-randomness"), status: .trouble)
    }
    let manager = ServiceManager(surroundings.environment)
    // Also opens the store, so that changes of others can be heard from the first page on.
    let hasAccounts = try await context.read { try !AccountBook.accounts(in: $0).isEmpty }
    let sync = context.household.backgroundSync { try await Task.sleep(for: $0) }
    let exchanging = Task.detached(priority: .utility) { await sync?.run() }
    defer { exchanging.cancel() }
    let house = house(values, context, secrets, sync)
    let settings = try ServerSettings(
      values,
      at: values[ServerOptions.listen(port: port)],
      manager,
      context.messages
    )
    let server = try start(WebService(app, in: house), settings)
    do {
      try greet(server, settings, house, context, hasAccounts: hasAccounts)
    } catch {
      await server.stop()
      throw error
    }
    manager.tell("READY=1")
    await StopSignal.wait()
    manager.tell("STOPPING=1")
    house.sync?.stop()
    await server.stop()
  }

  private func house(
    _ values: Values,
    _ context: WebProgramContext<App>,
    _ secrets: any SecretKeeper,
    _ sync: BackgroundSync?
  ) -> WebHouse {
    let diagnostics = context.console.diagnostics
    var hosts = values[WebOptions.hosts]
    if case .address(let host, _) = values[ServerOptions.listen(port: port)] {
      hosts.append(host.contains(":") ? "[\(host)]" : host)
    }
    return WebHouse(
      context.dependencies,
      secrets: secrets,
      rules: OriginRules(hosts: hosts, proxies: values[WebOptions.proxies]),
      log: AccessLog { diagnostics.remark($0) },
      catalogues: catalogues,
      zone: context.zone,
      language: values[SharedOptions.language].flatMap(Language.init(matching:)),
      player: player.map {
        WebPlayer($0, hostOptions: SharedOptions.handedOn(values)) {
          try await Task.sleep(for: .seconds(2))
        }
      },
      syncStatus: { sync?.status ?? .off },
      sync: exchange(context.household),
      copy: StoreCopy(
        through: surroundings.environment["TMPDIR"] ?? "/tmp",
        context.household.maintenance
      ),
      heartbeat: { try await Task.sleep(for: .seconds(25)) }
    )
  }

  /// How this server brings the household's devices together; nil where it cannot sync.
  private func exchange(_ household: HouseholdSession) -> WebSync? {
    guard let picture = household.codePicture else { return nil }
    return WebSync(
      household: { try household.exchange() },
      place: { try household.meetingPlace($0) },
      picture: picture,
      name: household.machineName
    ) {
      try await Task.sleep(for: .seconds(1))
    }
  }

  /// Says where it serves; without an account, the link that makes the first one.
  private func greet(
    _ server: any HTTPServer,
    _ settings: ServerSettings,
    _ house: WebHouse,
    _ context: WebProgramContext<App>,
    hasAccounts: Bool
  ) throws {
    let isOwn = ServerSettings.Place.isOwn(server.host)
    guard hasAccounts || isOwn else {
      throw Failure(context.messages("web.refused.no-account", String(port)), status: .refused)
    }
    let root = server.root(isSecure: settings.identity != nil)
    try context.console.output.line(context.messages("server.serving", root).printableLine)
    if !hasAccounts {
      let link = "\(root)welcome?key=\(house.firstStart.newKey())"
      try context.console.output.line(context.messages("web.first-start", link).printableLine)
    }
    try context.console.output.flush()
  }
}

/// What the one command of a serving program works with.
struct WebProgramContext<App: WebApp>: HouseholdContext {
  let household: HouseholdSession

  var journal: Journal { App.journal(dependencies) }
}
