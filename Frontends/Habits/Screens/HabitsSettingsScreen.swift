import HabitsCore
import HearthHousehold
import HearthPorts
import HearthSupport
package import ScreenKit

/// What the family has decided: its days and weeks, its language, how silence is judged.
package final class HabitsSettingsScreen: Screen {
  private let desk: HabitsDesk
  private var model: HabitsSettingsViewModel?
  private var list = ListState()

  /// The settings of the household.
  package init(_ desk: HabitsDesk) { self.desk = desk }

  package private(set) var title = ""
  package let showsFooter = false

  package func refresh(_ stage: Stage) {
    desk.read(stage) { _, transaction in
      (
        try HouseholdSettings.stored(in: transaction), try TrackerSettings.stored(in: transaction)
      )
    } then: { household, judging in
      self.title = stage.messages("habits.settings")
      self.model = HabitsSettingsViewModel(household, judging, in: stage.messages)
    }
  }

  private var rows: [HabitsSettingsViewModel.Row] { model?.rows ?? [] }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.enter, .space, label: stage.messages("screen.choose"), isInBar: true) {
        self.choose(stage)
      },
      KeyBinding(Key("u"), label: stage.messages("habits.undo"), isInBar: true) {
        self.desk.undo(stage)
      },
    ]
  }

  private func choose(_ stage: Stage) {
    guard rows.indices.contains(list.selected) else { return }
    let row = rows[list.selected]
    let items = row.options.map { option in
      MenuScreen.Item(option.label) {
        self.make(option.change, "\(row.label): \(option.label)", stage)
      }
    }
    let chosen = row.options.firstIndex(where: \.isChosen) ?? 0
    stage.push(MenuScreen(row.label, "", items, selected: chosen))
  }

  private func make(_ change: HabitsSettingsViewModel.Change, _ done: String, _ stage: Stage) {
    let book = SettingsBook(desk.dependencies)
    desk.change(stage) {
      switch change {
      case .household(let change): _ = try await book.change(change)
      case .judging(let change): _ = try await book.change(judging: change)
      }
      return done
    }
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: rows.count, page: 5)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let body = canvas.inset(0, 1)
    list.reveal(list.selected..<list.selected + 1, of: rows.count, rows: body.rows)
    let lines = rows.enumerated().map { index, row -> ListDrawing.Line in
      { line in
        let ground: Ink = index == self.list.selected ? .chosen : .plain
        line.fill(.plain.on(ground))
        let end = min(line.columns - 1, 72)
        let taken = line.writeRight(row.value, before: end, 0, Style(.accent, on: ground))
        line.write(row.label, 1, 0, Style.plain.on(ground), width: end - taken - 3)
        stage.press(on: line.frame) {
          if self.list.selected == index { self.choose(stage) }
          self.list.select(index, of: self.rows.count)
        }
      }
    }
    ListDrawing.draw(lines, from: list.top, on: body)
  }
}
