import HTTPKit
import HabitsCore
import HearthPlugins
import HearthSupport
import HouseholdWeb

/// Handing everything out, in formats of other programs and in our own.
enum ExportPages {
  static var routes: [HabitsRoute] { [list, page, file] }

  private static let list = HabitsForms.page(
    "exportsPage",
    "/export",
    "The formats that are written."
  ) { _, context in
    let messages = context.messages
    let app = context.app
    var page = WebPage(messages("web.export")) {
      HTML.h1 { messages("web.export") }
      HTML.ul(.class("plain card")) {
        for format in ExportFormat.all(app.exporters) {
          HTML.li {
            HTML.span { summary(format, app, messages) }
            HTML.a(.class("button"), .href(path(format, ""))) { format.file }
          }
        }
      }
    }
    page.place = "/settings"
    return page
  }

  private static func summary(
    _ format: ExportFormat,
    _ app: HabitsWeb,
    _ messages: Messages
  ) -> String {
    let plugin = try? app.exporters.plugin(named: format.name)
    return plugin.map { messages(MessageKey($0.summary)) } ?? format.name
  }

  private static func path(_ format: ExportFormat, _ end: String) -> String {
    "/export/\(format.name)\(end)?file=\(format.file)"
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

  /// What the format cannot say, before the file is taken.
  private static let page = HabitsForms.page(
    "exportPage",
    "/export/{format}",
    "What a format cannot say, and the file.",
    [ExchangeInput.format, ExchangeInput.file]
  ) { input, context in
    let format = try format(input, context)
    let (_, file) = try await ExchangeActions(context).export(format)
    let messages = context.messages
    let lines = InterchangeWriter(messages: messages).lines(file.losses)
    var page = WebPage(messages("web.export")) {
      HTML.h1 { format.file }
      if lines.isEmpty {
        HTML.p { messages("web.export.whole") }
      } else {
        HTML.section(.class("card")) {
          HTML.h2 { messages("output.lossy", lines.count) }
          HTML.ul { for line in lines { HTML.li { line } } }
        }
      }
      HTML.div(.class("actions")) {
        HTML.a(
          .class("button primary"),
          .href(path(format, "/file")),
          HTMLAttribute("download", format.file)
        ) { messages("web.export.take") }
        HTML.a(.class("button"), .href("/export")) { messages("web.back") }
      }
    }
    page.place = "/settings"
    return page
  }

  private static let file = HabitsRoute(
    "exportFile",
    .get,
    "/export/{format}/file",
    "Everything in a format.",
    isDocumented: false,
    access: .reader,
    parameters: [ExchangeInput.format, ExchangeInput.file],
    answer: RouteAnswer(.ok, type: "application/octet-stream", "The file.")
  ) { input, context in
    try await ExchangeActions(context).download(try format(input, context))
  }
}
