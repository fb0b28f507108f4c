import HTTPKit
import HabitsCore
import HearthModel
import HearthPlugins
import HearthSupport
import HouseholdWeb

/// Imports and exports for programs.
enum ExchangeAPI {
  static var routes: [HabitsRoute] { [formats, take, report, file] }

  private static let formats = HabitsAPI.get(
    "listFormats",
    "/api/formats",
    "The formats that are read and those that are written.",
    [],
    schema: ["type": "object", "required": ["imports", "exports"]]
  ) { _, context in
    let (app, messages) = (context.app, context.messages)
    return [
      "imports": .array(
        app.importers.plugins.map { plugin in
          [
            "format": .string(plugin.name),
            "summary": .string(messages(MessageKey(plugin.summary))),
          ]
        }
      ),
      "exports": .array(
        ExportFormat.all(app.exporters).map { format in
          ["format": .string(format.name), "file": .string(format.file)]
        }
      ),
    ]
  }

  private static let take = HabitsAPI.act(
    "importHabits",
    .post,
    "/api/imports/{format}",
    "Imports files; the same ones again add nothing.",
    access: .owner,
    [ExchangeInput.format, ExchangeInput.files, ExchangeInput.isDryRun]
      + [ExchangeInput.category, ExchangeInput.source],
    schema: [
      "type": "object", "required": ["added", "changed", "unchanged", "rejected", "lossy"],
    ],
    bodyLimit: ExchangeActions.uploadLimit
  ) { input, context in
    let format = try input.required(ExchangeInput.format)
    let upload = try ExchangeInput.upload(format, input, context)
    let isDryRun = try input(ExchangeInput.isDryRun) ?? false
    let report = try await ExchangeActions(context).take(upload, isDryRun: isDryRun)
    return InterchangeWriter(messages: context.messages).json(report)
  }

  private static func format(
    _ input: RouteInput,
    _ context: HabitsContext
  ) throws -> ExportFormat {
    try ExportFormat.named(
      try input.required(ExchangeInput.format),
      file: try input(ExchangeInput.file),
      among: context.app.exporters
    )
  }

  private static let report = HabitsAPI.get(
    "readExport",
    "/api/exports/{format}",
    "What a format would hold, and what it cannot say.",
    [ExchangeInput.format, ExchangeInput.file],
    schema: ["type": "object", "required": ["file", "trackers", "marks", "lossy"]]
  ) { input, context in
    let format = try format(input, context)
    let (habits, file) = try await ExchangeActions(context).export(format)
    let writer = InterchangeWriter(messages: context.messages)
    let marks = habits.trackers.reduce(0) { $0 + $1.marks.count }
    return [
      "file": .string(format.file),
      "bytes": .integer(Int64(file.bytes.count)),
      "trackers": .integer(Int64(habits.trackers.count)),
      "marks": .integer(Int64(marks)),
      "lossy": .array(file.losses.map(writer.json)),
    ]
  }

  private static let file = HabitsRoute(
    "readExportFile",
    .get,
    "/api/exports/{format}/file",
    "Everything in a format.",
    access: .reader,
    parameters: [ExchangeInput.format, ExchangeInput.file],
    answer: RouteAnswer(.ok, type: "*/*", "The file.", schema: ["type": "string"])
  ) { input, context in
    try await ExchangeActions(context).download(try format(input, context))
  }
}
