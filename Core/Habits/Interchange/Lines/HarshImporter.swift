import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads harsh's folder: its files `habits` and `log`.
public struct HarshImporter: Importer {
  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: HarshFormat.name, summary: "plugin.importer.harsh") { _ in
      HarshImporter()
    }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    var reader = LineReader(HarshFormat.name)
    for file in files.sorted(by: { $0.name < $1.name }) where file.isNamed("habits") {
      try readHabits(file, &reader)
    }
    let knowsHabits = !reader.habits.trackers.isEmpty
    for file in files.sorted(by: { $0.name < $1.name }) where !file.isNamed("habits") {
      guard file.isNamed("log") || files.count == 1 else { continue }
      try readLog(file, &reader, addsTrackers: !knowsHabits)
    }
    return reader.finish()
  }

  private func readHabits(_ file: ImportFile, _ reader: inout LineReader) throws(ImportError) {
    var heading: String?
    try reader.lines(of: file) { (line, habits) throws(RejectionReason) in
      if line.text.first == "#" { return }
      if line.text.first == "!" {
        heading = line.text.dropFirst().trimmed.nonEmpty
        return habits.addCategory(heading ?? "")
      }
      let habit = try HarshFormat.habit(line.text)
      var tracker = ForeignTracker(
        habit.name,
        at: InterchangePlace(file: file.name, line: line.number)
      )
      tracker.category = heading
      tracker.kind = habit.rule == nil ? .event : .habit
      tracker.schedule = habit.rule.map { [ForeignSchedule($0)] } ?? []
      if let end = habit.end { tracker.archival = .on(end.advanced(by: 1)) }
      habits.trackers.append(tracker)
    }
  }

  private func readLog(
    _ file: ImportFile,
    _ reader: inout LineReader,
    addsTrackers: Bool
  ) throws(ImportError) {
    try reader.marks(of: file, addsTrackers: addsTrackers) {
      (line, names) throws(RejectionReason) in
      if line.text.first == "#" { return nil }
      let line = try HarshFormat.line(line.text, knowing: names)
      return LineReader.NamedMark(line.name, line.mark, isRounded: line.isRounded)
    }
  }
}

extension ImportFile {
  /// Whether the last part of its path is this name.
  func isNamed(_ name: String) -> Bool {
    self.name.split(separator: "/").last.map { $0 == name } ?? false
  }
}
