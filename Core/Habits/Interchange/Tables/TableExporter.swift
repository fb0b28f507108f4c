import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Writes a table for spreadsheets: a row for each tracker and day that has a mark.
public struct TableExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<ForeignHabits, InterchangeLoss> {
    ExporterPlugin(name: "csv", summary: "plugin.exporter.csv") { _ in TableExporter() }
  }

  /// A writer.
  public init() {}

  private static let head = [
    "tracker", "category", "day", "mark", "amount", "unit", "reason", "note",
  ]

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ habits: ForeignHabits,
    named name: String
  ) throws(ExportError) -> Exported<InterchangeLoss> {
    var report = InterchangeReport()
    report.losePausesAndSettings(of: habits)
    var table = CSVWriter(lineEnd: .carriageReturnLineFeed)
    table.append(Self.head)
    for tracker in habits.trackers {
      report.lose(of: tracker, to: [.category, .created])
      if let rule = tracker.schedule.last?.rule, rule != .daily {
        report.lose(.schedule, of: tracker.name)
      }
      for mark in tracker.marks {
        table.append([
          tracker.name, tracker.category ?? "", mark.day.description, mark.mark.rawValue,
          mark.amount.map(Thousandths.text) ?? "", tracker.unit ?? "", mark.reason ?? "",
          mark.note ?? "",
        ])
      }
    }
    return Exported(.file(table.bytes), losses: report.losses)
  }
}
