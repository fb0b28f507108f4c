import HTTPKit
import HabitsCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What pages and the API do with files of other programs.
struct ExchangeActions {
  private let context: HabitsContext

  init(_ context: HabitsContext) {
    self.context = context
  }

  /// The most bytes of an upload.
  static let uploadLimit = 32 * 1024 * 1024

  /// Imports an upload, or tells what that would do.
  ///
  /// - Throws: `ImportError`, `UnknownPlugin`, `StoreError`; nothing is written then.
  func take(_ upload: Upload, isDryRun: Bool) async throws -> HabitIntakeReport {
    let app = context.app
    let habits = try await app.reading.read(
      upload.importFiles,
      of: upload.format,
      by: app.importers
    )
    var options = HabitIntakeOptions(
      zone: try context.firstZone(),
      category: upload.category ?? context.messages("intake.category")
    )
    options.source = upload.source ?? ""
    options.isDryRun = isDryRun
    let today = try await context.open().today
    return try await HabitIntake(context.dependencies, today: today).take(habits, options)
  }

  /// Writes everything in a format.
  ///
  /// - Throws: `ExportError`, `UnknownPlugin`, `StoreError`.
  func export(_ format: ExportFormat) async throws -> (habits: ForeignHabits, file: ExportedHabits)
  {
    let (app, now) = (context.app, context.now)
    let habits = try await context.reading { reader, transaction in
      try HabitExport.habits(in: transaction, at: now, today: reader.today)
    }
    let file = try await app.reading.write(habits, format, by: app.exporters, app.archive)
    return (habits, file)
  }

  /// The answer that hands a file over.
  func download(_ format: ExportFormat) async throws -> HTTPResponse {
    let (_, file) = try await export(format)
    return HTTPResponse(
      .ok,
      headers: [
        "Content-Type": format.type,
        "Content-Disposition": "attachment; filename=\"\(format.file)\"",
      ],
      body: .bytes(file.bytes)
    )
  }
}

/// The values that imports and exports take.
enum ExchangeInput {
  static let format = Parameter("format", in: .path, .text(1...40), "The format.")
  static let chosenFormat = Parameter(
    "format",
    in: .body,
    .text(1...40),
    "The format.",
    isRequired: true
  )
  static let files = Parameter(
    "files",
    in: .file,
    .file,
    "The files of one export.",
    isRequired: true,
    isList: true
  )
  static let category = Parameter(
    "category",
    in: .body,
    .text(0...200),
    "The category of habits without one."
  )
  static let source = Parameter(
    "source",
    in: .body,
    .text(0...200),
    "Tells apart several sources of one format."
  )
  static let isDryRun = Parameter(
    "dryRun",
    in: .body,
    .flag,
    "Whether only to tell what it would do."
  )
  static let file = Parameter(
    "file",
    in: .query,
    .text(1...40),
    "The file's name, where a format has several kinds: `habits.zip` or `habits.db` of `loop`."
  )

  /// What a form uploads.
  ///
  /// - Throws: `Problem` (422) where it holds no file.
  static func upload(
    _ format: String,
    _ input: RouteInput,
    _ context: HabitsContext
  ) throws(Problem) -> Upload {
    let found = input.files(files)
    guard !found.isEmpty else {
      throw Problem(
        .unprocessable,
        code: "missing",
        "files",
        members: [.init("field", "files")]
      )
    }
    return Upload(
      id: context.dependencies.newID(),
      format: format,
      files: found,
      category: try input(category),
      source: try input(source),
      at: context.now
    )
  }
}
