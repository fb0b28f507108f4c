import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads HabitBull's CSV: a row for each habit and day.
public struct HabitBullImporter: Importer {
  private static let format = "habitbull"
  /// What HabitBull writes where it has no number.
  private static let noData = "-2150000000"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: format, summary: "plugin.importer.habitbull") { _ in
      HabitBullImporter()
    }
  }

  /// A reader.
  public init() {}

  private struct Day {
    let place: InterchangePlace
    let date: String
    let value: Thousandths.Reading?
    let comment: String
  }

  private struct Habit {
    var tracker: ForeignTracker
    var days: [Day] = []
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    try ForeignHabits(
      tables: files,
      format: Self.format,
      columns: "HabitName",
      "CalendarDate",
      "Value"
    ) {
      table,
      habits throws(ImportError) in try read(table, into: &habits)
    }
  }

  private func read(
    _ table: SourceTable,
    into habits: inout ForeignHabits
  ) throws(ImportError) {
    var list: [Habit] = []
    var places: [String: Int] = [:]
    try table.rows(&habits.report) { row throws(RejectionReason) in
      let name = try row.required("HabitName")
      let day = try day(row, table.file)
      if places[name] == nil {
        places[name] = list.count
        list.append(Habit(tracker: tracker(row, name, at: day.place)))
      }
      if let place = places[name] { list[place].days.append(day) }
    }
    let order = DateOrder(list.flatMap { $0.days.map(\.date) })
    if let guess = order.guess { habits.report.lose(.guessedDateOrder, guess) }
    for habit in list {
      habits.addCategory(habit.tracker.category ?? "")
      habits.trackers.append(finish(habit, order, &habits.report))
    }
  }

  private func tracker(
    _ row: SourceRow,
    _ name: String,
    at place: InterchangePlace
  ) -> ForeignTracker {
    var tracker = ForeignTracker(name, at: place)
    tracker.note = row["HabitDescription"].nonEmpty
    tracker.category = row["HabitCategory"].nonEmpty
    return tracker
  }

  private func day(_ row: SourceRow, _ file: String) throws(RejectionReason) -> Day {
    let value = row["Value"]
    return Day(
      place: InterchangePlace(file: file, line: row.line),
      date: try row.required("CalendarDate"),
      value: value.isEmpty || value == Self.noData
        ? nil : try Thousandths.read(value, "Value"),
      comment: row["CommentText"]
    )
  }

  /// A habit with any number above one is measured; its ones are amounts then, not ticks.
  private func finish(
    _ habit: Habit,
    _ order: DateOrder,
    _ report: inout InterchangeReport
  ) -> ForeignTracker {
    var tracker = habit.tracker
    let isMeasured = habit.days.contains { ![0, 1000, nil].contains($0.value?.amount) }
    if isMeasured {
      tracker.aim = .atLeast
      tracker.unit = ""
      tracker.target = 1000
      report.lose(.guessedTarget, of: tracker.name, "1")
    }
    var marks = MarkCollector(.first)
    for day in habit.days {
      do throws(RejectionReason) {
        let date = try order.day(day.date)
        guard let mark = mark(day, date, isMeasured) else { continue }
        guard marks.add(mark) else { throw .dayTwice(date) }
      } catch {
        report.reject(day.place, error, of: tracker.name)
      }
    }
    let rounded = habit.days.filter { $0.value?.isRounded ?? false }.count
    report.lose(.roundedAmounts, of: tracker.name, count: rounded)
    tracker.marks = marks.sorted
    return tracker
  }

  private func mark(_ day: Day, _ date: HearthModel.Day, _ isMeasured: Bool) -> ForeignMark? {
    guard let amount = day.value?.amount else {
      return day.comment.isEmpty ? nil : ForeignMark(date, .missed, text: day.comment)
    }
    if isMeasured { return ForeignMark(date, .done, amount: amount, text: day.comment) }
    return ForeignMark(date, amount == 0 ? .missed : .done, text: day.comment)
  }
}
