import HearthSupport

extension Stage {
  /// From so many columns on there is room for a status beside a title.
  private static let columnsForStatus = 72

  /// Draws all that is seen.
  package func draw(on grid: Grid) {
    clearHotSpots()
    cursor = nil
    let canvas = Canvas(grid)
    guard canvas.columns >= 10, canvas.rows >= 4 else { return drawTooSmall(on: canvas) }
    for screen in seen {
      if screen !== front { cursor = nil }
      switch screen.placement {
      case .full: drawFull(screen, on: canvas)
      case .panel(let size): drawPanel(screen, size, on: canvas)
      }
    }
    drawFoot(on: canvas.rows(canvas.rows - 1..<canvas.rows))
    if let toast { draw(toast, on: canvas) }
    // On a terminal of hardly any size the field with the cursor may not be seen.
    if let place = cursor, !canvas.frame.contains(place) { cursor = nil }
  }

  /// News stand above the bar, in as many lines as they need.
  private func draw(_ toast: Toast, on canvas: Canvas) {
    let lines = wrapped(toast.text, columns: canvas.columns - 2).prefix(3)
    let ink: Ink =
      switch toast.kind {
      case .done: .good
      case .refused: .danger
      case .remark: .warning
      }
    for (index, line) in lines.enumerated() {
      let row = canvas.rows(
        canvas.rows - 1 - lines.count + index..<canvas.rows - lines.count + index
      )
      row.fill(Style(ink, on: .bar, .bold))
      row.write(line, 1, 0, Style(ink, on: .bar, .bold))
      if index == lines.count - 1, toast.kind == .done { drawUndo(behind: line, on: row) }
    }
  }

  /// The key that takes back what the news are about, where the screen has one.
  private func drawUndo(behind line: String, on row: Canvas) {
    guard let front, !front.isTyping,
      let undo = front.keys(self).first(where: { $0.keys.contains(Key("u")) })
    else { return }
    let width = Glyph.width(of: undo.label) + 2
    guard Glyph.width(of: line) + width + 3 < row.columns else { return }
    let start = row.columns - width - 1
    row.write("u", start, 0, Style(.accent, on: .bar, .bold))
    row.write(undo.label, start + 2, 0, Style(.plain, on: .bar))
    press(on: Rect(start, row.frame.origin.row, width, 1), undo.action)
  }

  private func drawTooSmall(on canvas: Canvas) {
    canvas.write("…", 0, 0, .faint)
  }

  private func drawFull(_ screen: any Screen, on canvas: Canvas) {
    let status = status()
    let isWide = canvas.columns >= Self.columnsForStatus
    drawTitle(of: screen, isWide ? status : nil, on: canvas.rows(0..<1))
    let footRows = canvas.rows >= 12 && screen.showsFooter ? footer?.rows ?? 0 : 0
    let statusRows = canvas.rows >= 12 && status != nil && !isWide ? 1 : 0
    let bottom = canvas.rows - 1 - footRows - statusRows
    screen.draw(on: canvas.rows(1..<max(1, bottom)), self)
    if footRows > 0 { footer?.draw(on: canvas.rows(bottom..<bottom + footRows), self) }
    guard let status, statusRows > 0 else { return }
    let row = canvas.rows(canvas.rows - 2..<canvas.rows - 1)
    row.fill(Style(.plain, on: .bar))
    row.write(status.text, 1, 0, Style(status.ink, on: .bar), width: canvas.columns - 2)
  }

  /// The title, what goes on beside the screen, the time of day.
  private func drawTitle(of screen: any Screen, _ status: StageStatus?, on bar: Canvas) {
    let style = Style(.title, on: .bar, .bold)
    bar.fill(style)
    var end = bar.columns - 1
    end -= bar.writeRight(messages.timeText(wallTime()), before: end, 0, Style(.faint, on: .bar))
    if let status {
      end -= bar.writeRight(status.text, before: end - 2, 0, Style(status.ink, on: .bar)) + 2
    }
    bar.write(screen.title, 1, 0, style, width: end - 2)
    if screens.first !== screen { press(on: bar.frame) { [weak self] in self?.back() } }
  }

  private func drawPanel(_ screen: any Screen, _ size: Size, on canvas: Canvas) {
    canvas.restyle { style in
      style.ink = .faint
      style.traits.remove(.bold)
    }
    // What lies under a panel does not answer the mouse.
    clearHotSpots()
    let rect = Rect(0, 0, canvas.columns, canvas.rows - 1).centred(size)
    let panel = canvas.part(rect)
    panel.fill(.plain.on(.panel))
    let inside = panel.box(screen.title, Style(.faint, on: .panel), title: Style.title.on(.panel))
    screen.draw(on: inside.inset(1, 0), self)
  }

  private func drawFoot(on canvas: Canvas) {
    let style = Style(.plain, on: .bar)
    canvas.fill(style)
    guard let front else { return }
    let keys = allKeys
    // Help keeps its place at the right edge, whatever else there is room for.
    let end = front.isTyping ? canvas.columns : drawHelp(front.title, keys, on: canvas, style)
    var column = 1
    for binding in keys where binding.isInBar {
      let name = binding.keys.first?.name ?? ""
      let width = Glyph.width(of: name) + 1 + Glyph.width(of: binding.label)
      guard column + width < end else { break }
      let start = column
      column += canvas.write(name, column, 0, Style(.accent, on: .bar, .bold)) + 1
      column += canvas.write(binding.label, column, 0, style) + 2
      press(on: Rect(start, canvas.frame.origin.row, column - start, 1), binding.action)
    }
  }

  /// The key that shows all keys.
  ///
  /// - Returns: the column where it begins.
  private func drawHelp(
    _ title: String,
    _ keys: [KeyBinding],
    on canvas: Canvas,
    _ style: Style
  ) -> Int {
    let label = messages("screen.help")
    let start = canvas.columns - Glyph.width(of: label) - 3
    canvas.write("?", start, 0, Style(.accent, on: .bar, .bold))
    canvas.write(label, start + 2, 0, style)
    press(on: Rect(start, canvas.frame.origin.row, canvas.columns - start, 1)) { [weak self] in
      self?.push(HelpScreen(title, keys))
    }
    return start
  }
}
