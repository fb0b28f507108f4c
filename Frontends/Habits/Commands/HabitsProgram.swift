public import CommandKit
public import HabitsCore
import HearthHousehold
public import HearthPlugins
import HearthSupport

/// The habit tracker's command line over the plugins that an executable carries.
public struct HabitsProgram: Sendable {
  /// What `--version` says.
  public static let version = "0.1.0"

  private let surroundings: Surroundings
  private let importers: ImporterRegistry<ForeignHabits>
  private let exporters: ExporterRegistry<ForeignHabits, InterchangeLoss>

  /// A program in its surroundings, with the formats that it reads and writes.
  public init(
    _ surroundings: Surroundings,
    importers: ImporterRegistry<ForeignHabits> = ImporterRegistry([]),
    exporters: ExporterRegistry<ForeignHabits, InterchangeLoss> = ExporterRegistry([])
  ) {
    self.surroundings = surroundings
    self.importers = importers
    self.exporters = exporters
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let program = HouseholdProgram(
      HabitsCommands.root,
      globals: HabitsOptions.everywhere,
      version: Self.version,
      modules: [HabitsSchema.module, ReminderSchema.module],
      catalogues: [.habits, .habitsInterchange, .habitsCommands],
      surroundings: surroundings,
      context: { household, values in
        HabitsSession(
          household: household,
          importers: importers,
          exporters: exporters,
          dayStart: values[HabitsOptions.dayStart],
          firstWeekday: values[HabitsOptions.firstWeekday]
        )
      },
      candidates: { kind, session in try await HabitsCandidates.list(kind, session) },
      wording: { error, session in
        (error as? HabitsError).map { error in
          let sentence = RefusalWriter(messages: session.messages).sentence(error)
          return Failure(session.messages.advising(sentence, error.advice))
        }
      }
    )
    return await program.run(arguments, on: console)
  }
}
