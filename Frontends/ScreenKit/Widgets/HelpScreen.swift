import HearthSupport

/// The keys of the screen below, as its table has them.
package final class HelpScreen: Screen {
  package let title: String
  private let rows: [(keys: String, label: String)]
  private var list = ListState()
  private var page = 1

  /// The help of a screen.
  package init(_ title: String, _ keys: [KeyBinding]) {
    self.title = title
    rows = keys.map { ($0.names, $0.label) }
  }

  package var placement: Placement { .panel(Size(columns: 66, rows: rows.count + 7)) }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.escape, .enter, label: stage.messages("screen.close"), isInBar: true) {
        stage.dismiss(self)
      }
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key, of: rows.count + 5, page: page)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let general: [(String, String)] = [
      ("?", stage.messages("screen.help")), ("Esc q", stage.messages("screen.back")),
      ("^L", stage.messages("screen.redraw")), ("^Z", stage.messages("screen.stop")),
      ("^C", stage.messages("screen.quit")),
    ]
    let all = rows.map { ($0.keys, $0.label) } + general
    let width = min(16, all.map { Glyph.width(of: $0.0) }.max() ?? 0)
    page = canvas.rows
    list.reveal(list.selected..<list.selected + 1, of: all.count, rows: canvas.rows)
    let lines = all.map { keys, label -> ListDrawing.Line in
      { line in
        line.write(keys, 0, 0, Style(.accent, on: .panel, .bold), width: width)
        line.write(label, width + 2, 0, Style.plain.on(.panel))
      }
    }
    ListDrawing.draw(lines, from: list.top, on: canvas)
  }
}
