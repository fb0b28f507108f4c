import DiaryCore
import HTTPKit
import HearthSupport
import HouseholdWeb

/// Growth and trends as tables with little bars.
struct StatisticsTables {
  let messages: Messages

  /// The measurements; nothing where there are none.
  func growth(_ model: GrowthViewModel) -> HTML {
    guard !model.rows.isEmpty else { return .none }
    return card(model.title) {
      table(model.columns, model.rows)
      for remark in model.remarks { HTML.p(.class("soft")) { remark } }
    }
  }

  /// How good the forecast of the next sleep was.
  func prediction(_ model: ForecastTrialViewModel) -> HTML {
    card(messages("web.prediction")) {
      table(model.columns, model.rows)
      HTML.p(.class("soft")) { model.verdict }
    }
  }

  /// Each figure with its course; nothing where none has values.
  func trends(_ model: TrendsViewModel) -> HTML {
    guard !model.rows.isEmpty else { return .none }
    return card(model.subtitle) {
      HTML.table {
        head(model.columns)
        HTML.tbody {
          for row in model.rows {
            HTML.tr {
              HTML.th(HTMLAttribute("scope", "row")) { row.label }
              HTML.td { course(row.heights) }
              HTML.td { row.span }
              HTML.td { row.latest }
            }
          }
        }
      }
    }
  }

  private func card(_ title: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    HTML.section(.class("card wide"), HTMLAttribute("tabindex", "0"), .label(title)) {
      HTML.h2 { title }
      content()
    }
  }

  private func table(_ columns: [String], _ rows: [[String]]) -> HTML {
    HTML.table {
      head(columns)
      HTML.tbody { for row in rows { HTML.tr { for cell in row { HTML.td { cell } } } } }
    }
  }

  private func head(_ columns: [String]) -> HTML {
    HTML.thead {
      HTML.tr { for column in columns { HTML.th(HTMLAttribute("scope", "col")) { column } } }
    }
  }

  /// Bars from the least to the most, a gap where nothing is known; the columns beside say the numbers.
  private func course(_ heights: [Double?]) -> HTML {
    let bars = heights.enumerated().map { index, height -> HTML in
      guard let height else { return .none }
      let size = 1 + Int((height * 9).rounded())
      return HTML.rect(
        .class("sleep"),
        HTMLAttribute("x", String(index)),
        HTMLAttribute("y", String(10 - size)),
        HTMLAttribute("width", "1"),
        HTMLAttribute("height", String(size))
      )
    }
    return .element(
      HTMLTag("svg"),
      [
        .class("course"), HTMLAttribute("viewBox", "0 0 \(max(heights.count, 1)) 10"),
        HTMLAttribute("preserveAspectRatio", "none"), HTMLAttribute("aria-hidden", "true"),
      ],
      .several(bars)
    )
  }
}
