public import CommandKit
public import DiaryCore
import HearthContainer
import HearthHousehold
public import HearthModel
public import HearthPlugins
import HearthPorts
public import HearthSupport

/// The diary's command line over the plugins that an executable carries.
public struct DiaryProgram: Sendable {
  /// What `--version` says.
  public static let version = "0.1.0"

  private let stores: StoreRegistry
  private let maintenance: StoreMaintenanceRegistry
  private let importers: ImporterRegistry<ForeignDiary>
  private let environment: Environment
  private let clock: @Sendable () -> Instant
  private let random: @Sendable () -> UInt64

  /// A program over its plugins and its surroundings.
  ///
  /// - Parameters:
  ///   - stores: the storage backends.
  ///   - maintenance: those of the same names that can be backed up.
  ///   - importers: the formats it reads.
  ///   - environment: the variables it was started with.
  ///   - clock: the machine's clock; `--now` takes its place.
  ///   - random: 64 random bits.
  public init(
    stores: StoreRegistry,
    maintenance: StoreMaintenanceRegistry,
    importers: ImporterRegistry<ForeignDiary>,
    environment: Environment,
    clock: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64
  ) {
    self.stores = stores
    self.maintenance = maintenance
    self.importers = importers
    self.environment = environment
    self.clock = clock
    self.random = random
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let environment = environment
    let program = Program(
      DiaryCommands.root,
      globals: DiaryOptions.everywhere,
      version: Self.version,
      settings: settings,
      language: { CommandLanguage(messages(language: $0[SharedOptions.language])) },
      failure: { error, language in failure(for: error, language.messages) },
      scope: scope
    )
    return await program.run(arguments, on: console) { environment[$0] }
  }

  /// Runs the command on the household and closes that again, whatever happens; every error leaves as
  /// a sentence in the language of the command.
  private func scope(
    _ values: Values,
    _ console: Console,
    _ command: (DiarySession) async throws -> Void
  ) async throws {
    let messages = messages(language: values[SharedOptions.language])
    do {
      let session = try session(values, console, messages)
      do {
        try await session.wording(command)
      } catch {
        await session.dependencies.store.close()
        throw error
      }
      await session.dependencies.store.close()
    } catch {
      if Self.speaksForItself(error) { throw error }
      throw failure(for: error, messages)
    }
  }

  /// Whether the program's runner knows what an error means.
  private static func speaksForItself(_ error: any Error) -> Bool {
    error is Failure || error is ExitCode || error is UsageError || error is OutputError
  }

  private func failure(for error: any Error, _ messages: Messages) -> Failure {
    let timeZones = SystemTimeZones(environment: environment)
    return Failure.of(error, messages, zones: { (try? timeZones.names()) ?? [] })
      ?? Failure(messages("refused.unknown", String(describing: error)), status: .trouble)
  }

  private func settings(
    _ values: Values,
    _ diagnostics: Diagnostics
  ) throws -> (String) -> String? {
    let settings = try Settings.read(
      asked: values[SharedOptions.config],
      in: XDGFolders(environment: environment),
      for: DiaryCommands.root.name,
      known: Set(DiaryOptions.everywhere.compactMap(\.info.setting))
    )
    let messages = messages(language: values[SharedOptions.language] ?? settings["language"])
    for case .unknownKey(let key, let line) in settings.remarks {
      let place = "\(settings.path ?? ""):\(line)"
      diagnostics.remark(messages("settings.unknown-key", place, key).printableLine)
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
    return Messages(
      language,
      [
        .commandKit, .diary, .diaryStatistics, .diaryCommands, .diaryEvents,
        .diaryStatisticsCommands,
      ]
    )
  }

  private func session(
    _ values: Values,
    _ console: Console,
    _ messages: Messages
  ) throws -> DiarySession {
    let timeZones = SystemTimeZones(environment: environment)
    let zone = try values[SharedOptions.timeZone].map { try timeZones.rules(named: $0) }
    let now = try now(values[SharedOptions.now], zone: zone, timeZones)
    let address = try StoreAddress(values[SharedOptions.store], environment: environment)
    let plugin = try stores.plugin(named: address.scheme)
    let setup = StoreSetup(
      address: address.rest,
      modules: [HouseholdSchema.module, DiarySchema.module],
      keepsBackups: true,
      now: now,
      random: random
    )
    let store = DeferredStore { try await plugin.make(setup) }
    return DiarySession(
      dependencies: Dependencies(store: store, timeZones: timeZones, now: now, random: random),
      console: console,
      messages: messages,
      importers: importers,
      maintenance: { try await maintenance(address.scheme, setup, messages) },
      zone: zone,
      designation: values[DiaryOptions.child],
      isJSON: values[SharedOptions.json]
    )
  }

  private func maintenance(
    _ scheme: String,
    _ setup: StoreSetup,
    _ messages: Messages
  ) async throws -> any StoreMaintenance {
    guard let plugin = try? maintenance.plugin(named: scheme) else {
      throw Failure(messages("refused.no-backups", "\(scheme):"))
    }
    return try await plugin.make(setup)
  }

  /// The clock of `--now`, else the machine's, read once so that a command sees one moment.
  private func now(
    _ text: String?,
    zone: (any TimeZoneRules)?,
    _ timeZones: SystemTimeZones
  ) throws -> @Sendable () -> Instant {
    guard let text else {
      let now = clock()
      return { now }
    }
    let zones = TimeZoneHistory(try zone ?? timeZones.systemZone())
    guard let reading = try? TimeReader(zones: zones, now: clock()).instant(text) else {
      throw SharedOptions.now.rejecting(text, because: .explained(key: "value.instant"))
    }
    return { reading.instant }
  }
}

/// Which store a command uses: a scheme and what follows it.
struct StoreAddress {
  let scheme: String
  let rest: String

  /// The store of `--store`, else the file in the person's data folder.
  init(_ url: String?, environment: Environment) throws {
    guard let url else {
      scheme = "sqlite"
      rest = try XDGFolders(environment: environment).data + "/hearth.db"
      return
    }
    let parts = url.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    scheme = parts.count == 2 ? String(parts[0]) : url
    let path = parts.count == 2 ? String(parts[1]) : ""
    // Settings files and quoted arguments are read by no shell.
    let home = path.hasPrefix("~/") ? environment["HOME"] : nil
    rest = home.map { $0 + path.dropFirst() } ?? path
  }
}
