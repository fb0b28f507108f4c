import CommandKit
import DiaryCore
import HearthModel

/// Draws the Day scene as lines of text.
struct DayPage {
  let lines: [String]

  /// The scene on a terminal of so many columns.
  ///
  /// - Parameters:
  ///   - model: the scene.
  ///   - names: short identifiers of its entries, where they are to be shown.
  ///   - width: the columns.
  init(_ model: DayViewModel, names: [RecordID: String]? = nil, width: Int) {
    let sections = model.emptyText.map { [$0] } ?? Self.sections(model.sections, names, width)
    lines = [model.title, ""] + sections + model.groups.flatMap { Self.group($0, width) }
  }

  private static func sections(
    _ sections: [DayViewModel.SectionModel],
    _ names: [RecordID: String]?,
    _ width: Int
  ) -> [String] {
    let column: [TextTable.Column] = names == nil ? [] : [.init()]
    var table = TextTable(
      column + [.init(), .init(), .init(alignment: .trailing), .init(isFlexible: true)]
    )
    for section in sections {
      let ids = names.map { names in [section.ids.compactMap { names[$0] }.joined(separator: " ")] }
      table.append(
        (ids ?? []) + [
          section.time, section.title, section.length, section.remarks.joined(separator: ", "),
        ]
      )
      for row in section.rows {
        let id = names.map { [$0[row.id] ?? ""] } ?? []
        table.append(id + ["  " + row.time, row.title, "", row.detail])
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
