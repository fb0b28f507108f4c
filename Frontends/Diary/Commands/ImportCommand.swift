import CommandKit
import DiaryCore
import HearthHousehold
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
  private static let token = Option(
    "token",
    .text,
    valueName: "word.text",
    summary: "option.import.token",
    environment: "HEARTH_TOKEN"
  )
  private static let dryRun = Flag("dry-run", summary: "option.import.dry-run")
  private static let strict = Flag("strict", summary: "option.import.strict")

  static let command = Command<DiarySession>(
    "import",
    summary: "command.import",
    discussion: "command.import.discussion",
    parameters: [format, paths, source, token, onConflict, units, dryRun, strict]
  ) { values, session in
    let diary = try await diary(values, session)
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
    let writer = ImportReasonWriter(session.messages, zones: zones) { error in
      session.sentence(for: error, in: zones)
    }
    let isDryRun = values[dryRun]
    let model = ImportViewModel(report, isDryRun: isDryRun, writer, in: session.messages)
    let isQuiet = session.console.diagnostics.isQuiet
    try session.print(writer.json(report), or: model.lines(isQuiet: isQuiet))
    if values[strict], !report.rejected.isEmpty { throw ExitCode.refused }
  }

  private static func diary(
    _ values: Values,
    _ session: DiarySession
  ) async throws -> ForeignDiary {
    guard let address = values[paths].first(where: isAddress) else {
      let importer = try await session.importers.format(named: values[format], in: session.messages)
      return try importer.read(try ImportFile.reading(values[paths]))
    }
    guard values[paths].count == 1 else {
      throw Failure(session.messages("import.address-alone", address), status: .usage)
    }
    return try await diary(at: address, values, session)
  }

  private static func isAddress(_ path: String) -> Bool {
    ["https://", "http://"].contains { path.lowercased().hasPrefix($0) }
  }

  /// A diary from the server of the program that it is in.
  private static func diary(
    at address: String,
    _ values: Values,
    _ session: DiarySession
  ) async throws -> ForeignDiary {
    guard let web = session.web,
      let server = try? session.servers.plugin(named: values[format])
    else {
      let known = session.servers.plugins.map(\.name).joined(separator: ", ")
      throw Failure(
        session.messages("import.no-server", values[format], known),
        status: .usage
      )
    }
    let meter = ProgressMeter(session.console, session.messages)
    defer { meter.end() }
    let source = LiveSource(address: address, token: values[token])
    var diary = try await server.make(()).read(source, through: web) { meter.show($0) }
    let pictures = diary.pictures
    diary.pictures = []
    for picture in pictures { await take(picture, into: &diary, session) }
    return diary
  }

  /// Makes a child's portrait small and safe; one that cannot be is told.
  private static func take(
    _ picture: ForeignPicture,
    into diary: inout ForeignDiary,
    _ session: DiarySession
  ) async {
    var picture = picture
    do {
      guard let photos = session.photos else { throw PhotoError.notAPicture }
      picture.bytes = try await photos.portrait(of: picture.bytes, side: ChildPhoto.side)
      diary.pictures.append(picture)
    } catch {
      diary.report.remark(picture.place, .noPicture(child: picture.child.name))
    }
  }

  /// The child of `--child`; an import can do without one.
  private static func child(_ session: DiarySession) async throws -> Child? {
    guard let designation = session.designation else { return nil }
    return try await session.read { try ChildBook.child(designation, in: $0) }
  }
}

extension ImportViewModel {
  /// The report for a terminal; in quiet, without the remarks.
  fileprivate func lines(isQuiet: Bool) -> [String] {
    let groups = isQuiet ? left : left + remarks
    return [title] + groups.flatMap { ["", $0.title] + $0.lines.map { "  " + $0 } }
  }
}
