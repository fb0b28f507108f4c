import HTTPKit
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// The big player as a page.
struct PlayerScene {
  let model: PlayerViewModel
  let outputs: OutputsViewModel
  /// The address of the output that is chosen; nil for the player's own choice.
  let chosen: String?
  let context: PlayerContext

  private var messages: Messages { context.messages }
  private var isCommanded: Bool { context.may(.caregiver) }

  var page: WebPage {
    var page = WebPage(messages("web.sounds.player")) {
      HTML.h1 { messages("web.sounds.player") }
      now
      if isCommanded, model.mini.isShown {
        timerCard
        mixCard
        presetCard
      }
      hereCard
      if isCommanded { outputCard }
    }
    page.isLive = true
    page.place = "/player"
    return page
  }

  private var now: HTML {
    HTML.section(.class("card now")) {
      HTML.p(.class("state")) { "\(model.mini.state): \(model.mini.title)" }
      HTML.p(.class("clock"), HTMLAttribute("data-rest")) { model.mini.remaining ?? "–" }
      if model.mini.isFading { HTML.p { messages("web.sounds.fading") } }
      HTML.element(
        HTMLTag("meter"),
        [
          HTMLAttribute("min", "0"), HTMLAttribute("max", "100"),
          .value("\(Int((model.level * 100).rounded()))"), HTMLAttribute("data-level"),
          .label(messages("web.sounds.level")),
        ],
        .none
      )
      for remark in model.remarks { HTML.p(HTMLAttribute("role", "status")) { remark } }
      if isCommanded { transport }
    }
  }

  private var transport: HTML {
    HTML.div(.class("actions")) {
      let actions = model.mini.actions
      if actions.contains(.pause) { button("web.player.pause", "/player/pause", "primary") }
      if actions.contains(.resume) { button("web.player.resume", "/player/resume", "primary") }
      if actions.contains(.stop) { button("web.player.stop", "/player/stop") }
      if model.mini.isShown {
        button("web.sounds.previous", "/player/previous")
        button("web.sounds.next", "/player/next")
      }
    }
  }

  private var timerCard: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.sounds.timer") }
      HTML.div(.class("actions")) {
        for minutes in PlayerViewModel.timers {
          timer("\(minutes)", messages("web.sounds.minutes", minutes))
        }
      }
      if model.mini.actions.contains(.extendTimer) {
        HTML.div(.class("actions")) {
          for minutes in PlayerViewModel.extensions {
            timer("+\(minutes)", messages("web.sounds.more", minutes))
          }
          timer("off", messages("web.sounds.timer.off"))
        }
      }
    }
  }

  private var mixCard: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.sounds.mix") }
      HTML.ul(.class("plain")) {
        for sound in model.sounds {
          HTML.li {
            HTML.span { sound.title }
            VolumeForm(
              path: "/player/sounds/\(sound.place)/volume",
              label: messages("web.sounds.volume-of", sound.title),
              volume: sound.volume,
              highest: 100,
              id: "sound-\(sound.place)",
              save: messages("web.save")
            ).html
            HTML.form(
              .post,
              .action("/player/sounds/\(sound.place)/remove"),
              .class("inline"),
              HTMLAttribute("data-act")
            ) {
              HTML.button(.type("submit"), .label(messages("web.sounds.remove", sound.title))) {
                "×"
              }
            }
          }
        }
      }
    }
  }

  private var presetCard: HTML {
    HTML.form(.post, .action("/presets"), .class("card")) {
      FormParts.line("name", messages("web.sounds.save-as"), isRequired: true)
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  /// The phone beside the cot as a loudspeaker.
  private var hereCard: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.sounds.here") }
      HTML.p { messages("web.sounds.here.text") }
      HTML.div(.class("actions")) {
        if isCommanded {
          HTML.span(.class("unscripted")) { button("web.sounds.send-here", "/player/listen") }
        }
        HTML.button(
          .type("button"),
          .class("scripted"),
          HTMLAttribute("data-listen", messages("web.sounds.silence")),
          HTMLAttribute("data-title", messages("web.sounds.title")),
          HTMLAttribute("data-send", isCommanded ? "/player/listen" : "")
        ) { messages("web.sounds.listen") }
      }
      HTML.element(
        HTMLTag("audio"),
        [
          HTMLAttribute("controls"), HTMLAttribute("preload", "none"), .class("unscripted"),
          .label(messages("web.sounds.here")),
        ],
        .several(
          context.app.streams.formats.map { format in
            .element(
              HTMLTag("source", isVoid: true),
              [.src(StreamRoutes.path(of: format)), HTMLAttribute("type", format.mediaType)],
              .none
            )
          }
        )
      )
    }
  }

  private var outputCard: HTML {
    let places = outputs.kinds.flatMap { kind in
      [(value: kind.place.url, label: kind.place.title)]
        + kind.devices.map { (value: $0.url, label: $0.title) }
    }
    let usual = (value: "", label: messages("settings.output.usual"))
    return HTML.form(.post, .action("/player/output"), .class("card")) {
      FormParts.choice(
        "output",
        messages("web.sounds.output"),
        [usual] + places,
        chosen: chosen ?? ""
      )
      for remark in outputs.kinds.compactMap(\.remark) { HTML.p(.class("soft")) { remark } }
      HTML.button(.type("submit")) { messages("web.save") }
    }
  }

  private func timer(_ text: String, _ label: String) -> HTML {
    FormParts.button(label, to: "/player/timer", sending: [("timer", text)])
  }

  private func button(_ key: MessageKey, _ path: String, _ style: String = "") -> HTML {
    FormParts.button(messages(key), to: path, class: style)
  }
}
