import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
public import HearthPorts
public import HearthSupport
import SyncClient

/// A command line over a household's store, whichever app it belongs to.
///
/// That the context is a household's is asked of what it does, not of the type itself: to make a type
/// whose parameter must conform, the runtime looks through all conformances of a program.
public struct HouseholdProgram<Context>: Sendable {
  /// Puts an error of the app into a sentence while its household is still open; nil for others.
  public typealias Wording = @Sendable (any Error, Context) async throws -> Failure?

  private let root: Command<Context>
  private let globals: [any CommandParameter]
  private let settingKeys: Set<String>
  private let version: String
  private let modules: [SchemaModule]
  private let catalogues: [MessageCatalogue]
  private let surroundings: Surroundings
  private let context: @Sendable (HouseholdSession, Values) throws -> Context
  private let candidates: Program<Context>.Candidates
  private let wording: Wording
  private let life: ProgramLife
}

extension HouseholdProgram where Context: HouseholdContext {
  /// A program.
  ///
  /// - Parameters:
  ///   - root: all commands under the program's name.
  ///   - globals: the options that may stand before or after the command.
  ///   - settingKeys: what the settings file may hold for single commands.
  ///   - version: what `--version` prints after the name.
  ///   - modules: the tables of the app, beside the household's.
  ///   - catalogues: the texts of the app, beside the kit's and the household's.
  ///   - surroundings: the plugins, the environment, the clock, randomness.
  ///   - life: how long a command runs.
  ///   - context: what commands are handed.
  ///   - candidates: what completions offer of the app's data, by the kind of value.
  ///   - wording: the app's errors in words.
  public init(
    _ root: Command<Context>,
    globals: [any CommandParameter],
    settingKeys: Set<String> = [],
    version: String,
    modules: [SchemaModule],
    catalogues: [MessageCatalogue],
    surroundings: Surroundings,
    life: ProgramLife = .moment,
    context: @escaping @Sendable (HouseholdSession, Values) throws -> Context,
    candidates: @escaping Program<Context>.Candidates = { _, _ in [] },
    wording: @escaping Wording
  ) {
    self.root = root
    self.globals = globals
    self.settingKeys = settingKeys
    self.version = version
    self.modules = modules
    self.catalogues = catalogues
    self.surroundings = surroundings
    self.life = life
    self.context = context
    self.candidates = candidates
    self.wording = wording
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let environment = surroundings.environment
    let program = Program(
      root,
      globals: globals,
      version: version,
      settings: settings,
      language: { CommandLanguage(messages(language: $0[SharedOptions.language])) },
      failure: { error, language in failure(for: error, language.messages) },
      candidates: { kind, context in try await candidates(kind, of: context) },
      scope: scope
    )
    return await program.run(arguments, on: console) { environment[$0] }
  }

  /// What completions offer: the zones of the system in every program, and what the app knows.
  private func candidates(_ kind: String, of context: Context) async throws -> [Candidate] {
    guard kind == "zone" else { return try await candidates(kind, context) }
    return try SystemTimeZones(environment: surroundings.environment).names().map {
      Candidate($0)
    }
  }

  /// Runs the command on the household and closes that again, whatever happens; every error leaves as
  /// a sentence in the language of the command.
  private func scope(
    _ values: Values,
    _ console: Console,
    _ command: (Context) async throws -> Void
  ) async throws {
    let messages = messages(language: values[SharedOptions.language])
    do {
      let context = try context(session(values, console, messages), values)
      do {
        try await worded(command, context)
      } catch {
        await context.dependencies.store.close()
        throw error
      }
      await context.dependencies.store.close()
    } catch {
      if Self.speaksForItself(error) { throw error }
      throw failure(for: error, messages)
    }
  }

  private func worded(
    _ command: (Context) async throws -> Void,
    _ context: Context
  ) async throws {
    do {
      try await command(context)
    } catch let error as JournalError {
      throw Failure(try await context.journalWriter().writer.sentence(error))
    } catch let error as TimeReadingError {
      throw error.failure(context.messages)
    } catch {
      guard !Self.speaksForItself(error), let failure = try await wording(error, context) else {
        throw error
      }
      throw failure
    }
  }

  /// Whether the program's runner knows what an error means.
  private static func speaksForItself(_ error: any Error) -> Bool {
    error is Failure || error is ExitCode || error is UsageError || error is OutputError
  }

  private func failure(for error: any Error, _ messages: Messages) -> Failure {
    let timeZones = SystemTimeZones(environment: surroundings.environment)
    return Failure.of(error, messages, zones: { (try? timeZones.names()) ?? [] })
      ?? Failure(messages("refused.unknown", String(describing: error)), status: .trouble)
  }

  private func settings(
    _ values: Values,
    _ diagnostics: Diagnostics
  ) throws -> (String) -> String? {
    let settings = try Settings.read(
      asked: values[SharedOptions.config],
      in: XDGFolders(environment: surroundings.environment),
      for: root.name,
      known: settingKeys.union(globals.compactMap(\.info.setting))
    )
    let messages = messages(language: values[SharedOptions.language] ?? settings["language"])
    for case .unknownKey(let key, let line) in settings.remarks {
      let place = "\(settings.path ?? ""):\(line)"
      diagnostics.remark(messages("settings.unknown-key", place, key))
    }
    return { settings[$0] }
  }

  private func messages(language: String?) -> Messages {
    let environment = surroundings.environment
    let language =
      language.flatMap(Language.init(matching:))
      ?? .negotiated(
        lcAll: environment["LC_ALL"],
        lcMessages: environment["LC_MESSAGES"],
        lang: environment["LANG"]
      )
    return messages(language)
  }

  private func messages(_ language: Language) -> Messages {
    Messages(language, [.commandKit, .household, .sync, .syncStatus] + catalogues)
  }
}

extension HouseholdProgram where Context: HouseholdContext {
  private func session(
    _ values: Values,
    _ console: Console,
    _ messages: Messages
  ) throws -> HouseholdSession {
    let timeZones = SystemTimeZones(environment: surroundings.environment)
    let zone = try values[SharedOptions.timeZone].map { try timeZones.rules(named: $0) }
    let now = try now(values[SharedOptions.now], zone: zone, timeZones)
    let (open, maintenance) = try store(values[SharedOptions.store], console, messages, now)
    return HouseholdSession(
      dependencies: Dependencies(
        store: DeferredStore(leaving: surroundings.leaving, open),
        timeZones: timeZones,
        now: now,
        random: surroundings.random
      ),
      console: console,
      speech: Speech(
        messages,
        isAskedFor: values[SharedOptions.language] != nil,
        make: { self.messages($0) }
      ),
      sync: surroundings.sync,
      home: surroundings.environment["HOME"],
      maintenance: maintenance,
      zone: zone,
      isJSON: values[SharedOptions.json],
      environment: surroundings.environment
    )
  }

  /// How the store is opened, and its copies are.
  private func store(
    _ url: String?,
    _ console: Console,
    _ messages: Messages,
    _ now: @escaping @Sendable () -> Instant
  ) throws -> (
    open: @Sendable () async throws -> any Store,
    maintenance: @Sendable () async throws -> any StoreMaintenance
  ) {
    let address: StoreAddress
    do {
      address = try StoreAddress(url, environment: surroundings.environment)
    } catch let error as XDGError {
      // Whoever has no home can still do what needs no store.
      return ({ throw error }, { throw error })
    }
    let plugin = try surroundings.stores.plugin(named: address.scheme)
    let setup = StoreSetup(
      address: address.rest,
      modules: [HouseholdSchema.module, SyncSchema.module] + modules,
      execution: life == .moment ? .caller : .queues,
      creation: .whenWritten,
      keepsBackups: true,
      now: now,
      random: surroundings.random,
      remark: { console.diagnostics.remark($0.sentence(messages)) }
    )
    return (
      { try await plugin.make(setup) },
      { try await maintenance(address.scheme, setup, messages) }
    )
  }

  private func maintenance(
    _ scheme: String,
    _ setup: StoreSetup,
    _ messages: Messages
  ) async throws -> any StoreMaintenance {
    guard let plugin = try? surroundings.maintenance.plugin(named: scheme) else {
      throw Failure(messages("refused.no-backups", "\(scheme):"))
    }
    return try await plugin.make(setup)
  }

  /// The clock of `--now`, else the machine's, which a command of a moment reads once.
  private func now(
    _ text: String?,
    zone: (any TimeZoneRules)?,
    _ timeZones: SystemTimeZones
  ) throws -> @Sendable () -> Instant {
    let clock = surroundings.clock
    guard let text else {
      if life == .long { return clock }
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
