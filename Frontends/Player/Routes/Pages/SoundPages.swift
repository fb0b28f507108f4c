import HTTPKit
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// The Collections scene with its tracks, a tap each.
enum SoundPages {
  static var routes: [PlayerRoute] { [page, play, add] }

  private static let page = PlayerForms.page(
    "soundsPage",
    "/",
    "What there is to hear."
  ) { _, context in
    let status = try await context.status()
    let scene = SoundsScene(
      model: CollectionsViewModel(own: try await context.ownSounds(), in: context.messages),
      playing: status.state == .stopped ? [] : status.sounds.map(\.url),
      context: context
    )
    return scene.page
  }

  private static let play = PlayerForms.action(
    "playForm",
    "/play",
    "Plays a sound in the place of what plays, whose timer goes on.",
    [PlayerInput.sound]
  ) { input, context in
    let sound = try await context.sound(try input.required(PlayerInput.sound))
    let order = RemoteOrder([sound], keepsTimer: true)
    _ = try await context.control.performStarting(.play(order), isFresh: true)
    return "/"
  }

  private static let add = PlayerForms.action(
    "addSoundForm",
    "/mix",
    "Adds a sound to what plays.",
    [PlayerInput.sound]
  ) { input, context in
    let sound = try await context.sound(try input.required(PlayerInput.sound))
    _ = try await context.control.add(sound.url, to: try await context.status())
    return "/"
  }
}

/// The sounds as a page.
struct SoundsScene {
  let model: CollectionsViewModel
  /// The addresses of what plays.
  let playing: [String]
  let context: PlayerContext

  var page: WebPage {
    var page = WebPage(model.title) {
      HTML.h1 { model.title }
      for shelf in model.shelves {
        HTML.section(.class("card")) {
          HTML.h2 { shelf.title }
          if shelf.tracks.isEmpty { HTML.p(.class("soft")) { shelf.emptyText } }
          HTML.ul(.class("tracks")) {
            for track in shelf.tracks { row(track) }
          }
        }
      }
    }
    page.isLive = true
    page.place = "/"
    return page
  }

  private func row(_ track: TracksViewModel.Row) -> HTML {
    let isPlaying = playing.contains(track.url)
    let isCommanded = context.may(.caregiver)
    return HTML.li(.class(isPlaying ? "playing" : "")) {
      if isCommanded, !track.isMissing {
        form("/play", track, track.title, context.messages("web.sounds.play", track.title), "track")
        if !playing.isEmpty, !isPlaying {
          form("/mix", track, "+", context.messages("web.sounds.add", track.title), "")
        }
      } else {
        HTML.span { track.title }
      }
    }
  }

  private func form(
    _ path: String,
    _ track: TracksViewModel.Row,
    _ words: String,
    _ label: String,
    _ style: String
  ) -> HTML {
    HTML.form(.post, .action(path), .class("inline"), HTMLAttribute("data-act")) {
      FormParts.hidden("sound", track.url)
      HTML.button(.type("submit"), .class(style), .label(label)) { words }
    }
  }
}
