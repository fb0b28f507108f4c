import HearthContainer
import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

/// Where sound can go: the kinds of output with the devices there are now.
package final class OutputsScreen: Screen {
  /// A line of the list.
  private struct Row {
    /// The address; nil for the first that can be had.
    let url: String?
    let title: String
    let isDevice: Bool
  }

  private let desk: PlayerDesk
  private var model: OutputsViewModel?
  private var kept: String?
  private var list = ListState()
  private var page = 1

  /// The outputs of this machine.
  package init(_ desk: PlayerDesk) { self.desk = desk }

  package private(set) var title = ""

  package func refresh(_ stage: Stage) {
    let messages = stage.messages
    title = messages("sounds.outputs")
    let (outputs, devices, store) = (desk.outputs, desk.devices, desk.dependencies.store)
    stage.perform(holdsInput: false) {
      (
        try await OutputsViewModel(outputs, devices, in: messages),
        try await store.read { try PlayerMemory.settings(in: $0).output }
      )
    } then: { result in
      do { (self.model, self.kept) = try result.get() } catch { stage.refuse(error) }
    }
  }

  private func rows(_ messages: Messages) -> [Row] {
    guard let model else { return [] }
    let usual = Row(url: nil, title: messages("settings.output.usual"), isDevice: false)
    return [usual]
      + model.kinds.flatMap { kind in
        [Row(url: kind.place.url, title: kind.place.title, isDevice: false)]
          + kind.devices.map { Row(url: $0.url, title: $0.title, isDevice: true) }
      }
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.enter, .space, label: stage.messages("screen.choose"), isInBar: true) {
        self.choose(stage)
      },
      KeyBinding(Key("r"), label: stage.messages("sounds.outputs.again"), isInBar: true) {
        self.refresh(stage)
      },
      KeyBinding(Key("p"), label: stage.messages("sounds.player")) { self.desk.openPlayer(stage) },
    ]
  }

  private func choose(_ stage: Stage) {
    let rows = rows(stage.messages)
    guard rows.indices.contains(list.selected) else { return }
    let row = rows[list.selected]
    let (control, dependencies) = (desk.control(stage), desk.dependencies)
    let sentence = stage.messages("settings.output", row.url ?? row.title)
    desk.change(stage) {
      try await control.send(to: row.url, dependencies)
      return sentence
    }
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: rows(stage.messages).count, page: page)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let body = canvas.inset(0, 1)
    let rows = rows(stage.messages)
    if rows.isEmpty { body.write("…", 1, 0, .faint) }
    let remarks = (model?.kinds ?? []).compactMap(\.remark)
      .flatMap { wrapped($0, columns: body.columns - 2) }
    page = max(1, body.rows - remarks.count)
    list.reveal(list.selected..<list.selected + 1, of: rows.count, rows: page)
    let lines = rows.enumerated().map { index, row -> ListDrawing.Line in
      { self.draw(row, index, of: rows.count, on: $0, stage) }
    }
    ListDrawing.draw(lines, from: list.top, on: body.rows(0..<min(page, body.rows)))
    for (row, line) in remarks.enumerated() where rows.count + 1 + row < body.rows {
      body.write(line, 1, rows.count + 1 + row, .faint)
    }
  }

  private func draw(_ row: Row, _ index: Int, of count: Int, on line: Canvas, _ stage: Stage) {
    let ground: Ink = index == list.selected ? .chosen : .plain
    line.fill(.plain.on(ground))
    if row.url == kept { line.write("✓", 1, 0, Style(.good, on: ground, .bold)) }
    if row.url != nil, row.url == desk.status.output {
      line.write("♪", 2, 0, Style(.good, on: ground))
    }
    let start = row.isDevice ? 6 : 4
    let style = Style(.plain, on: ground, row.isDevice ? [] : .bold)
    let taken = line.write(row.title, start, 0, style, width: line.columns - start - 1)
    if let url = row.url, start + taken + 2 + Glyph.width(of: url) < line.columns {
      line.writeRight(url, before: line.columns - 1, 0, Style(.faint, on: ground))
    }
    stage.press(on: line.frame) {
      if self.list.selected == index { self.choose(stage) }
      self.list.select(index, of: count)
    }
  }
}
