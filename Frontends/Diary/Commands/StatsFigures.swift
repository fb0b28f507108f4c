import CommandKit
import DiaryCore
import HearthSupport

/// `stats figures` and `stats --explain FIGURE`: what exactly is measured.
enum StatsFigures {
  static let command = Command<DiarySession>(
    "figures",
    summary: "command.stats.figures"
  ) { _, session in
    let models = FigureCatalogue.all.map { FigureViewModel($0, in: session.messages) }
    try session.print(
      .array(models.map(\.json)),
      or: lines(models, width: session.console.terminal.tableWidth)
    )
  }

  /// Tells what a figure measures.
  static func explain(_ name: String, _ session: DiarySession) throws {
    guard let figure = FigureCatalogue.figure(named: name) else {
      throw DiaryError.noSuchFigure(name)
    }
    let model = FigureViewModel(figure, in: session.messages)
    try session.print(model.json, or: model.lines)
  }

  private static func lines(_ models: [FigureViewModel], width: Int) -> [String] {
    var table = TextTable([.init(), .init(isFlexible: true), .init(), .init()])
    for model in models { table.append([model.name, model.label, model.group, model.unit]) }
    return table.lines(width: width)
  }
}
