import HTTPKit
import HearthContainer
import HearthModel
import HearthSupport

/// The values that imports and exports take in every app.
enum ExchangeInput {
  static let format = Parameter(
    "format",
    in: .path,
    .text(1...40),
    "The format.",
    example: "jsonl"
  )
  static let chosenFormat = Parameter(
    "format",
    in: .body,
    .text(1...40),
    "The format.",
    isRequired: true
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
    "The file's name, where a format has several kinds, as the list of formats names them."
  )

  /// The files of one export; of the format `jsonl` in the API's description.
  static func files<App: ExchangingApp>(_ app: App.Type) -> Parameter<FormFile> {
    Parameter(
      "files",
      in: .file,
      .file,
      "The files of one export.",
      isRequired: true,
      isList: true,
      example: App.importExample
    )
  }

  /// The most bytes of an upload.
  static let uploadLimit = 32 * 1024 * 1024

  /// What a form uploads.
  ///
  /// - Throws: `Problem` (422) where it holds no file or a choice that is none.
  static func upload<App: ExchangingApp>(
    _ format: String,
    _ input: RouteInput,
    _ context: WebContext<App>
  ) throws -> Upload<App.ImportChoices> {
    let found = input.files(files(App.self))
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
      choices: try context.app.importChoices(input, context),
      at: context.now
    )
  }

  /// The kind of file that is to be written.
  ///
  /// - Throws: `UnknownPlugin`, `Problem` (404, 422).
  static func exportFormat<App: ExchangingApp>(
    _ input: RouteInput,
    _ context: WebContext<App>
  ) throws -> ExportFormat {
    try ExportFormat.named(
      try input.required(format),
      file: try input(file),
      among: context.app.exportFormats
    )
  }
}
