import HTTPKit
import HearthHousehold
import HearthSupport

/// Handing everything out, in formats of other programs and in our own.
enum ExportPages<App: ExchangingApp> {
  static var routes: [Route<WebContext<App>>] { [list, page, file] }

  private static var list: Route<WebContext<App>> {
    WebForms<App>.page(
      "exportsPage",
      "/export",
      "The formats that are written."
    ) { _, context in
      let messages = context.messages
      var page = WebPage(messages("web.export")) {
        HTML.h1 { messages("web.export") }
        HTML.ul(.class("plain card")) {
          for format in context.app.exportFormats {
            HTML.li {
              HTML.span { messages(MessageKey(format.summary)) }
              HTML.a(.class("button"), .href(path(format, ""))) { format.file }
            }
          }
        }
      }
      page.place = "/settings"
      return page
    }
  }

  private static func path(_ format: ExportFormat, _ end: String) -> String {
    "/export/\(format.name)\(end)?file=\(format.file)"
  }

  /// What the format cannot say, before the file is taken.
  private static var page: Route<WebContext<App>> {
    WebForms<App>.page(
      "exportPage",
      "/export/{format}",
      "What a format cannot say, and the file.",
      [ExchangeInput.format, ExchangeInput.file]
    ) { input, context in
      let format = try ExchangeInput.exportFormat(input, context)
      let losses = try await context.app.handOut(format, context).losses
      let messages = context.messages
      var page = WebPage(messages("web.export")) {
        HTML.h1 { format.file }
        if losses.lines.isEmpty {
          HTML.p { messages("web.export.whole") }
        } else {
          card(losses)
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
  }

  private static func card(_ losses: ReportGroup) -> HTML {
    HTML.section(.class("card")) {
      HTML.h2 { losses.title }
      HTML.ul { for line in losses.lines { HTML.li { line } } }
    }
  }

  private static var file: Route<WebContext<App>> {
    Route(
      "exportFile",
      .get,
      "/export/{format}/file",
      "Everything in a format.",
      isDocumented: false,
      access: .reader,
      parameters: [ExchangeInput.format, ExchangeInput.file],
      answer: RouteAnswer(.ok, type: "application/octet-stream", "The file.")
    ) { input, context in
      let format = try ExchangeInput.exportFormat(input, context)
      return format.download(try await context.app.handOut(format, context).bytes)
    }
  }
}
