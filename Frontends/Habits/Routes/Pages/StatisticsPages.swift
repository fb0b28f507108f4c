import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The figures of all trackers.
enum StatisticsPages {
  static var routes: [HabitsRoute] { [page] }

  static let mode = Parameter(
    "mode",
    in: .query,
    .choice(StreakMode.allCases.map(\.rawValue)),
    "How streaks are counted: `honest` by what was done, `loop` as Loop Habit Tracker does."
  )
  static let silence = Parameter(
    "silence",
    in: .query,
    .choice(["kept", "unknown"]),
    "What a day of which nothing was said means, whatever the family has decided."
  )

  private static let page = HabitsForms.page(
    "statisticsPage",
    "/statistics",
    "The figures of all trackers together, and of each.",
    [mode]
  ) { input, context in
    let mode = try input(mode).flatMap(StreakMode.init(rawValue:)) ?? .honest
    let messages = context.messages
    let scene = try await context.reading { reader, _ in
      let histories = try reader.histories()
      let firstWeekday = reader.calendar.firstWeekday
      return StatisticsScene(
        model: StatisticsViewModel(
          HabitsStatistics(
            histories,
            today: reader.today,
            firstWeekday: firstWeekday,
            mode: mode
          ),
          in: messages
        ),
        lines: histories.map {
          SparklineViewModel(
            $0,
            weeks: 26,
            today: reader.today,
            firstWeekday: firstWeekday,
            in: messages
          )
        },
        trackers: histories.map(\.tracker),
        mode: mode,
        messages: messages
      )
    }
    return scene.page
  }
}

/// The Statistics scene as a page.
struct StatisticsScene {
  let model: StatisticsViewModel
  let lines: [SparklineViewModel]
  let trackers: [Tracker]
  let mode: StreakMode
  let messages: Messages

  var page: WebPage {
    var page = WebPage(model.title) {
      HTML.h1 { model.title }
      if let text = model.emptyText {
        HTML.div(.class("empty")) { HTML.p { text } }
      } else {
        sums
        modes
        each
        Definitions(figures: model.figures + model.columns, messages: messages).html
      }
    }
    page.isLive = true
    page.place = "/statistics"
    return page
  }

  private var sums: HTML {
    HTML.ul(.class("sums")) {
      for figure in model.figures {
        HTML.li(.class("card")) {
          HTML.strong { figure.value }
          HTML.span { figure.label }
        }
      }
    }
  }

  private var modes: HTML {
    HTML.nav(.class("filters"), .label(messages("web.mode"))) {
      for mode in StreakMode.allCases {
        HTML.a(
          .class("chip"),
          .href("/statistics?mode=\(mode.rawValue)"),
          .current(mode == self.mode ? "true" : nil)
        ) { messages("web.mode.\(mode.rawValue)") }
      }
    }
  }

  private var each: HTML {
    HTML.div(.class("cards")) {
      for (index, row) in model.trackers.enumerated() {
        HTML.section(.class("card")) {
          HTML.h2 {
            HTML.a(.class("name"), .href(HabitsPath.tracker(trackers[index].id))) { row.name }
          }
          SparkBars(weeks: lines[index].weeks, label: messages("web.weeks")).html
          HTML.dl {
            for (column, value) in zip(model.columns, row.values) {
              HTML.dt { column.label }
              HTML.dd { value }
            }
          }
        }
      }
    }
  }
}

/// Done days of each week as little bars.
struct SparkBars {
  let weeks: [Int]
  let label: String

  var html: HTML {
    HTML.svg(
      .class("spark"),
      HTMLAttribute("viewBox", "0 0 \(weeks.count * 10) 70"),
      HTMLAttribute("preserveAspectRatio", "none"),
      HTMLAttribute("role", "img"),
      .label("\(label): \(weeks.map(String.init).joined(separator: ", "))")
    ) {
      for (index, days) in weeks.enumerated() where days > 0 {
        HTML.rect(
          .class("part"),
          HTMLAttribute("x", String(index * 10 + 1)),
          HTMLAttribute("y", String(70 - days * 10)),
          HTMLAttribute("width", "8"),
          HTMLAttribute("height", String(days * 10))
        )
      }
    }
  }
}
