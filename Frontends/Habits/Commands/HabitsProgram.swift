public import CommandKit
import HabitsCore

/// The habit tracker's command line over the plugins that an executable carries.
public struct HabitsProgram: Sendable {
  /// What `--version` says.
  public static let version = "0.1.0"

  private let surroundings: Surroundings

  /// A program in its surroundings.
  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let program = HouseholdProgram(
      HabitsCommands.root,
      globals: HabitsOptions.everywhere,
      version: Self.version,
      modules: [HabitsSchema.module],
      catalogues: [.habits, .habitsCommands],
      surroundings: surroundings,
      context: { household, values in
        HabitsSession(
          household: household,
          dayStart: values[HabitsOptions.dayStart],
          firstWeekday: values[HabitsOptions.firstWeekday]
        )
      },
      wording: { error, session in
        (error as? HabitsError).map { error in
          Failure(RefusalWriter(messages: session.messages).sentence(error).printableLine)
        }
      }
    )
    return await program.run(arguments, on: console)
  }
}
