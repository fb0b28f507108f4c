import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads habitctl's folder: its files `habits` and `log`.
public struct HabitctlImporter: Importer {
  private static let format = "habitctl"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: format, summary: "plugin.importer.habitctl") { _ in HabitctlImporter() }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    var reader = LineReader(Self.format)
    for file in files.sorted(by: { $0.name < $1.name }) where file.isNamed("habits") {
      try reader.lines(of: file) { (line, habits) throws(RejectionReason) in
        if line.text.first == "#" { return }
        let place = InterchangePlace(file: file.name, line: line.number)
        habits.trackers.append(try tracker(line.text, at: place))
      }
    }
    let knowsHabits = !reader.habits.trackers.isEmpty
    for file in files.sorted(by: { $0.name < $1.name }) where !file.isNamed("habits") {
      guard file.isNamed("log") || files.count == 1 else { continue }
      try reader.marks(of: file, addsTrackers: !knowsHabits) { (line, _) throws(RejectionReason) in
        line.text.first == "#" ? nil : try mark(line.text)
      }
    }
    return reader.finish()
  }

  /// `days name`: once in so many days; 0 only tracks.
  private func tracker(
    _ line: String,
    at place: InterchangePlace
  ) throws(RejectionReason) -> ForeignTracker {
    let parts = line.split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    guard parts.count == 2 else { throw .malformed }
    guard let days = Int(parts[0]), (0...ScheduleRule.longest).contains(days) else {
      throw .unreadable(field: "days", text: String(parts[0]))
    }
    var tracker = ForeignTracker(parts[1].trimmed, at: place)
    tracker.kind = days == 0 ? .event : .habit
    tracker.schedule = LoopFormat.rule(1, days).map { [ForeignSchedule($0)] } ?? []
    return tracker
  }

  /// `day<tab>name<tab>y|n|s`; older versions wrote the day with the zone behind it.
  private func mark(_ line: String) throws(RejectionReason) -> LineReader.NamedMark {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { throw .malformed }
    guard let day = Day(parts[0].trimmed.prefix(10)) else {
      throw .unreadable(field: "date", text: String(parts[0]))
    }
    let name = parts[1].trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    guard let mark = HarshFormat.marks[parts[2].trimmed] else {
      throw .unreadable(field: "result", text: String(parts[2]))
    }
    return LineReader.NamedMark(name, ForeignMark(day, mark))
  }
}
