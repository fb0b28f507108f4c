import CommandKit
import DiaryCore

/// Draws the statistics of a range as lines of text, with a bar for the sleep of each day.
struct RangePage {
  let lines: [String]

  private static let barWidth = 12
  /// Longer ranges are told by their averages alone.
  private static let mostDays = 62

  /// The statistics on a terminal of so many columns.
  init(_ model: RangeViewModel, width: Int) {
    let days = model.days.count > Self.mostDays ? [] : Self.days(model, width) + [""]
    lines = [model.title, ""] + days + Self.averages(model, width) + model.remarks
  }

  private static func days(_ model: RangeViewModel, _ width: Int) -> [String] {
    let titles = model.columns.dropFirst(2).map { TextTable.Column($0, alignment: .trailing) }
    var table = TextTable(
      [
        .init(model.columns[0], isFlexible: true),
        .init(model.columns[1], alignment: .trailing), .init(),
      ] + titles
    )
    for day in model.days { table.append([day.date, day.asleep, bar(day.share)] + day.cells) }
    return table.lines(width: width)
  }

  private static func averages(_ model: RangeViewModel, _ width: Int) -> [String] {
    guard !model.averages.isEmpty else { return [] }
    var table = TextTable([.init(), .init(isFlexible: true)])
    for figure in model.averages { table.append(["  " + figure.label, figure.value]) }
    return [model.averagesTitle] + table.lines(width: width)
  }

  /// A bar in eighths of a column.
  private static func bar(_ share: Double) -> String {
    let eighths = Int((share * Double(barWidth) * 8).rounded())
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
