import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

extension PlayerScreen {
  package func draw(on canvas: Canvas, _ stage: Stage) {
    let model = model(stage)
    list.select(list.selected, of: model.sounds.count)
    let isLow = canvas.rows < 16
    let body = canvas.inset(min(2, canvas.columns / 20), isLow ? 0 : 1)
    body.write(model.mini.title, 0, 0, .title)
    drawState(model, on: body.rows(1..<2))
    var row = isLow ? 2 : 3
    if let remaining = model.mini.remaining {
      let ink: Ink = model.mini.isFading ? .warning : .accent
      for (index, line) in BigDigits.lines(remaining).enumerated() {
        body.write(line, 0, row + index, Style(ink, .bold))
      }
      row += 3
      let key: MessageKey = model.mini.isFading ? "sounds.fading" : "sounds.remaining"
      body.write(stage.messages(key), 0, row, .faint)
    } else if model.mini.isShown {
      body.write(stage.messages("sounds.endless"), 0, row, .faint)
    }
    row += isLow ? 1 : 2
    row += drawMeters(model, on: body.rows(row..<max(row, body.rows)), stage)
    if !isLow { row += 1 }
    drawSounds(model, on: body.rows(row..<max(row, body.rows)), stage)
  }

  private func drawState(_ model: PlayerViewModel, on line: Canvas) {
    let ink: Ink = model.mini.isPlaying ? .good : .faint
    let taken = line.write(model.mini.state, 0, 0, Style(ink, .bold))
    if let output = model.output {
      line.write("→ \(output)", taken + 2, 0, .faint, width: line.columns - taken - 2)
    }
  }

  /// The level as it is heard, and the volume under the loudest that is allowed.
  ///
  /// - Returns: the rows they took.
  private func drawMeters(_ model: PlayerViewModel, on canvas: Canvas, _ stage: Stage) -> Int {
    let messages = stage.messages
    let labels = [messages("sounds.level"), messages("sounds.volume")]
    let label = min(12, (labels.map { Glyph.width(of: $0) }.max() ?? 0) + 2)
    let room = max(0, min(60, canvas.columns - label - 6))
    let shares = [model.level, Double(model.mini.volume) / 100]
    for (row, share) in shares.enumerated() {
      canvas.write(labels[row], 0, row, .faint, width: label - 1)
      let track = canvas.part(Rect(label, row, room, 1))
      track.write(String(repeating: "·", count: room), 0, 0, .faint)
      let ink: Ink = row == 1 ? .accent : share > 0.95 ? .danger : share > 0.85 ? .warning : .good
      track.write(Blocks.bar(share, columns: room), 0, 0, Style(ink))
    }
    canvas.write("\(model.mini.volume)", label + room + 1, 1, Style(.accent))
    let highest = model.mini.highestVolume
    guard highest < 100 else { return 2 }
    canvas.write("▲ \(messages("sounds.highest", highest))", label, 2, .faint)
    return 3
  }

  private func drawSounds(_ model: PlayerViewModel, on canvas: Canvas, _ stage: Stage) {
    let remarks = model.remarks.flatMap { wrapped($0, columns: canvas.columns) }
    let room = max(1, canvas.rows - remarks.count)
    list.reveal(list.selected..<list.selected + 1, of: model.sounds.count, rows: room)
    let bar = max(0, min(20, canvas.columns / 3))
    let lines = model.sounds.enumerated().map { index, sound -> ListDrawing.Line in
      { line in
        let ground: Ink = index == self.list.selected ? .chosen : .plain
        line.fill(.plain.on(ground))
        let end = line.columns - 1
        line.writeRight("\(sound.volume)", before: end, 0, Style(.accent, on: ground))
        let track = line.part(Rect(end - 4 - bar, 0, bar, 1))
        track.write(
          Blocks.bar(Double(sound.volume) / 100, columns: bar),
          0,
          0,
          Style(.accent, on: ground)
        )
        line.write(sound.title, 1, 0, Style.plain.on(ground), width: end - bar - 7)
        stage.press(on: line.frame) { self.list.select(index, of: model.sounds.count) }
      }
    }
    ListDrawing.draw(lines, from: list.top, on: canvas.rows(0..<min(room, canvas.rows)))
    for (row, line) in remarks.enumerated() {
      canvas.write(line, 0, min(room, model.sounds.count + 1) + row, Style(.warning))
    }
  }
}
