import CommandKit
import HearthContainer
import HearthHousehold
import HearthPorts
import HearthSupport
import PlayerCore

/// `host`: is the player, until it is told to end.
enum HostCommand {
  private static let background = Flag("background", summary: "option.player.background")
  private static let fresh = Flag("fresh", summary: "option.player.fresh")

  static let command = Command<PlayerSession>(
    "host",
    summary: "command.player.host",
    discussion: "command.player.host.discussion",
    parameters: [background, fresh]
  ) { values, session in
    var dependencies = session.dependencies
    dependencies.now = session.clock
    let host = PlayerHost(
      HostSurroundings(
        sources: session.sources,
        outputs: session.outputs,
        usualOutputs: session.plugins.usualOutputs,
        controls: session.plugins.controls,
        environment: session.machine.environment,
        language: session.messages.language.code,
        dependencies: dependencies,
        zone: TimeZoneHistory(try session.firstZone()),
        slept: session.machine.slept,
        wait: session.machine.wait
      ),
      staysForAWhile: values[background]
    )
    let door: any PlayerDoor
    do {
      door = try await session.link.open(for: host)
    } catch {
      guard case PlayerLinkError.taken = error else { throw error }
      // Whoever wanted a player has one.
      return try greet(session, values, else: "host.taken")
    }
    let interruption = Interruption { Task { await host.quit() } }
    defer { interruption.end() }
    do {
      try await host.start(goingOn: !values[fresh])
      try greet(session, values, else: "host.ready")
    } catch {
      await host.quit()
      await door.close()
      throw error
    }
    // Whoever wants a player from now on starts another one.
    await host.leaving()
    await door.close()
    await host.ended()
  }

  /// Says that there is a player: to the process that started this one, else to a person.
  private static func greet(
    _ session: PlayerSession,
    _ values: Values,
    else key: MessageKey
  ) throws {
    guard values[background] else {
      return session.console.diagnostics.remark(session.messages(key))
    }
    try session.console.output.line(PlayerStart.greeting)
    try session.console.output.flush()
    session.machine.detach()
  }
}
