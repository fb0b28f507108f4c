import DiaryCore
import HearthHousehold
import HearthPorts
import HearthSupport
package import ScreenKit

/// What holds for the whole household, which figures and groups are shown, and from where the gap
/// between feedings is counted.
package final class SettingsScreen: Screen {
  private let desk: DiaryDesk
  private var settings: DiarySettings?
  private var list = ListState()
  private var page = 1

  /// The settings of the household.
  package init(_ desk: DiaryDesk) { self.desk = desk }

  package private(set) var title = ""
  package let showsFooter = false

  /// A line of the list.
  private enum Item {
    case household(HouseholdChoice)
    case gap
    case figure(name: String, label: String)
  }

  private func items(_ messages: Messages) -> [Item] {
    HouseholdChoice.all(desk.household, in: messages).map { .household($0) } + [.gap]
      + FigureGroup.allCases.map {
        .figure(name: $0.rawValue, label: messages("scene.group.\($0.rawValue)"))
      }
      + FigureCatalogue.all.map { entry in
        let figure = FigureViewModel(entry, in: messages)
        return .figure(name: figure.name, label: "\(figure.label) (\(figure.group))")
      }
  }

  package func refresh(_ stage: Stage) {
    desk.read(stage) { _, transaction in
      try DiarySettingsBook.settings(in: transaction)
    } then: { settings in
      self.title = stage.messages("scene.settings")
      self.settings = settings
    }
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.space, .enter, label: stage.messages("scene.settings.toggle"), isInBar: true) {
        self.toggle(stage)
      },
      KeyBinding(Key("u"), label: stage.messages("scene.undo"), isInBar: true) {
        self.desk.undo(stage)
      },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: items(stage.messages).count, page: page)
  }

  private func toggle(_ stage: Stage) {
    guard let settings else { return }
    let items = items(stage.messages)
    guard items.indices.contains(list.selected) else { return }
    let (book, messages) = (DiarySettingsBook(desk.dependencies), stage.messages)
    switch items[list.selected] {
    case .household(let choice): choose(choice, stage)
    case .gap:
      let gap: FeedingGap = settings.feedingGap == .end ? .start : .end
      desk.change(stage) { _ in
        let settings = try await book.set(feedingGap: gap)
        return SettingsViewModel(settings, in: messages).feedingGap
      }
    case .figure(let name, let label):
      let isHidden = settings.hiddenNames.contains(name)
      desk.change(stage) { _ in
        _ = try await book.set([name], hidden: !isHidden)
        return messages(isHidden ? "scene.settings.shown" : "scene.settings.hidden", label)
      }
    }
  }

  private func choose(_ choice: HouseholdChoice, _ stage: Stage) {
    let book = DiarySettingsBook(desk.dependencies)
    let items = choice.options.map { option in
      MenuScreen.Item(option.label) {
        self.desk.change(stage) { _ in
          try await book.change(household: option.choose)
          return "\(choice.label): \(option.label)"
        }
      }
    }
    let chosen = choice.options.firstIndex(where: \.isChosen) ?? 0
    stage.push(MenuScreen(choice.label, "", items, selected: chosen))
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let settings else { return }
    page = canvas.rows
    let items = items(stage.messages)
    let hidden = Set(settings.hiddenNames)
    list.reveal(list.selected..<list.selected + 1, of: items.count, rows: canvas.rows)
    let lines = items.enumerated().map { index, item -> ListDrawing.Line in
      { line in
        let ground: Ink = index == self.list.selected ? .chosen : .plain
        line.fill(.plain.on(ground))
        switch item {
        case .gap:
          let text = SettingsViewModel(settings, in: stage.messages).feedingGap
          line.write(text, 1, 0, Style.strong.on(ground))
        case .household(let choice):
          let end = min(line.columns - 1, 72)
          let taken = line.writeRight(choice.value, before: end, 0, Style(.accent, on: ground))
          line.write(choice.label, 1, 0, Style.strong.on(ground), width: end - taken - 3)
        case .figure(let name, let label):
          let isShown = !hidden.contains(name)
          line.write(isShown ? "[✓]" : "[ ]", 1, 0, Style(isShown ? .good : .faint, on: ground))
          line.write(label, 5, 0, Style.plain.on(ground))
        }
        stage.press(on: line.frame) {
          if self.list.selected == index { self.toggle(stage) }
          self.list.select(index, of: items.count)
        }
      }
    }
    ListDrawing.draw(lines, from: list.top, on: canvas)
  }
}
