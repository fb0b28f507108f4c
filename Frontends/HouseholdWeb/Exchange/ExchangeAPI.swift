import HTTPKit
import HearthModel
import HearthSupport

/// Imports and exports for programs.
enum ExchangeAPI<App: ExchangingApp> {
  static var routes: [Route<WebContext<App>>] { [formats, take, report, file] }

  private static var formats: Route<WebContext<App>> {
    WebAPI<App>.get(
      "listFormats",
      "/api/formats",
      "The formats that are read and those that are written.",
      [],
      schema: ["type": "object", "required": ["imports", "exports"]]
    ) { _, context in
      let (app, messages) = (context.app, context.messages)
      return [
        "imports": .array(
          app.importFormats.map { format in
            [
              "format": .string(format.name),
              "summary": .string(messages(MessageKey(format.summary))),
            ]
          }
        ),
        "exports": .array(
          app.exportFormats.map { format in
            ["format": .string(format.name), "file": .string(format.file)]
          }
        ),
      ]
    }
  }

  private static var take: Route<WebContext<App>> {
    WebAPI<App>.act(
      "importFiles",
      .post,
      "/api/imports/{format}",
      "Imports files; the same ones again add nothing.",
      access: .owner,
      [ExchangeInput.format, ExchangeInput.files(App.self), ExchangeInput.isDryRun]
        + App.importParameters,
      schema: ["type": "object", "required": ["added", "changed", "unchanged", "rejected"]],
      bodyLimit: ExchangeInput.uploadLimit
    ) { input, context in
      let format = try input.required(ExchangeInput.format)
      let upload = try ExchangeInput.upload(format, input, context)
      let isDryRun = try input(ExchangeInput.isDryRun) ?? false
      return try await context.app.take(upload, isDryRun: isDryRun, context).json
    }
  }

  private static var report: Route<WebContext<App>> {
    WebAPI<App>.get(
      "readExport",
      "/api/exports/{format}",
      "What a format would hold, and what it cannot say.",
      [ExchangeInput.format, ExchangeInput.file],
      schema: ["type": "object", "required": ["file", "bytes", "lossy"]]
    ) { input, context in
      let format = try ExchangeInput.exportFormat(input, context)
      let whole = try await context.app.handOut(format, context)
      return .object(
        [
          .init("file", .string(format.file)), .init("bytes", .integer(Int64(whole.bytes.count))),
        ] + whole.json
      )
    }
  }

  private static var file: Route<WebContext<App>> {
    Route(
      "readExportFile",
      .get,
      "/api/exports/{format}/file",
      "Everything in a format.",
      access: .reader,
      parameters: [ExchangeInput.format, ExchangeInput.file],
      answer: RouteAnswer(.ok, type: "*/*", "The file.", schema: ["type": "string"])
    ) { input, context in
      let format = try ExchangeInput.exportFormat(input, context)
      return format.download(try await context.app.handOut(format, context).bytes)
    }
  }
}
