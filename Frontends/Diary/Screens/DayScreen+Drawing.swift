import DiaryCore
import HearthSupport
package import ScreenKit

extension DayScreen {
  /// From so many columns on the figures stand beside the sections.
  private static let wide = 100

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    let head = drawHead(on: canvas)
    let body = canvas.rows(min(head, canvas.rows)..<max(head, canvas.rows))
    let isWide = canvas.columns >= Self.wide
    let left = isWide ? body.columns(0..<canvas.columns - 44) : body
    if isWide { drawFigures(on: body.columns(canvas.columns - 42..<canvas.columns), stage) }
    drawList(model, withFigures: !isWide, on: left, stage)
  }

  /// How the child is now.
  ///
  /// - Returns: the rows it took.
  private func drawHead(on canvas: Canvas) -> Int {
    guard let head, let now else { return 0 }
    let ink: Ink =
      switch now.state {
      case .asleep: .night
      case .awake: .awake
      case .unknown: .faint
      }
    canvas.fillRow(0)
    canvas.write(head.headline, 1, 0, Style(ink, on: .plain, .bold), width: canvas.columns - 2)
    let room = max(0, min(head.lines.count, canvas.rows / 4))
    for (row, line) in head.lines.prefix(room).enumerated() {
      canvas.write(line, 1, row + 1, .plain, width: canvas.columns - 2)
    }
    let row = room + 1
    canvas.write(String(repeating: "─", count: canvas.columns), 0, row, .faint)
    return row + 1
  }

  private func drawList(
    _ model: DayViewModel,
    withFigures: Bool,
    on canvas: Canvas,
    _ stage: Stage
  ) {
    var lines: [ListDrawing.Line] = []
    var chosenLines = 0..<1
    if let text = model.emptyText {
      lines += wrapped(text, columns: canvas.columns - 2).map { line in
        { $0.write(line, 1, 0, .faint) }
      }
    }
    for (index, place) in places.enumerated() {
      let start = lines.count
      switch place {
      case .section(let section): lines += sectionLines(section, index, on: canvas, stage)
      case .row(let section, let row):
        lines.append(rowLine(model.sections[section].rows[row], index, stage))
      case .figure where !withFigures: continue
      case .figure(let group, let figure):
        lines += figureLines(group, figure, index, stage)
      }
      if index == list.selected { chosenLines = start..<lines.count }
    }
    page = canvas.rows
    list.reveal(chosenLines, of: lines.count, rows: canvas.rows)
    ListDrawing.draw(lines, from: list.top, on: canvas)
  }

  private func sectionLines(
    _ index: Int,
    _ place: Int,
    on canvas: Canvas,
    _ stage: Stage
  ) -> [ListDrawing.Line] {
    guard let model else { return [] }
    let section = model.sections[index]
    let isNarrow = canvas.columns < 64
    let time = min(isNarrow ? 17 : 32, model.sections.map { Glyph.width(of: $0.time) }.max() ?? 13)
    let ground: Ink = place == list.selected ? .chosen : .plain
    let ink = self.ink(of: index)
    let remarks = section.remarks.joined(separator: ", ")
    let hint: Ink = shown?.sections[index].section.stretch?.isConflict ?? false ? .danger : .faint
    let main: ListDrawing.Line = { line in
      line.fill(.plain.on(ground))
      line.write("▌", 0, 0, Style(ink, on: ground))
      line.write(section.time, 2, 0, Style.strong.on(ground), width: time)
      let room = isNarrow ? line.columns - time - 11 : 22
      line.write(section.title, time + 4, 0, Style(ink, on: ground), width: room)
      let end = isNarrow ? line.columns - 1 : time + 33
      line.writeRight(section.length, before: end, 0, Style.plain.on(ground))
      if !isNarrow {
        line.write(remarks, end + 2, 0, Style(hint, on: ground), width: line.columns - end - 3)
      }
      self.choose(place, on: line, stage)
    }
    guard isNarrow, !remarks.isEmpty else { return [main] }
    return [
      main,
      { line in
        line.fill(.plain.on(ground))
        line.write("▌", 0, 0, Style(ink, on: ground))
        line.write(remarks, 4, 0, Style(hint, on: ground), width: line.columns - 5)
        self.choose(place, on: line, stage)
      },
    ]
  }

  private func rowLine(
    _ row: DayViewModel.RowModel,
    _ place: Int,
    _ stage: Stage
  ) -> ListDrawing.Line {
    { line in
      let ground: Ink = place == self.list.selected ? .chosen : .plain
      line.fill(.plain.on(ground))
      var column = 4
      column +=
        line.write(row.time, column, 0, Style(.faint, on: ground)) + (row.time.isEmpty ? 0 : 2)
      column +=
        line.write(row.title, column, 0, Style.plain.on(ground), width: line.columns - column - 1)
        + 2
      line.write(row.detail, column, 0, Style(.faint, on: ground), width: line.columns - column - 1)
      self.choose(place, on: line, stage)
    }
  }

  /// A press chooses a line, and opens its actions where it was chosen before.
  private func choose(_ place: Int, on line: Canvas, _ stage: Stage) {
    stage.press(on: line.frame) {
      if self.list.selected == place { self.openActions(stage) }
      self.list.select(place, of: self.places.count)
    }
  }

  private func ink(of index: Int) -> Ink {
    guard let shown, shown.sections.indices.contains(index),
      let stretch = shown.sections[index].section.stretch
    else { return .awake }
    return shown.clock.kind(of: stretch) == .night ? .night : .nap
  }

  /// A figure, under the title of its group where it is the first of that.
  private func figureLines(
    _ group: Int,
    _ index: Int,
    _ place: Int,
    _ stage: Stage
  ) -> [ListDrawing.Line] {
    guard let group = model?.groups[group] else { return [] }
    let figure = group.figures[index]
    let line: ListDrawing.Line = { line in
      let ground: Ink = place == self.list.selected ? .chosen : .plain
      let width = min(line.columns - 2, 48)
      line.columns(0..<width + 2).fill(.plain.on(ground))
      let value = line.columns(0..<width + 1).writeRight(figure.value, 0, Style.strong.on(ground))
      line.write(figure.label, 2, 0, Style.plain.on(ground), width: max(4, width - value - 3))
      self.choose(place, on: line, stage)
    }
    return index > 0 ? [line] : [{ _ in }, { $0.write(group.title, 1, 0, .title) }, line]
  }

  /// The figures beside the sections.
  private func drawFigures(on canvas: Canvas, _ stage: Stage) {
    for row in 0..<canvas.rows { canvas.write("│", 0, row, .faint) }
    var lines: [ListDrawing.Line] = []
    for (place, item) in places.enumerated() {
      if case .figure(let group, let index) = item {
        lines += figureLines(group, index, place, stage)
      }
    }
    let body = canvas.part(Rect(1, 0, canvas.columns - 1, canvas.rows))
    ListDrawing.draw(Array(lines.dropFirst()), from: 0, on: body)
  }
}

extension Canvas {
  /// Makes a row blank.
  func fillRow(_ row: Int) { rows(row..<row + 1).fill(.plain) }
}
