import HearthModel
public import HearthPlugins
public import HearthPorts

/// Writes harsh's folder: its files `habits` and `log`.
public struct HarshExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<ForeignHabits, InterchangeLoss> {
    ExporterPlugin(name: HarshFormat.name, summary: "plugin.exporter.harsh") { _ in HarshExporter()
    }
  }

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ habits: ForeignHabits,
    named name: String
  ) throws(ExportError) -> Exported<InterchangeLoss> {
    var writer = HarshWriter()
    let files = writer.files(of: habits)
    return Exported(.folder(files), losses: writer.report.losses)
  }
}

/// Writes the lines of harsh's two files.
struct HarshWriter {
  private(set) var report = InterchangeReport()
  private var names: Set<String> = []

  mutating func files(of habits: ForeignHabits) -> [ArchivedFile] {
    report.losePausesAndSettings(of: habits)
    var lines: [String] = []
    var log: [(day: Day, line: String)] = []
    for (category, trackers) in Self.sections(habits) {
      if let category {
        lines += [lines.isEmpty ? nil : "", "! \(plain(category))"].compactMap(\.self)
      }
      for tracker in trackers {
        let name = self.name(of: tracker)
        lines.append(line(tracker, name))
        log += tracker.marks.map { mark in (mark.day, self.line(mark, name, tracker)) }
      }
    }
    // harsh only appends, so that its own log is in the order of days too; the sort is stable.
    log.sort { $0.day < $1.day }
    return [
      ArchivedFile(name: "habits", bytes: Self.bytes(lines)),
      ArchivedFile(name: "log", bytes: Self.bytes(log.map(\.line))),
    ]
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Trackers without a category first, since a heading holds until the next one.
  private static func sections(
    _ habits: ForeignHabits
  ) -> [(category: String?, trackers: [ForeignTracker])] {
    var names = habits.categories.map(\.name)
    for name in habits.trackers.compactMap(\.category) where !names.contains(name) {
      names.append(name)
    }
    let loose = habits.trackers.filter { $0.category == nil }
    return [(nil, loose)]
      + names.map { name in
        (name, habits.trackers.filter { $0.category == name })
      }
  }

  /// A name that harsh can tell from its separators and from other habits.
  private mutating func name(of tracker: ForeignTracker) -> String {
    var name = plain(tracker.name).replacing(": ", with: " - ").replacing(" :", with: " -")
    while let first = name.first, first == "#" || first == "!" { name = name.dropFirst().trimmed }
    if name.isEmpty { name = "?" }
    var unique = name
    var number = 2
    while !names.insert(unique).inserted {
      unique = "\(name) (\(number))"
      number += 1
    }
    if unique != tracker.name { report.lose(.alteredTexts, of: tracker.name) }
    return unique
  }

  private mutating func line(_ tracker: ForeignTracker, _ name: String) -> String {
    report.lose(of: tracker, to: .harsh)
    var frequency = "0"
    if tracker.kind != .event, let rule = tracker.schedule.last?.rule {
      let written = HarshFormat.frequency(rule)
      frequency = written.text
      if !written.isExact { report.lose(.rule, of: tracker.name, written.text) }
    }
    // The end is the last day on which the habit is due.
    guard let archived = tracker.archivedDay else { return "\(name): \(frequency)" }
    return "\(name): \(frequency): \(archived.advanced(by: -1))"
  }

  private mutating func line(
    _ mark: ForeignMark,
    _ name: String,
    _ tracker: ForeignTracker
  ) -> String {
    let comment = plain(mark.text).replacing(" :", with: " -").replacing(": ", with: " - ").trimmed
    if comment != mark.text { report.lose(.alteredTexts, of: tracker.name) }
    if mark.reason != nil, mark.note != nil { report.lose(.joinedTexts, of: tracker.name) }
    let letter = HarshFormat.marks.first { $0.value == mark.mark }?.key
    if letter == nil { report.lose(.marks, of: tracker.name) }
    // harsh does not tell no amount from none of it, unless other days have some.
    if mark.amount == 0, !tracker.marks.contains(where: { $0.amount ?? 0 > 0 }) {
      report.lose(.amounts, of: tracker.name)
    }
    let amount = mark.amount.map(Thousandths.text) ?? ""
    return "\(mark.day) : \(name) : \(letter ?? "n") : \(comment) : \(amount)"
  }

  /// On one line.
  private func plain(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }).trimmed
  }
}
