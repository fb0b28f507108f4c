import CommandKit
import DiaryCore
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport

/// `import FORMAT PATH…`.
enum ImportCommand {
  private static let format = Argument(
    "word.format",
    .named("import-format"),
    summary: "argument.import.format"
  )
  private static let paths = Argument<[String]>.repeating(
    "word.path",
    .file,
    summary: "argument.import.path"
  )
  private static let source = Option(
    "source",
    .text,
    valueName: "word.name",
    summary: "option.import.source"
  )
  private static let onConflict = Option(
    "on-conflict",
    .choice(of: ImportOptions.OverlapRule.self),
    default: .report,
    summary: "option.import.on-conflict"
  )
  private static let units = Option(
    "units",
    .choice(of: UnitSystem.self),
    summary: "option.import.units"
  )
  private static let dryRun = Flag("dry-run", summary: "option.import.dry-run")
  private static let strict = Flag("strict", summary: "option.import.strict")

  static let command = Command<DiarySession>(
    "import",
    summary: "command.import",
    discussion: "command.import.discussion",
    parameters: [format, paths, source, onConflict, units, dryRun, strict]
  ) { values, session in
    let importer = try await session.importers.format(named: values[format], in: session.messages)
    let diary = try importer.read(try ImportFile.reading(values[paths]))
    var options = ImportOptions()
    options.child = try await child(session)
    options.source = values[source] ?? ""
    options.timeZone = session.zone
    options.units = values[units]
    options.onConflict = values[onConflict]
    options.isDryRun = values[dryRun]
    let chosen = options
    let report = try await session.longWork { work in
      var options = chosen
      options.progress = { work.progress($0.done, $0.total) }
      options.isCancelled = work.isCancelled
      return try await ImportIntake(session.dependencies).take(diary, options)
    }
    let zones = try await session.read { try session.zones(in: $0) }
    let page = ImportPage(report, isDryRun: values[dryRun], session: session, zones: zones)
    try session.print(page.json, or: page.lines)
    if values[strict], !report.rejected.isEmpty { throw ExitCode.refused }
  }

  /// The child of `--child`; an import can do without one.
  private static func child(_ session: DiarySession) async throws -> Child? {
    guard let designation = session.designation else { return nil }
    return try await session.read { try ChildBook.child(designation, in: $0) }
  }
}
