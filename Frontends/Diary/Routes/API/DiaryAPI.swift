import HouseholdWeb

/// The diary for programs; what is read has the shapes of the command line's `--json`.
typealias DiaryAPI = WebAPI<DiaryWeb>

extension WebAPI<DiaryWeb> {
  static var routes: [DiaryRoute] {
    ChildAPI.routes + SceneAPI.routes + SleepAPI.routes + EventAPI.all + TimerAPI.routes
      + LabelAPI.routes + SettingsAPI.routes
  }
}
