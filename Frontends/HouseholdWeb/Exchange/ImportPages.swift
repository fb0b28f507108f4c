import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthSupport

/// Moving over from another program: upload, a look at what it would do, then yes or no.
enum ImportPages<App: ExchangingApp> {
  static var routes: [Route<WebContext<App>>] { [form, preview, confirm] }

  private static var form: Route<WebContext<App>> {
    WebForms<App>.page(
      "importPage",
      "/import",
      "The form of an import.",
      access: .owner
    ) { _, context in
      let messages = context.messages
      let fields = try await context.app.importFields(context)
      let formats = context.app.importFormats.map { ($0.name, messages(MessageKey($0.summary))) }
      var page = WebPage(messages("web.import")) {
        HTML.h1 { messages("web.import") }
        HTML.p { messages("web.import.text") }
        HTML.form(
          .post,
          .action("/import"),
          .class("card"),
          HTMLAttribute("enctype", "multipart/form-data"),
          HTMLAttribute("data-complete")
        ) {
          FormParts.choice(
            "format",
            messages("web.format"),
            formats,
            chosen: formats.first?.0 ?? ""
          )
          FormParts.line(
            "files",
            messages("web.import.files"),
            .file("*/*"),
            isRequired: true,
            [HTMLAttribute("multiple")]
          )
          fields
          HTML.button(.type("submit"), .class("primary"), HTMLAttribute("data-needs-all")) {
            messages("web.import.preview")
          }
        }
      }
      page.place = "/settings"
      return page
    }
  }

  /// Shows what an import would do; nothing is written.
  private static var preview: Route<WebContext<App>> {
    Route(
      "previewImport",
      .post,
      "/import",
      "Shows what an import would do.",
      isDocumented: false,
      access: .owner,
      parameters: [ExchangeInput.chosenFormat, ExchangeInput.files(App.self)]
        + App.importParameters,
      answer: .page,
      bodyLimit: ExchangeInput.uploadLimit
    ) { input, context in
      guard let account = context.identity?.account.id else { throw Problem(.unauthorized) }
      let format = try input.required(ExchangeInput.chosenFormat)
      let upload = try ExchangeInput.upload(format, input, context)
      let report = try await context.app.take(upload, isDryRun: true, context)
      context.app.uploads.put(upload, of: account)
      return context.response(question(report, upload.id, context.messages))
    }
  }

  private static func question(
    _ report: TakenIn,
    _ upload: RecordID,
    _ messages: Messages
  ) -> WebPage {
    WebPage(messages("web.import.preview")) {
      HTML.h1 { messages("web.import.preview") }
      card(report)
      HTML.div(.class("actions")) {
        HTML.form(.post, .action("/import/confirm"), .class("inline")) {
          FormParts.hidden("upload", upload.description)
          HTML.button(.type("submit"), .class("primary")) { messages("web.import.confirm") }
        }
        HTML.a(.class("button"), .href("/import")) { messages("web.import.cancel") }
      }
    }
  }

  private static var upload: Parameter<RecordID> {
    Parameter("upload", in: .body, .id, "What was looked at.", isRequired: true)
  }

  private static var confirm: Route<WebContext<App>> {
    Route(
      "confirmImport",
      .post,
      "/import/confirm",
      "Imports what was looked at.",
      isDocumented: false,
      access: .owner,
      parameters: [upload],
      answer: .page
    ) { input, context in
      guard let account = context.identity?.account.id else { throw Problem(.unauthorized) }
      let id = try input.required(upload)
      let messages = context.messages
      guard let upload = context.app.uploads.take(id, of: account, at: context.now) else {
        throw Problem(.gone, messages("web.import.gone"))
      }
      let report = try await context.app.take(upload, isDryRun: false, context)
      var page = WebPage(messages("web.import")) {
        HTML.h1 { messages("web.import.done") }
        card(report)
        if let home = context.app.places(context).first {
          HTML.p { HTML.a(.class("button primary"), .href(home.path)) { home.title } }
        }
      }
      if report.hasChanged { page.done = messages("web.import.done") }
      return context.response(page)
    }
  }

  private static func card(_ report: TakenIn) -> HTML {
    HTML.section(.class("card")) {
      HTML.p { HTML.strong { report.title } }
      if !report.lines.isEmpty { HTML.ul { for line in report.lines { HTML.li { line } } } }
      for group in report.groups {
        HTML.h2 { group.title }
        HTML.ul { for line in group.lines { HTML.li { line } } }
      }
    }
  }
}
