public import CommandKit
public import DiaryCore
import HearthHousehold
public import HearthModel
public import HearthPlugins
public import HearthPorts
public import HearthSupport

/// The diary's command line over the plugins that an executable carries.
public struct DiaryProgram: Sendable {
  /// What `--version` says.
  public static let version = "0.1.0"

  private let surroundings: Surroundings
  private let importers: ImporterRegistry<ForeignDiary>
  private let exporters: ExporterRegistry<DiaryHistory, DiaryLoss>
  private let servers: LiveImporterRegistry<ForeignDiary>
  private let web: (any HTTPClient)?
  private let photos: (any PhotoProcessor)?

  /// A program over its plugins and its surroundings.
  ///
  /// - Parameters:
  ///   - stores: the storage backends.
  ///   - maintenance: those of the same names that can be backed up.
  ///   - importers: the formats it reads.
  ///   - exporters: the formats it writes.
  ///   - servers: the programs whose servers it reads.
  ///   - web: asks those servers; nil where it reads files alone.
  ///   - photos: makes children's photos small; nil where it takes none.
  ///   - sync: what it syncs with; nil where it does not.
  ///   - environment: the variables it was started with.
  ///   - clock: the machine's clock; `--now` takes its place.
  ///   - random: 64 random bits.
  ///   - leaving: takes what need not be closed, where the process ends with the command.
  public init(
    stores: StoreRegistry,
    maintenance: StoreMaintenanceRegistry,
    importers: ImporterRegistry<ForeignDiary>,
    exporters: ExporterRegistry<DiaryHistory, DiaryLoss> = ExporterRegistry([]),
    servers: LiveImporterRegistry<ForeignDiary> = LiveImporterRegistry([]),
    web: (any HTTPClient)? = nil,
    photos: (any PhotoProcessor)? = nil,
    sync: SyncParts? = nil,
    environment: Environment,
    clock: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64,
    leaving: LeftStores? = nil
  ) {
    surroundings = Surroundings(
      stores: stores,
      maintenance: maintenance,
      sync: sync,
      environment: environment,
      clock: clock,
      random: random,
      leaving: leaving
    )
    self.importers = importers
    self.exporters = exporters
    self.servers = servers
    self.web = web
    self.photos = photos
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let program = HouseholdProgram(
      DiaryCommands.root,
      globals: DiaryOptions.everywhere,
      version: Self.version,
      modules: [DiarySchema.module, ReminderSchema.module],
      catalogues: [
        .diary, .diaryStatistics, .diaryInterchange, .diaryCommands, .diaryEvents,
        .diaryStatisticsCommands,
      ],
      surroundings: surroundings,
      context: { household, values in
        DiarySession(
          household: household,
          importers: importers,
          exporters: exporters,
          servers: servers,
          web: web,
          photos: photos,
          designation: values[DiaryOptions.child]
        )
      },
      candidates: { kind, session in try await DiaryCandidates.list(kind, session) },
      wording: { error, session in try await session.failure(for: error) }
    )
    return await program.run(arguments, on: console)
  }
}
