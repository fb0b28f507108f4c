import DiaryCore
import HearthModel
import HearthSupport
import ScreenKit

extension DayScreen {
  /// What can be done about values that lost against another device's; nothing where none did.
  func settlingItems(_ ids: [RecordID], _ stage: Stage) -> [MenuScreen.Item] {
    guard let shown, let id = ids.first(where: shown.losses.contains) else { return [] }
    let journal = LossJournal(desk.dependencies, zones: desk.zones)
    let (editors, messages) = (editors(stage), stage.messages)
    return [
      MenuScreen.Item(messages("scene.loss.take"), Key("t")) {
        self.desk.change(stage) { editors.saved(try await journal.take(id, $0)) }
      },
      MenuScreen.Item(messages("scene.loss.keep"), Key("h")) {
        self.desk.change(stage) { _ in
          _ = try await journal.keep(id)
          return messages("loss.kept")
        }
      },
    ]
  }
}
