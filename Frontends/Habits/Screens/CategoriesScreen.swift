package import HabitsCore
import HearthHousehold
package import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The Category scene: one of the categories can be chosen, added, renamed, deleted.
package final class CategoriesScreen: Screen {
  private let desk: HabitsDesk
  private let chosenID: RecordID?
  private let choose: ((HabitsCore.Category) -> Void)?
  private var categories: [HabitsCore.Category] = []
  private var model: CategoriesViewModel?
  private var list = ListState()
  private var page = 1

  /// The categories.
  ///
  /// - Parameters:
  ///   - desk: what it works with.
  ///   - chosen: the one chosen so far.
  ///   - choose: takes the choice; nil where there is nothing to choose for.
  package init(
    _ desk: HabitsDesk,
    chosen: RecordID? = nil,
    choose: ((HabitsCore.Category) -> Void)? = nil
  ) {
    self.desk = desk
    chosenID = chosen
    self.choose = choose
  }

  package var title: String { model?.title ?? "" }

  package func refresh(_ stage: Stage) {
    desk.read(stage) { _, transaction in
      (
        try CategoryBook.categories(in: transaction), try TrackerBook.trackers(in: transaction)
      )
    } then: { categories, trackers in
      self.categories = categories
      self.model = CategoriesViewModel(
        categories,
        trackers: trackers,
        chosen: self.chosenID,
        in: stage.messages
      )
      self.list.select(self.list.selected, of: categories.count)
    }
  }

  private var selected: HabitsCore.Category? {
    guard let model, model.categories.indices.contains(list.selected) else { return nil }
    let id = model.categories[list.selected].id
    return categories.first { $0.id == id }
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.enter, .space, label: messages("screen.choose"), isInBar: choose != nil) {
        self.take(self.selected, stage)
      },
      KeyBinding(Key("a"), label: messages("categories.add"), isInBar: true) { self.add(stage) },
      KeyBinding(Key("e"), label: messages("habits.rename"), isInBar: true) { self.rename(stage) },
      KeyBinding(.delete, Key("-"), label: messages("habits.delete"), isInBar: true) {
        self.delete(stage)
      },
      KeyBinding(Key("u"), label: messages("habits.undo")) { self.desk.undo(stage) },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: categories.count, page: page)
  }

  private func take(_ category: HabitsCore.Category?, _ stage: Stage) {
    guard let choose, let category else { return }
    stage.dismiss(self)
    choose(category)
  }

  private func ask(
    _ title: String,
    _ name: String,
    _ stage: Stage,
    _ work: @escaping @Sendable (String) async throws -> String?
  ) {
    guard let model else { return }
    let field = EditorField("name", model.namePrompt, .text, value: name)
    stage.push(
      FormScreen(title, [field], desk.calendar) { form, values in
        let name = values["name"] ?? ""
        self.desk.change(stage, from: form) { try await work(name) }
      }
    )
  }

  private func add(_ stage: Stage) {
    guard let model else { return }
    let (book, messages) = (CategoryBook(desk.dependencies), stage.messages)
    let zone = desk.days.zones.zone(at: desk.now)
    ask(model.newTitle, "", stage) { name in
      messages("habits.saved", try await book.add(name, zone: zone).name)
    }
  }

  private func rename(_ stage: Stage) {
    guard let model, let category = selected else { return }
    let (book, messages) = (CategoryBook(desk.dependencies), stage.messages)
    ask(model.editTitle, category.name, stage) { name in
      messages("habits.saved", try await book.rename(category.id.description, to: name).name)
    }
  }

  /// Deletes a category; one with trackers asks what happens to them.
  private func delete(_ stage: Stage) {
    guard let category = selected else { return }
    let count = model?.categories.first { $0.id == category.id }?.trackers ?? ""
    let messages = stage.messages
    let others = categories.filter { $0.id != category.id }.map { other in
      MenuScreen.Item(messages("habits.category.move", other.name)) {
        self.delete(category, .move(to: other.id), stage)
      }
    }
    desk.read(stage) { _, transaction in
      try TrackerBook.trackers(in: transaction).contains { $0.category == category.id }
    } then: { hasTrackers in
      guard hasTrackers else { return self.delete(category, nil, stage) }
      let items =
        others + [
          .init(messages("habits.category.delete-all"), ink: .danger) {
            self.delete(category, .delete, stage)
          }, .init(messages("screen.cancel")) {},
        ]
      stage.push(MenuScreen(category.name, count, items, selected: items.count - 1))
    }
  }

  private func delete(_ category: HabitsCore.Category, _ fate: CategoryBook.Fate?, _ stage: Stage) {
    let (book, messages) = (CategoryBook(desk.dependencies), stage.messages)
    desk.change(stage) {
      let deleted = try await book.delete(category.id.description, trackers: fate)
      return messages("habits.deleted", deleted.name)
    }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    let body = canvas.inset(1, 1)
    page = body.rows
    if let text = model.emptyText {
      for (row, line) in wrapped(text, columns: body.columns).enumerated() {
        body.write(line, 0, row, .faint)
      }
      body.write("a  \(model.addButton)", 0, 3, .accent)
      return
    }
    list.reveal(list.selected..<list.selected + 1, of: model.categories.count, rows: body.rows)
    let lines = model.categories.enumerated().map { index, category -> ListDrawing.Line in
      { line in
        let ground: Ink = index == self.list.selected ? .chosen : .plain
        line.fill(.plain.on(ground))
        line.write(category.isChosen ? "✓" : " ", 1, 0, Style(.good, on: ground))
        let width = line.writeRight(
          category.trackers,
          before: line.columns - 1,
          0,
          Style(.faint, on: ground)
        )
        line.write(category.name, 3, 0, Style.plain.on(ground), width: line.columns - width - 6)
        stage.press(on: line.frame) {
          if self.list.selected == index { self.take(self.selected, stage) }
          self.list.select(index, of: model.categories.count)
        }
      }
    }
    ListDrawing.draw(lines, from: list.top, on: body)
  }
}
