import HTTPKit
import HearthSupport
import HouseholdWeb
import PlayerCore

/// The wake-ups as a page.
struct WakeUpsScene {
  let model: WakeUpsViewModel
  /// What can wake.
  let sounds: CollectionsViewModel
  let context: PlayerContext

  private var messages: Messages { context.messages }

  var page: WebPage {
    var page = WebPage(messages("web.sounds.wake-ups")) {
      HTML.h1 { messages("web.sounds.wake-ups") }
      if model.rows.isEmpty { HTML.p { messages("web.sounds.no-wake-ups") } }
      HTML.ul(.class("plain card")) {
        for row in model.rows { self.row(row) }
      }
      if context.may(.caregiver) { form }
    }
    page.isLive = true
    page.place = "/wake-ups"
    return page
  }

  private func row(_ row: WakeUpsViewModel.Row) -> HTML {
    HTML.li {
      HTML.span {
        HTML.strong { "\(row.time) · \(row.days)" }
        HTML.br()
        HTML.small { "\(row.sounds), \(row.details)" }
      }
      if context.may(.caregiver) {
        FormParts.button(
          messages(row.isOn ? "web.sounds.wake-up.off" : "web.sounds.wake-up.on"),
          to: "/wake-ups/\(row.id)/on",
          sending: [("on", row.isOn ? "false" : "true")]
        )
        HTML.form(
          .post,
          .action("/wake-ups/\(row.id)/delete"),
          .class("inline"),
          HTMLAttribute("data-act")
        ) {
          HTML.button(.type("submit"), .label(messages("web.sounds.delete", row.time))) { "×" }
        }
      }
    }
  }

  private var form: HTML {
    HTML.form(.post, .action("/wake-ups"), .class("card")) {
      HTML.h2 { messages("web.sounds.wake-up.new") }
      FormParts.line("time", messages("web.sounds.wake-up.time"), .time, isRequired: true)
      FormParts.choice(
        "sounds",
        messages("web.sounds.wake-up.sound"),
        sounds.shelves.flatMap(\.tracks).filter { !$0.isMissing }.map { ($0.url, $0.title) },
        chosen: "synth:music-box"
      )
      HTML.div(.class("pair")) {
        FormParts.line(
          "volume",
          messages("web.sounds.wake-up.volume"),
          .number(step: "5"),
          value: "60",
          [HTMLAttribute("min", "0"), HTMLAttribute("max", "100")]
        )
        FormParts.line(
          "riseMinutes",
          messages("web.sounds.wake-up.rise"),
          .number(step: "1"),
          value: "10",
          [HTMLAttribute("min", "0"), HTMLAttribute("max", "\(WakeUpBook.rise.upperBound)")]
        )
      }
      days
      HTML.button(.type("submit"), .class("primary")) { messages("web.save") }
    }
  }

  private var days: HTML {
    HTML.fieldset {
      HTML.legend { messages("web.sounds.wake-up.days") }
      for name in WeekdayList.names {
        HTML.label(.class("box")) {
          HTML.input(
            .type("checkbox"),
            .name("days"),
            .value(name),
            HTMLAttribute("checked")
          )
          messages("wake.day.\(name)")
        }
      }
    }
  }
}
