import HearthSupport

/// A question with answers to choose from: an action, a confirmation, a way out of a conflict.
package final class MenuScreen: Screen {
  /// One answer.
  package struct Item {
    package let label: String
    /// A key that chooses it at once.
    package let key: Key?
    package let ink: Ink
    package let action: () -> Void

    package init(
      _ label: String,
      _ key: Key? = nil,
      ink: Ink = .plain,
      action: @escaping () -> Void
    ) {
      (self.label, self.key, self.ink, self.action) = (label, key, ink, action)
    }
  }

  package let title: String
  private let question: String
  private let items: [Item]
  private var list = ListState()

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: in its frame.
  ///   - question: what stands above the answers.
  ///   - items: the answers; each closes the menu.
  ///   - selected: the answer that is chosen at first.
  package init(_ title: String, _ question: String = "", _ items: [Item], selected: Int = 0) {
    self.title = title
    self.question = question
    self.items = items
    list.select(selected, of: items.count)
  }

  package var placement: Placement {
    let widest = items.map { Glyph.width(of: $0.label) + 6 }.max() ?? 0
    let columns = max(widest, Glyph.width(of: title) + 4, question.isEmpty ? 24 : 46) + 4
    let lines = question.isEmpty ? 0 : wrapped(question, columns: columns - 4).count + 1
    // A narrow terminal breaks the question into more lines.
    let more = question.isEmpty ? 0 : wrapped(question, columns: 34).count + 1
    return .panel(Size(columns: columns, rows: max(lines, min(more, lines + 3)) + items.count + 2))
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let chosen = items.indices.contains(list.selected) ? items[list.selected] : nil
    return [
      KeyBinding(.enter, .space, label: stage.messages("screen.choose"), isInBar: true) {
        self.choose(chosen, stage)
      },
      KeyBinding(.escape, label: stage.messages("screen.cancel"), isInBar: true) {
        stage.dismiss(self)
      },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    if let item = items.first(where: { $0.key == key || $0.key == key.latin }), item.key != nil {
      choose(item, stage)
      return true
    }
    return list.move(key, of: items.count, page: 5)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    var row = 0
    if !question.isEmpty {
      let room = max(1, canvas.rows - items.count - 1)
      for line in wrapped(question, columns: canvas.columns).prefix(room) {
        canvas.write(line, 0, row, Style.plain.on(.panel))
        row += 1
      }
      row += 1
    }
    let body = canvas.rows(min(row, max(0, canvas.rows - 1))..<max(canvas.rows, 1))
    list.reveal(list.selected..<list.selected + 1, of: items.count, rows: body.rows)
    let lines = items.indices.map { index -> ListDrawing.Line in
      { line in self.draw(index, on: line, stage) }
    }
    ListDrawing.draw(lines, from: list.top, on: body)
  }

  private func draw(_ index: Int, on line: Canvas, _ stage: Stage) {
    let item = items[index]
    let ground: Ink = index == list.selected ? .chosen : .panel
    line.fill(.plain.on(ground))
    line.write(item.label, 1, 0, Style(item.ink, on: ground), width: line.columns - 6)
    if let key = item.key {
      line.writeRight(key.name, before: line.columns - 1, 0, Style(.faint, on: ground))
    }
    stage.press(on: line.frame) { self.choose(item, stage) }
  }

  private func choose(_ item: Item?, _ stage: Stage) {
    guard let item else { return }
    stage.dismiss(self)
    item.action()
  }
}
