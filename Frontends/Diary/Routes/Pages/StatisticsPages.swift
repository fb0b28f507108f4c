import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The statistics of a range, as numbers and bars.
enum StatisticsPages {
  static var routes: [DiaryRoute] { [page] }

  private static let page = DiaryRoute(
    "statisticsPage",
    .get,
    "/children/{child}/statistics",
    "The statistics of a range of days.",
    isDocumented: false,
    access: .reader,
    parameters: [DiaryInput.child, DiaryInput.from, DiaryInput.to],
    answer: .page
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    let (from, to) = (try input(DiaryInput.from), try input(DiaryInput.to))
    let scene = try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      let days = try StatisticsRange.days(from, to, diary)
      let reader = DayReader(transaction, zones: diary.zones, now: diary.now)
      return StatisticsScene(
        diary: diary,
        days: days,
        range: try reader.range(days, of: diary.child),
        growth: try reader.growth(of: diary.child),
        trial: try reader.forecastTrial(over: days, of: diary.child),
        settings: try DiarySettingsBook.settings(in: transaction),
        messages: context.messages
      )
    }
    return context.response(scene.page)
  }
}

/// The days that statistics are asked for.
enum StatisticsRange {
  /// The most days of one answer.
  static let mostDays = 366
  private static let usualDays = 14

  /// The range; the last two weeks where nothing is said.
  ///
  /// - Throws: `DiaryError` where it is upside down or too long.
  static func days(_ from: Day?, _ to: Day?, _ diary: OpenDiary) throws -> ClosedRange<Day> {
    let last = to ?? max(from ?? diary.today, diary.today)
    let first = from ?? last.advanced(by: 1 - usualDays)
    guard first <= last else { throw DiaryError.daysReversed(from: first, to: last) }
    guard first.days(to: last) < mostDays else { throw DiaryError.tooManyDays(limit: mostDays) }
    return first...last
  }
}

/// The statistics of a range as a page.
struct StatisticsScene {
  let diary: OpenDiary
  let days: ClosedRange<Day>
  let range: DiaryRange
  let growth: [GrowthReading]
  let trial: ForecastTrial
  let settings: DiarySettings
  let messages: Messages

  var page: WebPage {
    let model = RangeViewModel(range, settings, in: messages)
    let week = WeekViewModel(range, settings, in: messages)
    return WebPage(model.title) {
      HTML.h1 { model.title }
      chooser
      HTML.section(.class("card")) {
        HTML.h2 { model.averagesTitle }
        HTML.dl {
          for figure in model.averages {
            HTML.dt { figure.label }
            HTML.dd { figure.value }
          }
        }
        for remark in model.remarks { HTML.p(.class("soft")) { remark } }
      }
      table(model)
      pattern(week)
      StatisticsTables(messages: messages).growth(
        GrowthViewModel(growth, of: diary.child, in: messages)
      )
      StatisticsTables(messages: messages).trends(
        TrendsViewModel(Trends(range, by: .day), of: range, only: [], settings, in: messages)
      )
      StatisticsTables(messages: messages).prediction(
        ForecastTrialViewModel(trial, over: days, of: diary.child, in: messages)
      )
      HTML.p {
        HTML.a(.class("button"), .href(DiaryPath.child(diary.child.id))) {
          messages("web.place.day")
        }
      }
    }
  }

  private var chooser: HTML {
    HTML.form(
      .action(DiaryPath.statistics(diary.child.id)),
      HTMLAttribute("method", "get"),
      .class("card")
    ) {
      HTML.div(.class("pair")) {
        FormParts.line(
          "from",
          messages("web.field.from"),
          .date,
          value: days.lowerBound.description
        )
        FormParts.line("to", messages("web.field.to"), .date, value: days.upperBound.description)
      }
      HTML.button(.type("submit")) { messages("web.day.go") }
    }
  }

  private func table(_ model: RangeViewModel) -> HTML {
    HTML.section(.class("card wide"), HTMLAttribute("tabindex", "0"), .label(model.title)) {
      HTML.table {
        HTML.thead {
          HTML.tr {
            for column in model.columns { HTML.th(HTMLAttribute("scope", "col")) { column } }
          }
        }
        HTML.tbody {
          for day in model.days {
            HTML.tr {
              HTML.th(HTMLAttribute("scope", "row")) { day.date }
              HTML.td {
                day.asleep
                bar(day.share)
              }
              for cell in day.cells { HTML.td { cell } }
            }
          }
        }
      }
    }
  }

  /// A bar of the part of the day that was slept; the number beside it says the same.
  private func bar(_ share: Double) -> HTML {
    picture(width: 100) {
      piece("ground", 0, 100)
      piece("sleep", 0, Int((share * 100).rounded()))
    }
  }

  private func pattern(_ week: WeekViewModel) -> HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages("web.pattern") }
      HTML.dl {
        for day in week.days {
          HTML.dt { day.date }
          HTML.dd { day.asleep }
          HTML.dd(.class("span")) {
            picture(width: 48) {
              for (index, kind) in day.halfHours.enumerated() {
                if let style = style(kind) { piece(style, index, 1) }
              }
            }
          }
        }
      }
    }
  }

  private func style(_ kind: DayPattern.Kind?) -> String? {
    switch kind {
    case .night: "sleep"
    case .nap: "nap"
    case .awake: "ground"
    default: nil
    }
  }

  private func picture(width: Int, @HTMLBuilder _ content: () -> HTML) -> HTML {
    .element(
      HTMLTag("svg"),
      [
        .class("share"), HTMLAttribute("viewBox", "0 0 \(width) 10"),
        HTMLAttribute("preserveAspectRatio", "none"), HTMLAttribute("aria-hidden", "true"),
      ],
      content()
    )
  }

  private func piece(_ style: String, _ x: Int, _ width: Int) -> HTML {
    HTML.rect(
      .class(style),
      HTMLAttribute("x", String(x)),
      HTMLAttribute("width", String(max(width, 0))),
      HTMLAttribute("height", "10")
    )
  }
}
