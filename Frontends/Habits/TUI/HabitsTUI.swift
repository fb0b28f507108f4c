import CommandKit
import HabitsCore
import HabitsScreens
import HearthContainer
import HearthHousehold
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import ScreenKit
import TerminalProgram

/// The household that the screens are about.
struct HabitsContext: HouseholdContext {
  let household: HouseholdSession

  var journal: Journal { .habits(dependencies) }
}

/// The program: its options, and its first screens.
enum HabitsTUI {
  /// The program over its surroundings.
  static func program(
    _ surroundings: Surroundings,
    player: any PlayerLink
  ) -> HouseholdProgram<HabitsContext> {
    let environment = surroundings.environment
    return HouseholdProgram(
      Command("hearth-habits-tui", summary: "habits.program") { values, context in
        try await run(values, context, environment, player)
      },
      globals: SharedOptions.all + [TerminalProgram.theme],
      version: "0.1.0",
      modules: [HabitsSchema.module],
      catalogues: [.habits, .screenKit, .miniPlayer, .habitsScreens, .terminal],
      surroundings: surroundings,
      life: .long,
      context: { household, _ in HabitsContext(household: household) },
      wording: { error, context in
        (error as? HabitsError).map {
          Failure(RefusalWriter(messages: context.messages).sentence($0))
        }
      }
    )
  }

  private static func run(
    _ values: Values,
    _ context: HabitsContext,
    _ environment: Environment,
    _ player: any PlayerLink
  ) async throws {
    let start = try await context.read { transaction in
      try HabitsStart(context.dependencies, context.zone, in: transaction)
    }
    context.household.speak(as: start.household)
    let desk = HabitsDesk(context.dependencies, shownZone: context.zone, start: start)
    desk.speak = { settings in
      context.household.speak(as: settings)
      return context.messages
    }
    try TerminalProgram.run(
      context.household,
      values,
      environment: environment,
      footer: MiniPlayerFooter(player) { try await Task.sleep(for: .seconds(1)) },
      sentence: { desk.sentence($0, in: context.messages) },
      begin: { stage in
        stage.wallTime = { desk.days.zones.local(desk.now).time }
        stage.push(TrackersScreen(desk, filter: start.memory.filter))
        if let onboarding = OnboardingViewModel(start.memory, in: stage.messages) {
          stage.push(OnboardingScreen(desk, onboarding))
        }
      }
    )
  }
}
