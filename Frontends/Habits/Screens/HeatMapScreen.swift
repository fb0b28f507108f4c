package import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// One tracker's calendar: weeks from left to right, days of the week from top to bottom.
package final class HeatMapScreen: Screen {
  private static let weeks = 104

  private let desk: HabitsDesk
  private let tracker: Tracker
  private var model: HeatMapViewModel?

  /// The calendar of a tracker.
  package init(_ desk: HabitsDesk, _ tracker: Tracker) {
    self.desk = desk
    self.tracker = tracker
  }

  package var title: String { model?.title ?? tracker.name }

  package func refresh(_ stage: Stage) {
    let (tracker, messages, first) = (tracker, stage.messages, desk.days.firstWeekday)
    desk.read(stage) { reader, _ in
      HeatMapViewModel(
        try reader.history(of: tracker),
        weeks: Self.weeks,
        today: reader.today,
        firstWeekday: first,
        in: messages
      )
    } then: { model in
      self.model = model
    }
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.escape, .enter, label: stage.messages("screen.back"), isInBar: true) {
        stage.dismiss(self)
      }
    ]
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    let body = canvas.inset(1, 1)
    let label = model.rows.map { Glyph.width(of: $0.label) }.max() ?? 0
    let room = max(1, (body.columns - label - 1) / 2)
    for (row, days) in model.rows.enumerated() {
      body.write(days.label, 0, row, .faint)
      for (column, cell) in days.cells.suffix(room).enumerated() {
        let (sign, style) = look(of: cell)
        body.write(sign, label + 1 + column * 2, row, style)
      }
    }
    let last = stage.messages("habits.heat-map.range", model.range.first, model.range.last)
    body.write(last, 0, 8, .faint)
    let legend = HeatMapViewModel.Cell.legend(in: stage.messages)
    for (index, (cell, title)) in legend.enumerated() {
      let (sign, style) = look(of: cell)
      body.write(sign, 0, 10 + index, style)
      body.write(title, 2, 10 + index)
    }
  }

  private func look(of cell: HeatMapViewModel.Cell) -> (String, Style) {
    let own = Colour(tracker.colour).map { Ink.own($0) } ?? .good
    switch cell {
    case .done: return ("■", Style(own, on: .plain, .bold))
    case .partial: return ("◪", Style(.warning))
    case .skipped: return ("–", .faint)
    case .open: return ("□", Style(.faint))
    case .free: return ("·", .faint)
    case .outside: return (" ", .plain)
    }
  }
}
