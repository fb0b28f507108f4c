import HTTPKit
import HabitsCore
import HearthContainer
import HearthModel
import HearthPlugins
import HearthSupport
import HouseholdWeb

/// Moving over from another program: upload, a look at what it would do, then yes or no.
enum ImportPages {
  static var routes: [HabitsRoute] { [form, preview, confirm] }

  private static let form = HabitsForms.page(
    "importPage",
    "/import",
    "The form of an import.",
    access: .owner
  ) { _, context in
    let messages = context.messages
    let formats = context.app.importers.plugins.map { plugin in
      (plugin.name, messages(MessageKey(plugin.summary)))
    }
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
        FormParts.choice("format", messages("web.format"), formats, chosen: "loop")
        FormParts.line(
          "files",
          messages("web.import.files"),
          .file("*/*"),
          isRequired: true,
          [HTMLAttribute("multiple")]
        )
        FormParts.line(
          "category",
          messages("web.import.category"),
          value: messages("intake.category")
        )
        HTML.button(.type("submit"), .class("primary"), HTMLAttribute("data-needs-all")) {
          messages("web.import.preview")
        }
      }
    }
    page.place = "/settings"
    return page
  }

  /// Shows what an import would do; nothing is written.
  private static let preview = HabitsRoute(
    "previewImport",
    .post,
    "/import",
    "Shows what an import would do.",
    isDocumented: false,
    access: .owner,
    parameters: [
      ExchangeInput.chosenFormat, ExchangeInput.files, ExchangeInput.category, ExchangeInput.source,
    ],
    answer: .page,
    bodyLimit: ExchangeActions.uploadLimit
  ) { input, context in
    guard let account = context.identity?.account.id else { throw Problem(.unauthorized) }
    let format = try input.required(ExchangeInput.chosenFormat)
    let upload = try ExchangeInput.upload(format, input, context)
    let report = try await ExchangeActions(context).take(upload, isDryRun: true)
    context.app.uploads.put(upload, of: account)
    let messages = context.messages
    let page = WebPage(messages("web.import.preview")) {
      HTML.h1 { messages("web.import.preview") }
      reportCard(report, isDryRun: true, messages)
      HTML.div(.class("actions")) {
        HTML.form(.post, .action("/import/confirm"), .class("inline")) {
          FormParts.hidden("upload", upload.id.description)
          HTML.button(.type("submit"), .class("primary")) { messages("web.import.confirm") }
        }
        HTML.a(.class("button"), .href("/import")) { messages("create.cancel") }
      }
    }
    return context.response(page)
  }

  private static let upload = Parameter(
    "upload",
    in: .body,
    .id,
    "What was looked at.",
    isRequired: true
  )

  private static let confirm = HabitsRoute(
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
    let report = try await ExchangeActions(context).take(upload, isDryRun: false)
    var page = WebPage(messages("web.import")) {
      HTML.h1 { messages("web.import.done") }
      reportCard(report, isDryRun: false, messages)
      HTML.p { HTML.a(.class("button primary"), .href("/")) { messages("web.place.today") } }
    }
    if report.added + report.changed > 0 { page.done = messages("web.import.done") }
    return context.response(page)
  }

  private static func reportCard(
    _ report: HabitIntakeReport,
    isDryRun: Bool,
    _ messages: Messages
  ) -> HTML {
    let model = IntakeViewModel(report, isDryRun: isDryRun, in: messages)
    return HTML.section(.class("card")) {
      HTML.p { HTML.strong { model.title } }
      HTML.ul { for line in model.trackers { HTML.li { line } } }
      for group in model.groups {
        HTML.h2 { group.title }
        HTML.ul { for line in group.lines { HTML.li { line } } }
      }
    }
  }
}
