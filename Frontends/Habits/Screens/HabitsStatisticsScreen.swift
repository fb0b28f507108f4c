import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The Statistics scene: the four figures, then each tracker's with the line of its weeks.
package final class HabitsStatisticsScreen: Screen {
  private let desk: HabitsDesk
  private var model: StatisticsViewModel?
  private var lines: [SparklineViewModel] = []
  private var trackers: [Tracker] = []
  private var list = ListState()
  private var page = 10

  /// The scene over a desk.
  package init(_ desk: HabitsDesk) { self.desk = desk }

  package private(set) var title = ""

  package func refresh(_ stage: Stage) {
    let messages = stage.messages
    title = messages("statistics.title")
    let first = desk.days.firstWeekday
    desk.read(stage, holdsInput: false) { reader, _ in
      let histories = try reader.histories()
      let statistics = HabitsStatistics(histories, today: reader.today, firstWeekday: first)
      let lines = histories.map {
        SparklineViewModel($0, weeks: 26, today: reader.today, firstWeekday: first, in: messages)
      }
      return (statistics, lines, histories.map(\.tracker))
    } then: { statistics, lines, trackers in
      self.model = StatisticsViewModel(statistics, in: messages)
      self.lines = lines
      self.trackers = trackers
    }
  }

  private var count: Int { (model?.figures.count ?? 0) + (model?.trackers.count ?? 0) }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.enter, label: stage.messages("screen.choose"), isInBar: true) { self.open(stage) }
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: count, page: page)
  }

  /// A figure tells its definition, a tracker shows its calendar.
  private func open(_ stage: Stage) {
    guard let model else { return }
    let index = list.selected
    if model.figures.indices.contains(index) {
      let figure = model.figures[index]
      let close = MenuScreen.Item(stage.messages("screen.close")) {}
      stage.push(MenuScreen("\(figure.label): \(figure.value)", figure.definition, [close]))
    } else if trackers.indices.contains(index - model.figures.count) {
      stage.push(HeatMapScreen(desk, trackers[index - model.figures.count]))
    }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    guard let model else { return }
    if let text = model.emptyText { canvas.write(text, 1, 1, .faint) }
    var lines: [ListDrawing.Line] = []
    var chosen = 0..<1
    for (index, figure) in model.figures.enumerated() {
      if index == list.selected { chosen = lines.count..<lines.count + 1 }
      lines.append { line in
        let ground = self.ground(index, on: line, stage)
        line.write(figure.label, 1, 0, Style.plain.on(ground))
        line.columns(0..<min(line.columns, 40)).writeRight(
          figure.value,
          0,
          Style(.accent, on: ground, .bold)
        )
      }
    }
    if !model.figures.isEmpty { lines.append { _ in } }
    for (index, tracker) in model.trackers.enumerated() where !model.figures.isEmpty {
      let place = index + model.figures.count
      if place == list.selected { chosen = lines.count..<lines.count + 3 }
      lines += trackerLines(tracker, index, place, stage)
    }
    page = canvas.rows
    list.reveal(chosen, of: lines.count, rows: canvas.rows)
    ListDrawing.draw(lines, from: list.top, on: canvas)
  }

  private func ground(_ place: Int, on line: Canvas, _ stage: Stage) -> Ink {
    let ground: Ink = place == list.selected ? .chosen : .plain
    line.fill(.plain.on(ground))
    stage.press(on: line.frame) {
      if self.list.selected == place { self.open(stage) }
      self.list.select(place, of: self.count)
    }
    return ground
  }

  private func trackerLines(
    _ tracker: StatisticsViewModel.TrackerModel,
    _ index: Int,
    _ place: Int,
    _ stage: Stage
  ) -> [ListDrawing.Line] {
    guard let model else { return [] }
    let values = [
      tracker.streak, tracker.bestStreak, tracker.score, tracker.rate, tracker.completed,
    ]
    let text = zip(model.columns, values).map { "\($0.0.label) \($0.1)" }.joined(separator: "  ")
    let weeks = lines.indices.contains(index) ? lines[index].weeks.map { Double($0) / 7 } : []
    return [
      { line in
        let ground = self.ground(place, on: line, stage)
        let course = Blocks.sparkline(weeks.suffix(max(0, line.columns - 34)))
        let width = line.writeRight(course, before: line.columns - 1, 0, Style(.accent, on: ground))
        line.write(tracker.name, 1, 0, Style.strong.on(ground), width: line.columns - width - 3)
      },
      { line in
        let ground = self.ground(place, on: line, stage)
        line.write(text, 3, 0, Style(.faint, on: ground), width: line.columns - 4)
      },
      { _ in },
    ]
  }
}
