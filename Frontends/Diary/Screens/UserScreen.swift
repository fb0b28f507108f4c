package import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The User scene: the children of the household.
package final class UserScreen: Screen {
  private let desk: DiaryDesk
  private var children: [Child] = []
  private var model: UserViewModel?
  private var list = ListState()
  private var page = 1
  private var portraits: [RecordID: PointPicture] = [:]

  /// The scene over a desk.
  package init(_ desk: DiaryDesk) { self.desk = desk }

  package let title = "Hearth"
  package var pace: Duration? { .seconds(60) }

  package func refresh(_ stage: Stage) {
    desk.read(stage) { _, transaction in
      try ChildBook.children(in: transaction)
    } then: { children in
      self.children = children
      self.model = UserViewModel(children, today: self.desk.today, in: stage.messages)
      self.list.select(self.list.selected, of: children.count)
      for child in children {
        self.desk.readPortrait(of: child.id, Size(columns: 8, rows: 8), stage) { picture in
          self.portraits[child.id] = picture
        }
      }
    }
  }

  /// A card has room for a portrait where there is any.
  private var cardRows: Int { portraits.isEmpty ? 2 : 4 }

  /// Opens a child's day at once.
  package func open(_ child: Child, _ stage: Stage) {
    stage.push(DayScreen(desk, child))
  }

  private var chosen: Child? {
    guard let model, model.children.indices.contains(list.selected) else { return nil }
    let id = model.children[list.selected].id
    return children.first { $0.id == id }
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.enter, .right, label: messages("scene.user.open"), isInBar: true) {
        if let child = self.chosen { self.open(child, stage) } else { self.add(stage) }
      },
      KeyBinding(Key("a"), label: messages("scene.user.add"), isInBar: true) { self.add(stage) },
      KeyBinding(Key("e"), label: messages("scene.user.edit"), isInBar: true) {
        guard let child = self.chosen else { return }
        self.desk.open(self.editors(stage).edit(child), stage)
      },
      KeyBinding(Key("c"), label: messages("scene.user.profile")) {
        if let child = self.chosen { stage.push(ProfileScreen(self.desk, child)) }
      },
      KeyBinding(Key("u"), label: messages("scene.undo")) { self.desk.undo(stage) },
      KeyBinding(.control("r"), Key("U"), label: messages("scene.redo")) {
        self.desk.undo(stage, redo: true)
      },
      KeyBinding(Key(","), label: messages("scene.settings")) {
        stage.push(SettingsScreen(self.desk))
      },
      KeyBinding(Key("q"), label: messages("screen.quit"), isInBar: true) { stage.quit() },
    ]
  }

  private func editors(_ stage: Stage) -> ChildEditors {
    ChildEditors(desk.dependencies, zones: desk.zones, in: stage.messages)
  }

  private func add(_ stage: Stage) {
    let zone = desk.zones.zone(at: desk.now)
    desk.open(editors(stage).new(zone: zone), stage)
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: children.count, page: page)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    let body = canvas.inset(1, 1)
    page = max(1, body.rows / (cardRows + 1))
    if model.children.isEmpty {
      let text = stage.messages("refusal.no-children")
      for (row, line) in wrapped(text, columns: body.columns).enumerated() {
        body.write(line, 0, row, .faint)
      }
      body.write(stage.messages("scene.user.add.hint"), 0, 3, .accent)
      return
    }
    list.reveal(list.selected..<list.selected + 1, of: model.children.count, rows: page)
    for (place, index) in model.children.indices.dropFirst(list.top).prefix(page).enumerated() {
      let card = body.part(
        Rect(0, place * (cardRows + 1), min(body.columns, 60), cardRows)
      )
      draw(model.children[index], isChosen: index == list.selected, on: card)
      stage.press(on: card.frame) {
        if self.list.selected == index, let child = self.chosen { self.open(child, stage) }
        self.list.select(index, of: model.children.count)
      }
    }
  }

  private func draw(_ child: UserViewModel.ChildModel, isChosen: Bool, on card: Canvas) {
    let ground: Ink = isChosen ? .chosen : .plain
    card.fill(.plain.on(ground))
    let picture = portraits[child.id]
    picture?.draw(on: card)
    let card = picture == nil ? card : card.columns(9..<max(9, card.columns))
    let width = card.writeRight(child.age, before: card.columns - 1, 0, Style(.accent, on: ground))
    card.write(child.name, 1, 0, Style.strong.on(ground), width: card.columns - width - 4)
    card.write(
      "\(child.born)  \(child.night)",
      1,
      1,
      Style(.faint, on: ground),
      width: card.columns - 2
    )
  }
}
