import HabitsCore
import HearthHousehold
import HearthModel
import HearthSupport
package import ScreenKit

extension TrackersScreen {
  package func keys(_ stage: Stage) -> [KeyBinding] {
    guard !isSearching else {
      return [
        KeyBinding(.enter, label: stage.messages("habits.search.keep"), isInBar: true) {},
        KeyBinding(.escape, label: stage.messages("screen.close"), isInBar: true) {},
      ]
    }
    return cardKeys(stage) + editKeys(stage) + wayKeys(stage)
  }

  private func cardKeys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.space, label: messages("habits.mark"), isInBar: true) { self.toggle(stage) },
      KeyBinding(.enter, Key("m"), label: messages("habits.actions"), isInBar: true) {
        self.openActions(stage)
      },
      KeyBinding(Key("s"), label: messages("habits.skip")) { self.skip(stage) },
      KeyBinding(Key("="), label: messages("habits.amount")) { self.askAmount(stage) },
      KeyBinding(Key("a"), label: messages("habits.add"), isInBar: true) { self.add(stage) },
      KeyBinding(Key("/"), label: messages("habits.search"), isInBar: true) {
        self.search(true, stage)
      },
      KeyBinding(Key("f"), label: messages("filter.title"), isInBar: true) {
        self.openFilters(stage)
      },
    ]
  }

  private func editKeys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(Key("e"), label: messages("habits.edit")) { self.edit(stage) },
      KeyBinding(Key("p"), label: messages("habits.pin")) { self.pin(stage) },
      KeyBinding(Key("x"), label: messages("habits.archive")) { self.archive(stage) },
      KeyBinding(.delete, Key("-"), label: messages("habits.delete")) { self.delete(stage) },
      KeyBinding(Key("u"), label: messages("habits.undo"), isInBar: true) { self.desk.undo(stage) },
      KeyBinding(.control("r"), Key("U"), label: messages("habits.redo")) {
        self.desk.undo(stage, redo: true)
      },
    ]
  }

  private func wayKeys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.left, Key("["), label: messages("screen.earlier")) {
        self.show(self.shownDay.advanced(by: -1), stage)
      },
      KeyBinding(.right, Key("]"), label: messages("screen.later")) {
        self.show(self.shownDay.advanced(by: 1), stage)
      },
      KeyBinding(Key("t"), label: messages("screen.today")) { self.show(self.desk.today, stage) },
      KeyBinding(Key("g"), label: messages("screen.pick-date")) {
        stage.push(
          DatePicker(messages("screen.pick-date"), self.shownDay, self.desk.calendar) {
            self.show($0, stage)
          }
        )
      },
      KeyBinding(Key("v"), label: messages("statistics.title")) {
        stage.push(HabitsStatisticsScreen(self.desk))
      },
      KeyBinding(Key("h"), label: messages("habits.heat-map")) {
        if let tracker = self.chosen?.tracker { stage.push(HeatMapScreen(self.desk, tracker)) }
      },
      KeyBinding(Key("c"), label: messages("habits.categories")) {
        stage.push(CategoriesScreen(self.desk))
      },
      KeyBinding(Key(","), label: messages("habits.settings")) {
        stage.push(HabitsSettingsScreen(self.desk))
      },
    ]
  }

  private func openFilters(_ stage: Stage) {
    let filters = FiltersViewModel(chosen: filter, in: stage.messages)
    let items = filters.filters.enumerated().map { index, filter in
      MenuScreen.Item(filter.name + (filter.isChosen ? " ✓" : ""), Key(Character("\(index + 1)"))) {
        self.choose(filter.filter, stage)
      }
    }
    let chosen = filters.filters.firstIndex { $0.filter == filter } ?? 0
    stage.push(MenuScreen(filters.title, "", items, selected: chosen))
  }
}
