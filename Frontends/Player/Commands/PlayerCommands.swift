public import CommandKit

/// All commands of the player.
public enum PlayerCommands {
  /// The root, to which a program of an outsider may add its own.
  public static let root = Command<PlayerSession>(
    "hearth-player",
    summary: "command.player",
    subcommands: [
      ListCommand.command, PlayCommand.play, PlayCommand.mix, TransportCommands.pause,
      TransportCommands.resume, TransportCommands.stop, TransportCommands.timer,
      TransportCommands.volume, TransportCommands.next, TransportCommands.previous,
      StatusCommand.command, OutputsCommand.command, RenderCommand.command, PresetCommand.command,
      WakeCommand.command, OwnSoundsCommands.add, OwnSoundsCommands.remove, SettingsCommand.command,
      SyncCommand.command(), HostCommand.command,
    ]
  )
}
