import CommandKit
import HabitsCore
import HearthPlugins
import HearthPorts
import HearthSupport

/// `import FORMAT PATH…`.
enum ImportCommand {
  private static let format = Argument(
    "word.format",
    .named("import-format"),
    summary: "argument.intake.format"
  )
  private static let paths = Argument<[String]>.repeating(
    "word.path",
    .file,
    summary: "argument.intake.path"
  )
  private static let category = Option(
    "category",
    .text,
    valueName: "word.name",
    summary: "option.intake.category"
  )
  private static let source = Option(
    "source",
    .text,
    valueName: "word.name",
    summary: "option.intake.source"
  )
  private static let dryRun = Flag("dry-run", summary: "option.intake.dry-run")
  private static let strict = Flag("strict", summary: "option.intake.strict")

  static let command = Command<HabitsSession>(
    "import",
    summary: "command.intake",
    discussion: "command.intake.discussion",
    parameters: [format, paths, category, source, dryRun, strict]
  ) { values, session in
    let importer = try await session.importers.format(named: values[format], in: session.messages)
    let habits = try importer.read(try ImportFile.reading(withFolders: values[paths]))
    let today = try await session.open().today
    var options = HabitIntakeOptions(
      zone: try session.firstZone(),
      category: values[category] ?? session.messages("intake.category")
    )
    options.source = values[source] ?? ""
    options.isDryRun = values[dryRun]
    let chosen = options
    let report = try await session.longWork { work in
      var options = chosen
      (options.progress, options.isCancelled) = (work.progress, work.isCancelled)
      return try await HabitIntake(session.dependencies, today: today).take(habits, options)
    }
    let model = IntakeViewModel(report, isDryRun: values[dryRun], in: session.messages)
    let json = InterchangeWriter(messages: session.messages).json(report)
    try session.print(json, or: model.lines)
    if values[strict], !report.details.rejected.isEmpty { throw ExitCode.refused }
  }
}
