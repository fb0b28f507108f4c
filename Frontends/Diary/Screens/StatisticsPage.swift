import DiaryCore
import HearthModel
import HearthPorts
import HearthSupport
import ScreenKit

/// One page of statistics as it was read.
enum StatisticsPage: Sendable {
  case days(RangeViewModel)
  case pattern(WeekViewModel)
  case trends(TrendsViewModel)
  case growth(GrowthViewModel)
  case forecast(ForecastTrialViewModel)

  /// Reads a page.
  init(
    _ tab: StatisticsScreen.Tab,
    _ days: ClosedRange<Day>,
    of child: Child,
    _ reader: DayReader,
    _ transaction: any ReadTransaction,
    in messages: Messages
  ) throws {
    let settings = try DiarySettingsBook.settings(in: transaction)
    switch tab {
    case .days:
      self = .days(RangeViewModel(try reader.range(days, of: child), settings, in: messages))
    case .pattern:
      self = .pattern(WeekViewModel(try reader.range(days, of: child), settings, in: messages))
    case .trends:
      let range = try reader.range(days, of: child)
      let step: TrendStep = days.length > 400 ? .month : days.length > 60 ? .week : .day
      let trends = Trends(range, by: step)
      self = .trends(TrendsViewModel(trends, of: range, only: [], settings, in: messages))
    case .growth:
      self = .growth(GrowthViewModel(try reader.growth(of: child), of: child, in: messages))
    case .forecast:
      let trial = try reader.forecastTrial(over: days, of: child)
      self = .forecast(ForecastTrialViewModel(trial, over: days, of: child, in: messages))
    }
  }

  var title: String {
    switch self {
    case .days(let model): model.title
    case .pattern(let model): model.title
    case .trends(let model): model.title
    case .growth(let model): model.title
    case .forecast(let model): model.title
    }
  }

  func lines(columns: Int) -> [ListDrawing.Line] {
    switch self {
    case .days(let model): Self.lines(model, columns)
    case .pattern(let model): Self.lines(model, columns)
    case .trends(let model): Self.lines(model, columns)
    case .growth(let model): Self.lines(model, columns)
    case .forecast(let model): Self.lines(model, columns)
    }
  }

  private static func text(_ text: String, _ style: Style = .plain, _ columns: Int) -> [ListDrawing
    .Line]
  {
    wrapped(text, columns: columns).map { line in { $0.write(line, 0, 0, style) } }
  }
}

extension StatisticsPage {
  /// The sleep of each day as a bar with what else is counted, then the averages.
  private static func lines(_ model: RangeViewModel, _ columns: Int) -> [ListDrawing.Line] {
    let chart = Blocks.columns(
      Blocks.fitted(model.days.map { $0.share > 0 ? $0.share : nil }, columns: columns),
      rows: 4
    )
    var lines: [ListDrawing.Line] = chart.map { row in { $0.write(row, 0, 0, Style(.night)) } }
    lines += [{ _ in }] + text(model.averagesTitle, .title, columns)
    lines += model.averages.map { figure in
      { line in
        line.write(figure.label, 1, 0, width: min(40, line.columns - 12))
        line.columns(0..<min(line.columns, 54)).writeRight(figure.value, 0, .strong)
      }
    }
    lines += model.remarks.flatMap { text($0, .faint, columns) }
    let widths = model.columns.dropFirst(2).map { max(3, Glyph.width(of: $0)) + 1 }
    let room = columns - 12 - 7
    let shown = widths.indices.filter { widths[...$0].reduce(0, +) <= room - 6 }.count
    let bar = max(6, min(30, room - widths.prefix(shown).reduce(0, +) - 1))
    lines += [{ _ in }, header(model, widths, shown, bar)]
    lines += model.days.reversed().map { day in
      { line in
        line.write(day.date, 0, 0, width: 11)
        if Glyph.width(of: day.asleep) > 6 {
          line.write(day.asleep, 12, 0, .faint)
        } else {
          line.columns(0..<min(18, line.columns)).writeRight(day.asleep, 0)
        }
        line.write(Blocks.bar(day.share, columns: bar), 19, 0, Style(.night), width: bar)
        var column = 20 + bar
        for (width, cell) in zip(widths, day.cells).prefix(shown) {
          column += width
          line.writeRight(cell, before: column, 0, .strong)
        }
      }
    }
    return lines
  }

  private static func header(
    _ model: RangeViewModel,
    _ widths: [Int],
    _ shown: Int,
    _ bar: Int
  ) -> ListDrawing.Line {
    { line in
      line.write(model.columns[0], 0, 0, .faint, width: 11)
      line.write(model.columns[1], 19, 0, .faint, width: bar)
      var column = 20 + bar
      for (width, title) in zip(widths, model.columns.dropFirst(2)).prefix(shown) {
        column += width
        line.writeRight(title, before: column, 0, .faint)
      }
    }
  }

  /// Each day as a row of half hours; of hours where there is no room.
  private static func lines(_ model: WeekViewModel, _ columns: Int) -> [ListDrawing.Line] {
    let isNarrow = columns < 70
    let step = isNarrow ? 2 : 1
    let signs: [DayPattern.Kind: (String, Ink)] = [
      .night: ("█", .night), .nap: ("▓", .nap), .awake: ("·", .awake), .unknown: (" ", .faint),
    ]
    let width = isNarrow ? 5 : 12
    var lines: [ListDrawing.Line] = [
      { line in
        for hour in [0, 6, 12, 18] {
          line.write(String(hour), width + hour * 2 / step, 0, .faint)
        }
      }
    ]
    lines += model.days.map { day in
      { line in
        line.write(
          isNarrow
            ? String(day.date.split(separator: " ").dropFirst().joined(separator: " ").prefix(4))
            : day.date,
          0,
          0,
          width: width - 1
        )
        for (index, kind) in day.halfHours.enumerated() where index % step == 0 {
          guard let (sign, ink) = kind.flatMap({ signs[$0] }) else { continue }
          line.write(sign, width + index / step, 0, Style(ink))
        }
        line.write(day.asleep, width + 49 / step + 1, 0, .strong)
      }
    }
    let legend = zip(["█", "▓", "·", " "], model.legend).map { "\($0) \($1)" }
    return lines + [{ _ in }] + text(legend.joined(separator: "  "), .faint, columns)
  }

  /// Each figure with its course.
  private static func lines(_ model: TrendsViewModel, _ columns: Int) -> [ListDrawing.Line] {
    var lines = text(model.subtitle, .faint, columns) + [{ _ in }]
    if let text = model.emptyText { return lines + Self.text(text, .faint, columns) }
    for row in model.rows {
      let course = Blocks.sparkline(Blocks.fitted(row.heights, columns: columns - 2))
      lines.append { line in
        let width = line.writeRight(row.latest, 0, .strong)
        line.write(row.label, 0, 0, .plain, width: line.columns - width - 2)
      }
      lines.append { line in line.write(course, 1, 0, Style(.accent)) }
      lines.append { line in line.write(row.span, 1, 0, .faint) }
    }
    return lines
  }

  private static func lines(_ model: GrowthViewModel, _ columns: Int) -> [ListDrawing.Line] {
    model.rows.reversed().flatMap { row -> [ListDrawing.Line] in
      let cells = zip(model.columns, row).dropFirst(2).filter { !$0.1.isEmpty }
      return text("\(row[0]), \(row[1])", .strong, columns)
        + cells.flatMap { text("  \($0.0): \($0.1)", .plain, columns) }
    } + model.remarks.flatMap { text($0, .faint, columns) }
  }

  private static func lines(_ model: ForecastTrialViewModel, _ columns: Int) -> [ListDrawing.Line] {
    model.rows.flatMap { row -> [ListDrawing.Line] in
      text(row[0], .strong, columns)
        + zip(model.columns, row).dropFirst().flatMap {
          text("  \($0.0): \($0.1)", .plain, columns)
        }
    } + [{ _ in }] + text(model.verdict, .accent, columns)
  }
}

extension ClosedRange<Day> {
  /// How many days there are.
  var length: Int { lowerBound.days(to: upperBound) + 1 }
}
