public import HTTPKit
import HearthMiniPlayer
import HearthSupport

/// The mini player above the bar of places: what plays, how long still, pause, stop and volume.
struct PlayerBar {
  let model: MiniPlayerViewModel
  /// Whether whoever looks may command it.
  let isCommanded: Bool
  let messages: Messages

  /// The bar; hidden, for what may come, where nothing plays.
  var html: HTML {
    let shown: [HTMLAttribute] = model.isShown ? [] : [HTMLAttribute("hidden")]
    // What has other parts is put in whole; else only its words change under the finger.
    let shape = "\(model.title) \(model.actions.map(\.rawValue)) \(model.highestVolume)"
    return .element(
      HTMLTag("aside"),
      [
        .class("player"), .id("player"), .label(messages("web.player")),
        HTMLAttribute("data-shape", shape),
      ] + shown,
      model.isShown ? .several([words, isCommanded ? buttons : .none]) : .none
    )
  }

  private var words: HTML {
    HTML.p {
      HTML.strong { model.title }
      HTML.small {
        HTML.span(.id("player-state")) { model.state }
        HTML.span(.id("player-rest")) { model.remaining ?? "" }
      }
    }
  }

  private var buttons: HTML {
    HTML.div(.class("actions")) {
      if model.actions.contains(.pause) {
        FormParts.button(messages("web.player.pause"), to: "/player/pause")
      }
      if model.actions.contains(.resume) {
        FormParts.button(messages("web.player.resume"), to: "/player/resume")
      }
      if model.actions.contains(.stop) {
        FormParts.button(messages("web.player.stop"), to: "/player/stop")
      }
      VolumeForm(
        path: "/player/volume",
        label: messages("web.player.volume"),
        volume: model.volume,
        highest: model.highestVolume,
        id: "player-volume",
        save: messages("web.save")
      ).html
    }
  }
}

/// A slider for a volume, sent as soon as it is let go, or by its button where no script runs.
public struct VolumeForm {
  private let path: String
  private let label: String
  private let volume: Int
  private let highest: Int
  private let id: String
  private let save: String

  /// A slider.
  ///
  /// - Parameters:
  ///   - path: where it is sent.
  ///   - label: what those hear who do not see.
  ///   - volume: where it stands.
  ///   - highest: how far it goes.
  ///   - id: its name within the page.
  ///   - save: the label of the button.
  public init(
    path: String,
    label: String,
    volume: Int,
    highest: Int,
    id: String,
    save: String
  ) {
    self.path = path
    self.label = label
    self.volume = volume
    self.highest = highest
    self.id = id
    self.save = save
  }

  /// The form.
  public var html: HTML {
    HTML.form(.post, .action(path), .class("volume"), HTMLAttribute("data-act")) {
      HTML.input(
        .type("range"),
        .id(id),
        .name("volume"),
        HTMLAttribute("min", "0"),
        HTMLAttribute("max", "\(highest)"),
        .value("\(min(volume, highest))"),
        .label(label),
        HTMLAttribute("data-at-once")
      )
      HTML.button(.type("submit"), .class("unscripted")) { save }
    }
  }
}
