import HearthHousehold
import HearthModel
public import HearthSupport

/// The trends of a range, in words.
public struct TrendsViewModel: Sendable {
  /// One figure over the range.
  public struct Row: Sendable, Equatable {
    /// What is measured.
    public let label: String
    /// A value for each bucket from 0 (the least of the row) to 1 (the most); nil where none is known.
    public let heights: [Double?]
    /// The least and the most.
    public let span: String
    /// The last moving average.
    public let latest: String
  }

  /// The child and the range.
  public let title: String
  /// What the values are: averages a day by week.
  public let subtitle: String
  /// "Figure", "least – most", "of late".
  public let columns: [String]
  /// The figures that are not hidden and have values.
  public let rows: [Row]
  /// What stands in the place of the rows where there are none.
  public let emptyText: String?

  /// Trends in the words of a language.
  ///
  /// - Parameters:
  ///   - trends: the series.
  ///   - range: the range that they are of.
  ///   - names: of the figures that are told; all where there are none.
  ///   - settings: which figures are hidden.
  ///   - messages: the language.
  public init(
    _ trends: Trends,
    of range: DiaryRange,
    only names: [String],
    _ settings: DiarySettings,
    in messages: Messages
  ) {
    let date = { (day: Day?) in day.map { messages.dateText($0, .medium) } ?? "" }
    title = messages(
      "stats.title",
      range.child.name,
      date(range.days.first?.day),
      date(range.days.last?.day)
    )
    subtitle = messages("trends.by.\(trends.step.rawValue)", trends.step.span)
    columns = [
      messages("trends.column.figure"), messages("trends.column.course"),
      messages("trends.column.span"), messages("trends.column.latest"),
    ]
    rows = trends.series.compactMap { series in
      let group = series.figure.isOfNight ? FigureGroup.nextNight : .day
      let isAsked = names.isEmpty ? !settings.hides(series.figure.name, in: group) : false
      guard isAsked || names.contains(series.figure.name) else { return nil }
      return Self.row(series, isAsked: !names.isEmpty, messages)
    }
    emptyText = rows.isEmpty ? messages("trends.none") : nil
  }

  private static func row(_ series: TrendSeries, isAsked: Bool, _ messages: Messages) -> Row? {
    let known = series.values.compactMap(\.self)
    guard let least = known.min(), let most = known.max(), isAsked || most > 0 else { return nil }
    let writer = FigureWriter(messages: messages)
    let text = { (value: Double) in writer.text(average: value, series.figure.unit) ?? "" }
    let label = messages(series.figure.label)
    return Row(
      label: series.figure.isOfNight ? messages("trends.night", label) : label,
      heights: series.values.map { value in
        value.map { most > least ? ($0 - least) / (most - least) : 0.5 }
      },
      span: messages("trends.span", text(least), text(most)),
      latest: series.movingAverages.last.flatMap(\.self).map(text) ?? ""
    )
  }
}
