import HTTPKit
import HearthSupport
import HouseholdWeb

/// The habit tracker for programs; what is read has the shapes of the command line's `--json`.
typealias HabitsAPI = WebAPI<HabitsWeb>

extension WebAPI<HabitsWeb> {
  static var routes: [HabitsRoute] {
    DayAPI.routes + TrackerAPI.routes + MarkAPI.routes + CategoryAPI.routes + PauseAPI.routes
      + ReminderAPI.routes + FigureAPI.routes + SettingsAPI.routes
  }

  /// What is said of a day.
  static var markSchema: JSON { ["type": "object", "required": ["id", "day", "state"]] }
}
