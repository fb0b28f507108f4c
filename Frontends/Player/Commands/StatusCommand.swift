import CommandKit
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore

/// `status`: how the player of this person stands, without starting one.
enum StatusCommand {
  private static let follow = Flag("follow", summary: "option.player.follow")

  static let command = Command<PlayerSession>(
    "status",
    summary: "command.player.status",
    parameters: [follow]
  ) { values, session in
    guard values[follow] else { return try session.tell(await status(session)) }
    let player = MiniPlayer(session.link, in: session.messages.language) {
      try await session.machine.wait(.milliseconds(500))
    }
    var last: String?
    for await status in player.statuses() {
      let model = MiniPlayerViewModel(status, in: session.messages)
      let line = session.isJSON ? status.json.text : model.summary.printableLine
      guard line != last else { continue }
      last = line
      try session.console.output.line(line)
      try session.console.output.flush()
    }
  }

  /// The status of the player that runs; without one what it would begin with.
  static func status(_ session: PlayerSession) async throws -> RemoteStatus {
    try await session.control.status(session.dependencies)
  }
}
