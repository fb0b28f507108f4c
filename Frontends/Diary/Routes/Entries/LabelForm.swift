import DiaryCore
import HTTPKit
import HearthHousehold
import HearthModel
import HearthSupport
import HouseholdWeb

/// The tags on an entry and who wrote it, as a form of its page.
struct LabelForm {
  let labels: EntryLabels
  let messages: Messages

  static let route = DiaryForms.action(
    "setLabels",
    "/entries/{id}/labels",
    "Puts tags on an entry, takes others off, says who wrote it.",
    [DiaryInput.id, LabelActions.isWhole] + LabelActions.fields
  ) { input, context in
    let id = try input.required(DiaryInput.id)
    try await LabelActions(context).set(id, input)
    let labels = try await context.read { try EntryLabels(of: id, in: $0) }
    return switch labels.entry {
    case .sleep(let sleep): DiaryPath.sleep(sleep.id)
    case .event(let event): DiaryPath.event(type(of: event).kind, event.id)
    }
  }

  var html: HTML {
    HTML.form(.post, .action("/entries/\(labels.entry.id)/labels"), .class("card")) {
      HTML.h2 { messages("web.labels") }
      FormParts.hidden("whole", "true")
      for tag in labels.tags { box(tag) }
      FormParts.line("newTag", messages("web.labels.new"))
      FormParts.choice(
        "author",
        messages("web.labels.author"),
        [("", messages("web.labels.nobody"))]
          + labels.people.map { ($0.id.description, $0.name) },
        chosen: labels.author?.description ?? ""
      )
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  private func box(_ tag: Tag) -> HTML {
    let state: [HTMLAttribute] =
      labels.chosen.contains(tag.name) ? [HTMLAttribute("checked")] : []
    return HTML.label(.class("box")) {
      HTML.element(
        HTMLTag("input", isVoid: true),
        [.type("checkbox"), .name("tags"), .value(tag.name)] + state,
        .none
      )
      tag.name
    }
  }
}
