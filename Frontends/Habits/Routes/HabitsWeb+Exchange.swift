public import HTTPKit
import HabitsCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
public import HouseholdWeb

extension HabitsWeb: ExchangingApp {
  /// What an upload of habits says besides.
  public struct ImportChoices: Sendable {
    let category: String?
    let source: String?
  }

  private static let category = Parameter(
    "category",
    in: .body,
    .text(0...200),
    "The category of habits without one."
  )
  private static let source = Parameter(
    "source",
    in: .body,
    .text(0...200),
    "Tells apart several sources of one format."
  )

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var importParameters: [any RouteParameter] { [category, source] }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var importExample: String {
    #"""
    {"hearth":"habits","version":1}
    {"type":"category","id":"01m8q1ywpb7yvh9k59d5wz7aye","name":"Health","order":1}
    """#
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var importFormats: [ImportFormat] { ImportFormat.all(importers) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var exportFormats: [ExportFormat] {
    ExportFormat.all(
      exporters,
      known: [
        "loop": [("habits.zip", "application/zip"), ("habits.db", "application/vnd.sqlite3")],
        "tablehabit": [("habits.json", "application/json")],
        "harsh": [("harsh.zip", "application/zip")],
        "jsonl": [("habits.jsonl", "application/jsonl")],
        "csv": [("habits.csv", "text/csv; charset=utf-8")],
        "ical": [("habits.ics", "text/calendar; charset=utf-8")],
      ]
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func importFields(_ context: WebContext<HabitsWeb>) async throws -> HTML {
    FormParts.line(
      "category",
      context.messages("web.import.category"),
      value: context.messages("intake.category")
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func importChoices(
    _ input: RouteInput,
    _ context: WebContext<HabitsWeb>
  ) throws -> ImportChoices {
    ImportChoices(category: try input(Self.category), source: try input(Self.source))
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func take(
    _ upload: Upload<ImportChoices>,
    isDryRun: Bool,
    _ context: WebContext<HabitsWeb>
  ) async throws -> TakenIn {
    let messages = context.messages
    let habits = try await desk.read(upload, by: importers)
    var options = HabitIntakeOptions(
      zone: try context.firstZone(),
      category: upload.choices.category ?? messages("intake.category")
    )
    options.source = upload.choices.source ?? ""
    options.isDryRun = isDryRun
    let today = try await context.open().today
    let report = try await HabitIntake(context.dependencies, today: today).take(habits, options)
    let model = IntakeViewModel(report, isDryRun: isDryRun, in: messages)
    return TakenIn(
      title: model.title,
      lines: model.trackers,
      groups: model.groups,
      hasChanged: report.added + report.changed > 0,
      json: InterchangeWriter(messages: messages).json(report)
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func handOut(
    _ format: ExportFormat,
    _ context: WebContext<HabitsWeb>
  ) async throws -> HandedOut {
    let now = context.now
    let habits = try await context.reading { reader, transaction in
      try HabitExport.habits(in: transaction, at: now, today: reader.today)
    }
    let exporter = try await exporters.plugin(named: format.name).make(())
    let (bytes, losses) = try await desk.work { [archive] in
      let exported = try exporter.write(habits, named: format.file)
      return (try exported.content.wholeFile(packedBy: archive), exported.losses)
    }
    let writer = InterchangeWriter(messages: context.messages)
    let marks = habits.trackers.reduce(0) { $0 + $1.marks.count }
    return HandedOut(
      bytes: bytes,
      losses: ReportGroup(
        title: context.messages("output.lossy", losses.count),
        lines: writer.lines(losses)
      ),
      json: [
        .init("trackers", .integer(Int64(habits.trackers.count))),
        .init("marks", .integer(Int64(marks))), .init("lossy", .array(losses.map(writer.json))),
      ]
    )
  }
}
