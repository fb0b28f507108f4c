import HearthModel
public import HearthPorts

/// The habit tracker's tables.
public enum HabitsSchema {
  /// To be opened beside the household's.
  public static let module = SchemaModule(name: "habits", version: 1, derived: [38]) {
    [
      Category.schema.table, Tracker.schema.table, ScheduleVersion.schema.table,
      Entry.schema.table, Pause.schema.table, Reminder.schema.table,
      TrackerSettings.schema.table, HabitsMemory.schema.table, MarkSheet.schema.table,
    ]
  }
}
