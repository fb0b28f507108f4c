import CommandKit
import HearthContainer
import HearthHousehold
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore
import PlayerScreens
import ScreenKit
import TerminalProgram

/// The household whose player the screens show.
struct PlayerContext: HouseholdContext {
  let household: HouseholdSession

  var journal: Journal { .player(dependencies) }
}

/// The program: its options, and its first screen.
enum PlayerTUI {
  /// The program over its surroundings.
  static func program(
    _ surroundings: Surroundings,
    player: any PlayerLink,
    secrets: @escaping @Sendable () -> (any SecretKeeper)?
  ) -> HouseholdProgram<PlayerContext> {
    let environment = surroundings.environment
    return HouseholdProgram(
      Command("hearth-player-tui", summary: "sounds.program") { values, context in
        try await run(values, context, environment, player, secrets)
      },
      globals: SharedOptions.all + [TerminalProgram.theme],
      version: "0.1.0",
      modules: [PlayerSchema.module],
      catalogues: [
        .screenKit, .miniPlayer, .player, .playerEditors, .playerScreens, .terminal,
      ],
      surroundings: surroundings,
      life: .long,
      context: { household, _ in PlayerContext(household: household) },
      wording: { error, context in
        (error as? PlayerError).map { Failure($0.sentence(context.messages)) }
      }
    )
  }

  private static func run(
    _ values: Values,
    _ context: PlayerContext,
    _ environment: Environment,
    _ player: any PlayerLink,
    _ secrets: @escaping @Sendable () -> (any SecretKeeper)?
  ) async throws {
    let start = try await context.read { transaction in
      try PlayerStart(context.dependencies, context.zone, in: transaction)
    }
    context.household.speak(as: start.household)
    let desk = PlayerDesk(
      context.dependencies,
      link: player,
      hostOptions: SharedOptions.handedOn(values),
      sources: Plugins.sources,
      outputs: Plugins.outputs,
      devices: Plugins.devices,
      secrets: secrets,
      shownZone: context.zone,
      start: start
    )
    desk.speak = { settings in
      context.household.speak(as: settings)
      return context.messages
    }
    let footer = MiniPlayerFooter(player, desk.watch) { try await Task.sleep(for: .seconds(1)) }
    footer.open = { stage in desk.openPlayer(stage) }
    try TerminalProgram.run(
      context.household,
      values,
      environment: environment,
      footer: footer,
      sentence: { desk.sentence($0, in: context.messages) },
      begin: { stage in
        stage.wallTime = { desk.zones.local(desk.now).time }
        stage.push(CollectionsScreen(desk))
      }
    )
  }
}
