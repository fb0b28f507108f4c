import CommandKit
import PlayerCore

/// `status`: how the player of this person stands, without starting one.
enum StatusCommand {
  static let command = Command<PlayerSession>(
    "status",
    summary: "command.player.status"
  ) { _, session in
    let status = PlayerStatus.stopped
    try session.print(
      status.json(in: session.messages),
      or: [PlayerViewModel(status, in: session.messages).summary]
    )
  }
}
