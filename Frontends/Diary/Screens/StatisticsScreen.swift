package import DiaryCore
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The statistics of a child over a range of days: days, week pattern, trends, growth, forecast.
package final class StatisticsScreen: Screen {
  /// What is shown.
  enum Tab: String, CaseIterable {
    case days
    case pattern
    case trends
    case growth
    case forecast
  }

  private static let lengths = [7, 14, 30, 90, 365, 3650]

  private let desk: DiaryDesk
  private let child: Child
  private(set) var tab = Tab.days
  private var length = 1
  /// The last day; nil for yesterday.
  private var last: Day?
  private var asked = 0
  private(set) var page: StatisticsPage?
  private var top = 0

  /// The statistics of a child.
  package init(_ desk: DiaryDesk, _ child: Child) {
    self.desk = desk
    self.child = child
  }

  package var title: String { page?.title ?? child.name }

  private var days: ClosedRange<Day>? {
    try? DiaryRange.days(
      from: nil,
      to: last,
      today: desk.today,
      usual: Self.lengths[length]
    )
  }

  package func refresh(_ stage: Stage) {
    guard let days else { return }
    asked += 1
    let (asked, child, tab) = (asked, child, tab)
    let isLong = days.length > 400 || tab == .forecast
    let messages = stage.messages
    desk.read(stage, holdsInput: !isLong) { reader, transaction in
      try StatisticsPage(tab, days, of: child, reader, transaction, in: messages)
    } then: { page in
      if asked == self.asked { self.page = page }
    }
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.tab, label: messages("scene.statistics.next"), isInBar: true) {
        self.turn(1, stage)
      },
      KeyBinding(.backTab, label: messages("scene.statistics.previous")) { self.turn(-1, stage) },
      KeyBinding(.left, Key("["), label: messages("screen.earlier"), isInBar: true) {
        self.shift(-1, stage)
      },
      KeyBinding(.right, Key("]"), label: messages("screen.later"), isInBar: true) {
        self.shift(1, stage)
      },
      KeyBinding(Key("+"), Key("="), label: messages("scene.statistics.longer"), isInBar: true) {
        self.lengthen(1, stage)
      },
      KeyBinding(Key("-"), label: messages("scene.statistics.shorter"), isInBar: true) {
        self.lengthen(-1, stage)
      },
      KeyBinding(Key("g"), label: messages("screen.pick-date")) {
        let day = self.days?.upperBound ?? self.desk.today
        stage.push(
          DatePicker(messages("screen.pick-date"), day, self.desk.calendar) {
            self.last = $0
            self.refresh(stage)
          }
        )
      },
      KeyBinding(Key("t"), label: messages("screen.today")) {
        self.last = nil
        self.refresh(stage)
      },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    switch key.latin.code {
    case .up, .character("k"): top = max(0, top - 1)
    case .down, .character("j"): top += 1
    case .pageUp: top = max(0, top - 10)
    case .pageDown: top += 10
    case .home: top = 0
    case .character(let character):
      let tabs = Tab.allCases
      guard let index = character.wholeNumberValue, tabs.indices.contains(index - 1) else {
        return false
      }
      show(tabs[index - 1], stage)
    default: return false
    }
    return true
  }

  private func show(_ tab: Tab, _ stage: Stage) {
    self.tab = tab
    top = 0
    refresh(stage)
  }

  private func turn(_ step: Int, _ stage: Stage) {
    let tabs = Tab.allCases
    let index = tabs.firstIndex(of: tab) ?? 0
    show(tabs[(index + step + tabs.count) % tabs.count], stage)
  }

  private func shift(_ step: Int, _ stage: Stage) {
    guard let days else { return }
    let moved = days.upperBound.advanced(by: step * days.length)
    last = min(moved, desk.today)
    refresh(stage)
  }

  private func lengthen(_ step: Int, _ stage: Stage) {
    length = max(0, min(Self.lengths.count - 1, length + step))
    refresh(stage)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    var column = 1
    for tab in Tab.allCases {
      let style: Style = tab == self.tab ? Style(.accent, on: .chosen, .bold) : .faint
      let start = column
      column += canvas.write(" \(stage.messages("scene.tab.\(tab.rawValue)")) ", column, 0, style)
      stage.press(
        on: Rect(canvas.frame.origin.column + start, canvas.frame.origin.row, column - start, 1)
      ) {
        self.show(tab, stage)
      }
    }
    guard let page else { return }
    let body = canvas.part(Rect(1, 2, canvas.columns - 2, canvas.rows - 2))
    let lines = page.lines(columns: body.columns)
    top = max(0, min(top, lines.count - body.rows))
    ListDrawing.draw(lines, from: top, on: body)
  }
}
