import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

/// The wake-ups: sounds that rise from silence at a time of day.
package final class WakeUpsScreen: Screen {
  private let desk: PlayerDesk
  private var wakeUps: [WakeUp] = []
  private var model: WakeUpsViewModel?
  private var list = ListState()
  private var page = 1

  /// The wake-ups of a household.
  package init(_ desk: PlayerDesk) { self.desk = desk }

  package private(set) var title = ""
  package var pace: Duration? { .seconds(60) }

  package func refresh(_ stage: Stage) {
    title = stage.messages("sounds.wake-ups")
    desk.read(stage) {
      try WakeUpBook.wakeUps(in: $0)
    } then: { wakeUps in
      self.wakeUps = wakeUps
      self.model = WakeUpsViewModel(
        wakeUps,
        now: self.desk.now,
        zones: self.desk.zones,
        in: stage.messages
      )
      self.list.select(self.list.selected, of: wakeUps.count)
    }
  }

  private var chosen: WakeUp? {
    wakeUps.indices.contains(list.selected) ? wakeUps[list.selected] : nil
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(Key("a"), label: messages("sounds.wake-ups.add"), isInBar: true) {
        self.add(stage)
      },
      KeyBinding(.space, .enter, label: messages("sounds.wake-ups.switch"), isInBar: true) {
        self.toggle(stage)
      },
      KeyBinding(.delete, Key("-"), label: messages("sounds.delete"), isInBar: true) {
        self.delete(stage)
      },
      KeyBinding(Key("p"), label: messages("sounds.player")) { self.desk.openPlayer(stage) },
    ]
  }

  private func add(_ stage: Stage) {
    let editor = WakeUpEditor(playing: desk.status, desk.shop, in: stage.messages)
    let (book, shop) = (WakeUpBook(desk.dependencies), desk.shop)
    stage.push(
      FormScreen(editor.title, editor.fields, desk.calendar) { form, values in
        let (control, messages) = (self.desk.control(stage), stage.messages)
        self.desk.change(stage, from: form) {
          let draft = try editor.draft(values)
          // What cannot be played now will not wake anybody either.
          _ = try await shop.fetch(draft.mix, seed: 1)
          let wakeUp = try await book.add(draft)
          try await control.startForWakeUps()
          return messages("sounds.saved", wakeUp.time.description)
        }
      }
    )
  }

  private func toggle(_ stage: Stage) {
    guard let chosen else { return }
    let (book, control) = (WakeUpBook(desk.dependencies), desk.control(stage))
    desk.change(stage) {
      try await book.set(chosen, isOn: !chosen.isOn)
      if chosen.isOn { await control.announce() } else { try await control.startForWakeUps() }
      return nil
    }
  }

  private func delete(_ stage: Stage) {
    guard let chosen else { return }
    let messages = stage.messages
    let (book, control) = (WakeUpBook(desk.dependencies), desk.control(stage))
    stage.push(
      MenuScreen(
        messages("sounds.delete"),
        chosen.time.description,
        [
          .init(messages("sounds.delete"), ink: .danger) {
            self.desk.change(stage) {
              try await book.delete(chosen)
              await control.announce()
              return messages("sounds.deleted", chosen.time.description)
            }
          }, .init(messages("screen.cancel")) {},
        ],
        selected: 1
      )
    )
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: wakeUps.count, page: page)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    let body = canvas.inset(0, 1)
    if model.rows.isEmpty {
      let text = stage.messages("sounds.wake-ups.empty")
      for (row, line) in wrapped(text, columns: body.columns - 4).enumerated() {
        body.write(line, 2, row, .faint)
      }
      return
    }
    page = max(1, body.rows / 3)
    let first = list.selected * 3
    list.reveal(first..<first + 2, of: model.rows.count * 3, rows: body.rows)
    let lines = model.rows.enumerated().flatMap { index, row -> [ListDrawing.Line] in
      [
        { self.drawTime(row, index, on: $0, stage) },
        { line in
          let ground = self.ground(index, on: line, stage)
          let text = "\(row.sounds), \(row.details)"
          line.write(text, 3, 0, Style(.faint, on: ground), width: line.columns - 4)
        }, { _ in },
      ]
    }
    ListDrawing.draw(lines, from: list.top, on: body)
  }

  private func drawTime(
    _ row: WakeUpsViewModel.Row,
    _ index: Int,
    on line: Canvas,
    _ stage: Stage
  ) {
    let ground = ground(index, on: line, stage)
    let end = line.columns - 1
    let ink: Ink = row.next == nil ? .faint : .accent
    let taken = line.write(row.time, 1, 0, Style(ink, on: ground, .bold))
    line.write(row.days, taken + 3, 0, Style(.plain, on: ground), width: end - taken - 4)
  }

  private func ground(_ index: Int, on line: Canvas, _ stage: Stage) -> Ink {
    let ground: Ink = index == list.selected ? .chosen : .plain
    line.fill(.plain.on(ground))
    stage.press(on: line.frame) { self.list.select(index, of: self.wakeUps.count) }
    return ground
  }
}
