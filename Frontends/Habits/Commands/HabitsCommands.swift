public import CommandKit

/// All commands of the habit tracker.
public enum HabitsCommands {
  /// The root, to which a program of an outsider may add its own.
  public static let root = Command<HabitsSession>(
    "hearth-habits",
    summary: "command.habits",
    subcommands: [
      TodayCommand.command, DoneCommand.command, ClearCommand.command, SkipCommand.command,
      MissCommand.command, AddCommand.command, EditCommand.command, PinCommand.pin,
      PinCommand.unpin, ArchiveCommand.command, DeleteCommand.command, CategoryCommand.command,
      ListCommand.command, StatsCommand.command, GraphCommand.command, PauseCommand.command,
      RemindCommand.command, ZoneCommand.command, ConfigCommand.command, UndoCommand.undo,
      UndoCommand.redo, BackupCommand.command, RestoreCommand.command, SyncCommand.command(),
      ImportCommand.command, ExportCommand.command,
    ]
  )
}
