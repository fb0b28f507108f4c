import HTTPKit
import HabitsCore
import HearthSupport

/// Bars with their labels and values, as a table that is read aloud as well.
struct BarTable {
  let title: String
  let bars: [CourseViewModel.Bar]

  var html: HTML {
    HTML.section(.class("card")) {
      HTML.table(.class("bars")) {
        HTML.caption { title }
        HTML.tbody {
          for bar in bars {
            HTML.tr {
              HTML.th(HTMLAttribute("scope", "row")) { bar.label }
              HTML.td(.class("course")) { Self.line(bar.share) }
              HTML.td { bar.value }
            }
          }
        }
      }
    }
  }

  /// A bar of a length from nought to one.
  static func line(_ share: Double) -> HTML {
    let tenths = Int((min(1, max(0, share)) * 1000).rounded())
    return HTML.svg(
      .class("share"),
      HTMLAttribute("viewBox", "0 0 1000 10"),
      HTMLAttribute("preserveAspectRatio", "none"),
      HTMLAttribute("aria-hidden", "true")
    ) {
      rect("ground", 1000)
      rect("part", tenths)
    }
  }

  private static func rect(_ style: String, _ width: Int) -> HTML {
    HTML.rect(
      .class(style),
      HTMLAttribute("width", String(width)),
      HTMLAttribute("height", "10")
    )
  }
}

/// A tracker's calendar as a table: a row a day of the week, a column a week, the latest in view.
struct HeatMapTable {
  let model: HeatMapViewModel
  let colour: String
  let messages: Messages

  var html: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.heat-map") }
      HTML.p(.class("soft")) {
        messages("web.heat-map.range", model.range.first, model.range.last)
      }
      HTML.div(
        .class("heat"),
        HTMLAttribute("tabindex", "0"),
        HTMLAttribute("role", "region"),
        .label(messages("web.heat-map"))
      ) {
        HTML.table {
          HTML.tbody {
            for row in model.rows {
              HTML.tr {
                HTML.th(HTMLAttribute("scope", "row")) { row.label }
                for cell in row.cells {
                  HTML.td(.class(cell.rawValue)) { Self.sign(cell) }
                }
              }
            }
          }
        }
      }
      HTML.ul(.class("legend")) {
        for (cell, title) in HeatMapViewModel.Cell.legend(in: messages) {
          HTML.li {
            HTML.span(.class(cell.rawValue), HTMLAttribute("aria-hidden", "true")) {
              Self.sign(cell)
            }
            " \(title)"
          }
        }
      }
    }
  }

  /// A sign beside the colour, for those who cannot tell colours apart.
  private static func sign(_ cell: HeatMapViewModel.Cell) -> String {
    switch cell {
    case .done: "✓"
    case .partial: "◐"
    case .skipped: "–"
    case .open: "○"
    case .free: "·"
    case .outside: ""
    }
  }
}

/// What figures mean, folded up.
struct Definitions {
  let figures: [StatisticsViewModel.FigureModel]
  let messages: Messages

  var html: HTML {
    HTML.details {
      HTML.summary { messages("web.definitions") }
      HTML.dl(.class("definitions")) {
        for figure in figures {
          HTML.dt { figure.label }
          HTML.dd { figure.definition }
        }
      }
    }
  }
}
