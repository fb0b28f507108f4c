public import CommandKit
import HearthContainer
import HearthHousehold
import HearthMiniPlayer
import HearthModel
public import HearthPorts
import HearthSupport
import PlayerCore

/// The player's command line over the plugins that an executable carries.
public struct PlayerProgram: Sendable {
  /// What `--version` says.
  public static let version = "0.1.0"

  private let surroundings: Surroundings
  private let plugins: PlayerPlugins
  private let link: any PlayerLink
  private let machine: PlayerMachine

  /// A program in its surroundings.
  ///
  /// - Parameters:
  ///   - surroundings: the stores, the environment, the clock, randomness.
  ///   - plugins: the kinds of sound and output.
  ///   - link: where the player that runs is met.
  ///   - machine: what a player needs of the machine besides.
  public init(
    _ surroundings: Surroundings,
    plugins: PlayerPlugins,
    link: any PlayerLink,
    machine: PlayerMachine
  ) {
    self.surroundings = surroundings
    self.plugins = plugins
    self.link = link
    self.machine = machine
  }

  /// Does what the arguments ask, the program's own name left out.
  public func run(_ arguments: [String], on console: Console) async -> ExitCode {
    let program = HouseholdProgram(
      PlayerCommands.root,
      globals: SharedOptions.all,
      settingKeys: Set([PlayCommand.setting].compactMap(\.self)),
      version: Self.version,
      modules: [PlayerSchema.module],
      catalogues: [.miniPlayer, .player, .playerCommands],
      surroundings: surroundings,
      context: { household, values in
        PlayerSession(
          household: household,
          plugins: plugins,
          link: link,
          machine: machine,
          clock: clock(household, isSet: values[SharedOptions.now] != nil),
          hostOptions: SharedOptions.handedOn(values)
        )
      },
      candidates: { kind, session in try await PlayerCandidates.list(kind, session) },
      wording: { error, session in try session.failure(for: error) }
    )
    return await program.run(arguments, on: console)
  }

  /// A clock that goes on from the moment of the command, where that was set.
  private func clock(
    _ household: HouseholdSession,
    isSet: Bool
  ) -> @Sendable () -> Instant {
    let clock = surroundings.clock
    guard isSet else { return clock }
    let (moment, start) = (household.dependencies.now(), clock())
    return {
      Instant(
        milliseconds: moment.milliseconds + clock().milliseconds - start.milliseconds
      )
    }
  }
}
