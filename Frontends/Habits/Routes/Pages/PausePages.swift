import HTTPKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Vacations.
enum PausePages {
  static var routes: [HabitsRoute] { [list, add, delete] }

  static let from = Parameter("from", in: .body, .day, "The first day.", isRequired: true)
  static let to = Parameter("to", in: .body, .day, "The last day.", isRequired: true)
  static let trackers = Parameter(
    "trackers",
    in: .body,
    .id,
    "Which trackers rest; all where none is named.",
    isList: true
  )

  private static let list = HabitsForms.page(
    "pausesPage",
    "/pauses",
    "The vacations.",
    [HabitsInput.done]
  ) { input, context in
    let (pauses, trackers) = try await context.read {
      (try PauseBook.pauses(in: $0), try TrackerBook.trackers(in: $0))
    }
    let messages = context.messages
    var page = WebPage(messages("web.pauses")) {
      HTML.h1 { messages("web.pauses") }
      HTML.p(.class("soft")) { messages("web.pauses.text") }
      HTML.ul(.class("plain card")) {
        for pause in pauses { row(pause, trackers, context) }
      }
      if context.may(.caregiver) { form(trackers, messages) }
    }
    page.place = "/settings"
    page.isLive = true
    return page.saying(try input(HabitsInput.done), messages)
  }

  private static func row(
    _ pause: Pause,
    _ trackers: [Tracker],
    _ context: HabitsContext
  ) -> HTML {
    let messages = context.messages
    let names = pause.trackers.map { list in
      trackers.filter { list.ids.contains($0.id) }.map(\.name)
    }
    return HTML.li {
      HTML.span {
        messages(
          "web.pause.span",
          messages.dateText(pause.from, .medium),
          messages.dateText(pause.to, .medium)
        )
      }
      HTML.small { names.map { messages.list($0) } ?? messages("web.pause.all") }
      if context.may(.caregiver) {
        FormParts.button(messages("web.delete"), to: "/pauses/\(pause.id)/delete")
      }
    }
  }

  private static func form(_ trackers: [Tracker], _ messages: Messages) -> HTML {
    HTML.form(.post, .action("/pauses"), .class("card")) {
      HTML.h2 { messages("web.pause.new") }
      HTML.div(.class("pair")) {
        FormParts.line("from", messages("web.pause.from"), .date, isRequired: true)
        FormParts.line("to", messages("web.pause.to"), .date, isRequired: true)
      }
      HTML.details {
        HTML.summary { messages("web.pause.some") }
        for tracker in trackers where tracker.archived == nil {
          TickBox(
            name: "trackers",
            value: tracker.id.description,
            label: "\(tracker.emoji) \(tracker.name)",
            isOn: false
          ).html
        }
      }
      HTML.button(.type("submit"), .class("primary")) { messages("web.pause.make") }
    }
  }

  private static let add = HabitsForms.action(
    "addPauseForm",
    "/pauses",
    "Lets trackers rest.",
    [from, to, trackers]
  ) { input, context in
    _ = try await PauseBook(context.dependencies).add(
      from: try input.required(from),
      to: try input.required(to),
      trackers: try input.all(trackers).map(\.description)
    )
    return "/pauses?done=pause-added"
  }

  private static let delete = HabitsForms.action(
    "deletePauseForm",
    "/pauses/{id}/delete",
    "Deletes a pause, as if there had been none.",
    [HabitsInput.id]
  ) { input, context in
    _ = try await PauseBook(context.dependencies)
      .delete(try input.required(HabitsInput.id).description)
    return "/pauses?done=pause-deleted"
  }
}
