import HTTPKit
import HabitsCore
import HearthSupport

/// The pictures of a tracker: its emoji on its colour, and the mark of its button.
///
/// Colours are the family's own, so they stand in drawings: a page's policy lets no style in.
enum TrackerSign {
  private static let box = HTMLAttribute("viewBox", "0 0 40 40")
  private static let unseen = HTMLAttribute("aria-hidden", "true")

  /// The emoji before its colour.
  static func emoji(_ tracker: Tracker) -> HTML {
    HTML.span(.class("sign"), unseen) {
      swatch(tracker.colour)
      HTML.span { tracker.emoji }
    }
  }

  /// A disc of a colour.
  static func swatch(_ colour: String) -> HTML {
    HTML.svg(.class("own"), box, unseen) { disc(colour, "20") }
  }

  /// The disc of a button: full with a tick when it is done, else a ring with a plus.
  static func mark(_ colour: String, _ state: CardState) -> HTML {
    switch state {
    case .done:
      HTML.svg(.class("own"), box, unseen) {
        disc(colour, "19")
        line("M11 21l6.5 6.5L30 13", Palette.isBright(colour) ? "tick dark" : "tick bright")
      }
    case .skipped:
      HTML.svg(.class("ring"), box, unseen) {
        ring
        line("M13 20h14", "stroke")
      }
    case .undone:
      HTML.svg(.class("ring"), box, unseen) {
        ring
        line("M20 13v14M13 20h14", "stroke")
      }
    }
  }

  private static var ring: HTML {
    .element(
      HTMLTag("circle"),
      [
        .class("ring"), HTMLAttribute("cx", "20"), HTMLAttribute("cy", "20"),
        HTMLAttribute("r", "18"),
      ],
      .none
    )
  }

  private static func disc(_ colour: String, _ radius: String) -> HTML {
    .element(
      HTMLTag("circle"),
      [
        .class("disc"), HTMLAttribute("cx", "20"), HTMLAttribute("cy", "20"),
        HTMLAttribute("r", radius),
        HTMLAttribute("fill", colour),
      ],
      .none
    )
  }

  private static func line(_ path: String, _ style: String) -> HTML {
    .element(HTMLTag("path"), [.class(style), HTMLAttribute("d", path)], .none)
  }
}
