public import CommandKit

/// All commands of the diary.
public enum DiaryCommands {
  /// The root, to which a program of an outsider may add its own.
  public static let root = Command<DiarySession>(
    "hearth-diary",
    summary: "command.diary",
    subcommands: [
      NowCommand.command, DayCommand.command, SleepCommand.command, FeedCommand.command,
    ]
  ).adding(
    [
      PumpCommand.command, NappyCommand.command, GrowthCommand.weigh, GrowthCommand.measure,
      TemperatureCommand.command, MedicineCommand.command, BathCommand.command,
      TummyCommand.command, MilestoneCommand.command, NoteCommand.command, TimerCommand.command,
      EditCommand.edit, EditCommand.delete, TagCommand.command, PersonCommand.command,
      ChildCommand.command, WeekCommand.command, StatsCommand.command, NextCommand.command,
      RemindCommand.command,
      AgeCommand.command, ZoneCommand.command, ConfigCommand.command, UndoCommand.undo,
      UndoCommand.redo,
      ImportCommand.command, ExportCommand.command, BackupCommand.command, RestoreCommand.command,
      SettleCommand.command, SyncCommand.command(telling: .diary),
    ]
  )
}
