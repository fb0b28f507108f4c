import CommandKit
import HabitsCore
import HearthSupport

/// Draws calendars and little lines as text.
struct GraphPage {
  let lines: [String]

  /// A tracker's calendar on a terminal; only as many weeks as its width has room for.
  init(_ model: HeatMapViewModel, _ terminal: Terminal, _ messages: Messages) {
    let label = model.rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    let room = max(1, (terminal.tableWidth - label - 1) / 2)
    let rows = model.rows.map { row in
      let cells = row.cells.suffix(room).map { Self.text(of: $0, terminal) }
      let slack = String(repeating: " ", count: label - DisplayWidth.of(row.label))
      return "\(row.label)\(slack) \(cells.joined(separator: " "))"
    }
    let legend = [
      messages("graph.done", Self.text(of: .done, terminal)),
      messages("graph.partial", Self.text(of: .partial, terminal)),
      messages("graph.skipped", Self.text(of: .skipped, terminal)),
      messages("graph.open", Self.text(of: .open, terminal)),
    ]
    lines =
      [model.title.printableLine, messages("graph.range", model.range.first, model.range.last), ""]
      + rows
      + ["", legend.joined(separator: "  ")]
  }

  /// A little line for each tracker: the eight heights stand for no to seven days of a week.
  static func lines(_ models: [SparklineViewModel], _ terminal: Terminal) -> [String] {
    var table = TextTable([.init(isFlexible: true), .init(), .init(alignment: .trailing)])
    for model in models {
      let line = model.weeks.map { heights[min(7, max(0, $0))] }.joined()
      table.append([model.title, line, model.trackedDaysText])
    }
    return table.lines(width: terminal.tableWidth)
  }

  private static let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A cell of one column, coloured where colours are welcome.
  private static func text(of cell: HeatMapViewModel.Cell, _ terminal: Terminal) -> String {
    switch cell {
    case .done: coloured("■", 32, terminal)
    case .partial: coloured("◪", 33, terminal)
    case .skipped: coloured("–", 36, terminal)
    case .open: coloured("□", 31, terminal)
    case .free: "·"
    case .outside: " "
    }
  }

  private static func coloured(_ text: String, _ colour: Int, _ terminal: Terminal) -> String {
    terminal.allowsColour ? "\u{1B}[\(colour)m\(text)\u{1B}[0m" : text
  }
}
