import HearthHousehold
import HearthModel
public import HearthSupport

/// The statistics of a range, in words.
public struct RangeViewModel: Sendable {
  /// One day as a line.
  public struct DayModel: Sendable, Equatable {
    /// "Fri 9 Jan".
    public let date: String
    /// The time asleep; that there is no data.
    public let asleep: String
    /// The part of the day that was slept, 0 to 1.
    public let share: Double
    /// Naps, feedings, millilitres from bottles, nappies: as many cells as there are columns.
    public let cells: [String]
  }

  /// The child and the range.
  public let title: String
  /// The titles of the date, of the time asleep and of the cells.
  public let columns: [String]
  /// The days in order.
  public let days: [DayModel]
  /// "Average a day".
  public let averagesTitle: String
  /// Labels and averages; empty where no day counts.
  public let averages: [DayViewModel.Figure]
  /// How many days have data, and which have none; that there are no averages.
  public let remarks: [String]

  /// A range in the words of a language.
  public init(_ range: DiaryRange, _ settings: DiarySettings, in messages: Messages) {
    let writer = RangeWriter(range: range, settings: settings, messages: messages)
    let date = { (day: Day?) in day.map { messages.dateText($0, .medium) } ?? "" }
    title = messages(
      "stats.title",
      range.child.name,
      date(range.days.first?.day),
      date(range.days.last?.day)
    )
    columns =
      [messages("stats.column.day"), writer.hidesSleep ? "" : messages("stats.column.asleep")]
      + writer.columns.map(writer.title)
    days = range.days.map(writer.line)
    let averages = DayAverages(range)
    averagesTitle = messages("stats.averages")
    self.averages = writer.averages(averages)
    remarks = writer.remarks(averages)
  }
}

/// Puts the parts of a range into words.
private struct RangeWriter {
  let range: DiaryRange
  let settings: DiarySettings
  let messages: Messages

  /// A column of numbers.
  struct Column {
    let title: MessageKey
    let figure: String
    /// Whether it is left out where there is none of it in the whole range.
    var isQuiet = false
    /// Whether it is millilitres.
    var isVolume = false
    let value: (DaySummary) -> Int?
  }

  var columns: [Column] {
    Self.all.filter { !settings.hides($0.figure, in: .day) && (!$0.isQuiet || hasAny($0)) }
  }

  private static var all: [Column] {
    [
      Column(title: "stats.column.naps", figure: "naps") { $0.figures.sleep?.naps },
      Column(title: "stats.column.feedings", figure: "feedings") {
        $0.figures.feeding?.count
      },
      Column(
        title: "stats.column.bottle",
        figure: "bottleMillilitres",
        isQuiet: true,
        isVolume: true
      ) {
        ($0.figures.feeding?.bottleAmount).map { ($0 + 5) / 10 }
      },
      Column(title: "stats.column.wet", figure: "wet", isQuiet: true) { $0.figures.care?.wet },
      Column(title: "stats.column.dirty", figure: "dirty", isQuiet: true) {
        $0.figures.care?.dirty
      },
    ]
  }

  /// The heading of a column, which tells the unit of a volume.
  func title(_ column: Column) -> String {
    let isInOunces = column.isVolume && messages.units == .us
    return messages(isInOunces ? "stats.column.bottle.ounces" : column.title)
  }

  var hidesSleep: Bool { settings.hides("asleepSeconds", in: .day) }

  private func hasAny(_ column: Column) -> Bool {
    range.days.contains { column.value($0) ?? 0 > 0 }
  }

  func line(_ day: DaySummary) -> RangeViewModel.DayModel {
    let asleep = hidesSleep ? nil : day.figures.sleep?.asleepSeconds
    let writer = FigureWriter(messages: messages)
    let length = day.interval.seconds
    return RangeViewModel.DayModel(
      date: messages.dateText(day.day, .weekdayAndDay),
      asleep: asleep.map { writer.length(Double($0)) }
        ?? (day.figures.hasData ? "" : messages("stats.no-data")),
      share: length > 0 ? Double(asleep ?? 0) / Double(length) : 0,
      cells: columns.map { column in
        column.value(day).map { column.isVolume ? bareVolume($0) : messages("figure.count", $0) }
          ?? ""
      }
    )
  }

  private func bareVolume(_ millilitres: Int) -> String {
    MeasureWriter(messages: messages).bareVolume(millilitres)
  }

  func averages(_ averages: DayAverages) -> [DayViewModel.Figure] {
    let writer = FigureWriter(messages: messages)
    return DaySummary.figures.compactMap { figure in
      guard !settings.hides(figure.key, in: .day), let value = averages.value(of: figure),
        !(figure.isQuiet && value == 0), let text = writer.text(average: value, figure.unit)
      else { return nil }
      return DayViewModel.Figure(name: figure.key, label: messages(figure.label), value: text)
    }
  }

  func remarks(_ averages: DayAverages) -> [String] {
    guard !averages.counted.isEmpty else { return [messages("stats.averages.none")] }
    let without = averages.daysWithoutData.map { messages.dateText($0, .dayAndMonth) }
    let with = messages("stats.with-data", averages.daysWithData)
    guard !without.isEmpty else { return [with] }
    return [with, messages("stats.without-data", messages.list(without))]
  }
}
