import CommandKit
import DiaryCore

/// Draws the Day scene as lines of text.
struct DayPage {
  let lines: [String]

  /// The scene on a terminal of so many columns.
  init(_ model: DayViewModel, width: Int) {
    let sections = model.emptyText.map { [$0] } ?? Self.sections(model.sections, width)
    lines = [model.title, ""] + sections + model.groups.flatMap { Self.group($0, width) }
  }

  private static func sections(_ sections: [DayViewModel.SectionModel], _ width: Int) -> [String] {
    var table = TextTable([
      .init(), .init(), .init(alignment: .trailing), .init(isFlexible: true),
    ])
    for section in sections {
      table.append([
        section.time, section.title, section.length, section.remarks.joined(separator: ", "),
      ])
      for row in section.rows {
        table.append(["  " + row.time, row.title, "", row.detail])
      }
    }
    return table.lines(width: width)
  }

  private static func group(_ group: DayViewModel.FigureGroup, _ width: Int) -> [String] {
    guard !group.figures.isEmpty else { return [] }
    var table = TextTable([.init(), .init(isFlexible: true)])
    for figure in group.figures { table.append(["  " + figure.label, figure.value]) }
    return ["", group.title] + table.lines(width: width)
  }
}
