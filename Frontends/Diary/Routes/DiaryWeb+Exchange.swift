import DiaryCore
public import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
public import HouseholdWeb

extension DiaryWeb: ExchangingApp {
  /// How an upload of a diary is read.
  public struct ImportChoices: Sendable {
    let child: RecordID?
    let zone: String?
    let units: UnitSystem?
    let overlap: ImportOptions.OverlapRule
    let source: String?
  }

  private static let child = Parameter(
    "child",
    in: .body,
    .id,
    "The child of entries whose files name none."
  )
  private static let zone = Parameter(
    "timeZone",
    in: .body,
    .text(1...100),
    "The zone of times without one; the family's own else.",
    example: "Europe/Berlin"
  )
  private static let units = Parameter(
    "units",
    in: .body,
    .choice(UnitSystem.allCases.map(\.rawValue)),
    "The units of numbers without one; guessed else."
  )
  private static let overlap = Parameter(
    "onConflict",
    in: .body,
    .choice(ImportOptions.OverlapRule.allCases.map(\.rawValue)),
    "What happens to a sleep that overlaps another; `report` leaves it out."
  )
  private static let source = Parameter(
    "source",
    in: .body,
    .text(0...200),
    "Tells apart several diaries of one format."
  )

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var importParameters: [any RouteParameter] {
    [child, zone, units, overlap, source]
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var importExample: String {
    #"""
    {"hearth":"diary","version":1}
    {"kind":"tag","id":"01m8q1ywpb7yvh9k59d5wz7aye","name":"teeth"}
    """#
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var importFormats: [ImportFormat] { ImportFormat.all(importers) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var exportFormats: [ExportFormat] {
    ExportFormat.all(
      exporters,
      known: [
        "babybuddy": [("babybuddy.zip", "application/zip")],
        "jsonl": [("diary.jsonl", "application/jsonl")],
        "csv": [("diary.zip", "application/zip")],
        "ical": [("diary.ics", "text/calendar; charset=utf-8")],
      ]
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func importFields(_ context: WebContext<DiaryWeb>) async throws -> HTML {
    let children = try await context.read { try ChildBook.children(in: $0) }
    let zones = try context.dependencies.timeZones.names()
    return ImportFields(children: children, zones: zones, messages: context.messages).html
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func importChoices(
    _ input: RouteInput,
    _ context: WebContext<DiaryWeb>
  ) throws -> ImportChoices {
    let zone = try input(Self.zone)
    if let zone { _ = try context.zoneRules(named: zone) }
    return ImportChoices(
      child: try input(Self.child),
      zone: zone,
      units: try input(Self.units).flatMap(UnitSystem.init(rawValue:)),
      overlap: try input(Self.overlap).flatMap(ImportOptions.OverlapRule.init(rawValue:))
        ?? .report,
      source: try input(Self.source)
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func take(
    _ upload: Upload<ImportChoices>,
    isDryRun: Bool,
    _ context: WebContext<DiaryWeb>
  ) async throws -> TakenIn {
    let diary = try await desk.read(upload, by: importers)
    let choices = upload.choices
    var options = ImportOptions()
    if let child = choices.child {
      options.child = try await context.read { try ChildBook.child(child.description, in: $0) }
    }
    options.source = choices.source ?? ""
    options.timeZone =
      try choices.zone.map { try context.zoneRules(named: $0) } ?? context.house.zone
    options.units = choices.units
    options.onConflict = choices.overlap
    options.isDryRun = isDryRun
    let report = try await ImportIntake(context.dependencies).take(diary, options)
    let zones = try await context.read { try context.zones(in: $0) }
    let problems = DiaryProblems(context: context, zones: zones)
    let writer = ImportReasonWriter(context.messages, zones: zones) { problems.sentence(for: $0) }
    let model = ImportViewModel(report, isDryRun: isDryRun, writer, in: context.messages)
    return TakenIn(
      title: model.title,
      groups: model.left + model.remarks,
      hasChanged: report.added + report.changed > 0,
      json: writer.json(report)
    )
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func handOut(
    _ format: ExportFormat,
    _ context: WebContext<DiaryWeb>
  ) async throws -> HandedOut {
    let plugin = try exporters.plugin(named: format.name)
    let exporter = try await plugin.make(())
    let isComplete = plugin.capabilities.contains(.complete)
    let strangers =
      isComplete ? try await DiaryHistory.strangers(of: context.dependencies.store) : []
    let messages = context.messages
    return try await context.read { [archive] transaction in
      let history = DiaryHistory(
        transaction,
        zones: try context.zones(in: transaction),
        now: context.now,
        messages: messages,
        strangers: strangers
      )
      let exported = try exporter.write(history, named: format.file)
      let lines = exported.losses.map { $0.sentence(in: messages) }
      return HandedOut(
        bytes: try exported.content.wholeFile(packedBy: archive),
        losses: ReportGroup(title: messages("export.lossy"), lines: lines),
        json: [.init("lossy", .array(exported.losses.map { $0.json(in: messages) }))]
      )
    }
  }
}
