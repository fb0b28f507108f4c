import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads the CSV of Streaks: a row for each entry.
public struct StreaksImporter: Importer {
  private static let format = "streaks"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: format, summary: "plugin.importer.streaks") { _ in StreaksImporter() }
  }

  /// A reader.
  public init() {}

  private struct Row {
    let place: InterchangePlace
    let day: Day
    let mark: Mark
    let isPartial: Bool
    let quantity: Thousandths.Reading?
    let note: String
  }

  private struct Task {
    var tracker: ForeignTracker
    var rows: [Row] = []
    var times = 0
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    try ForeignHabits(
      tables: files,
      format: Self.format,
      columns: "title",
      "entry_type",
      "entry_date"
    ) {
      table,
      habits throws(ImportError) in try read(table, into: &habits)
    }
  }

  private func read(
    _ table: SourceTable,
    into habits: inout ForeignHabits
  ) throws(ImportError) {
    var tasks: [Task] = []
    var places: [String: Int] = [:]
    try table.rows(&habits.report) { row throws(RejectionReason) in
      let title = try row.required("title")
      let entry = try entry(row, InterchangePlace(file: table.file, line: row.line))
      let key = row["task_id"].nonEmpty ?? title
      if places[key] == nil {
        places[key] = tasks.count
        tasks.append(Task(tracker: tracker(row, title, at: entry.place)))
      }
      guard let place = places[key] else { return }
      tasks[place].rows.append(entry)
      if !row["entry_timestamp"].isEmpty { tasks[place].times += 1 }
    }
    for task in tasks { habits.trackers.append(finish(task, &habits.report)) }
    for task in tasks where !task.rows.isEmpty {
      habits.report.lose(.timesOfMarks, of: task.tracker.name, count: task.times)
    }
  }

  private func tracker(
    _ row: SourceRow,
    _ title: String,
    at place: InterchangePlace
  ) -> ForeignTracker {
    var tracker = ForeignTracker(title, at: place)
    tracker.sourceID = row["task_id"].nonEmpty
    return tracker
  }

  private func entry(
    _ row: SourceRow,
    _ place: InterchangePlace
  ) throws(RejectionReason) -> Row {
    let date = try row.required("entry_date")
    guard let parsed = Day(digits: date) else {
      throw .unreadable(field: "entry_date", text: date)
    }
    let type = try row.required("entry_type")
    guard let mark = Self.mark(type) else {
      throw .unreadable(field: "entry_type", text: type)
    }
    let quantity = row["quantity"]
    return Row(
      place: place,
      day: parsed,
      mark: mark,
      isPartial: type.hasPrefix("partial"),
      quantity: quantity.isEmpty ? nil : try Thousandths.read(quantity, "quantity"),
      note: row.raw("notes").trimmed
    )
  }

  private static func mark(_ type: String) -> Mark? {
    if type.hasPrefix("completed") || type.hasPrefix("partial") { return .done }
    if type.hasPrefix("missed") { return .missed }
    return type.hasPrefix("skipped") ? .skipped : nil
  }

  /// A task whose entries have other quantities than one is measured; what was enough on a completed
  /// day is the nearest to its target that the file tells.
  private func finish(_ task: Task, _ report: inout InterchangeReport) -> ForeignTracker {
    var tracker = task.tracker
    let completed = task.rows.filter { $0.mark == .done && !$0.isPartial }
    let amounts = task.rows.compactMap(\.quantity?.amount)
    let isMeasured =
      amounts.contains { $0 != 1000 && $0 != 0 } || task.rows.contains(where: \.isPartial)
    if isMeasured {
      let target = completed.compactMap(\.quantity?.amount).filter { $0 > 0 }.min() ?? 1000
      tracker.aim = .atLeast
      tracker.unit = ""
      tracker.target = target
      report.lose(.guessedTarget, of: tracker.name, Thousandths.text(target))
    }
    var marks = MarkCollector(.first)
    for row in task.rows {
      var mark = ForeignMark(row.day, row.mark, text: row.note)
      if isMeasured, row.mark == .done {
        mark.amount = row.quantity?.amount ?? (row.isPartial ? 0 : tracker.target)
      }
      guard marks.add(mark) else {
        report.reject(row.place, .dayTwice(row.day), of: tracker.name)
        continue
      }
    }
    let rounded = task.rows.filter { $0.quantity?.isRounded ?? false }.count
    report.lose(.roundedAmounts, of: tracker.name, count: rounded)
    tracker.marks = marks.sorted
    return tracker
  }
}
