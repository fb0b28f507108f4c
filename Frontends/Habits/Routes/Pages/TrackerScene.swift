import HTTPKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// One tracker as a page.
struct TrackerScene {
  private let history: TrackerHistory
  private let day: Day
  private let today: Day
  private let entry: Entry?
  private let card: TrackerCard
  private let reminder: Reminder?
  private let statistics: StatisticsViewModel
  private let heatMap: HeatMapViewModel
  private let course: CourseViewModel
  private let schedule: String?
  private let firstWeekday: Int
  private let context: HabitsContext

  private var messages: Messages { context.messages }
  private var tracker: Tracker { history.tracker }
  private var path: String { HabitsPath.tracker(tracker.id) }
  private var isWriting: Bool { context.may(.caregiver) }

  /// A tracker on a day.
  init(
    _ tracker: Tracker,
    on day: Day,
    _ reader: HabitsReader,
    _ transaction: any ReadTransaction,
    context: HabitsContext
  ) throws {
    let (today, messages) = (reader.today, context.messages)
    let firstWeekday = reader.calendar.firstWeekday
    history = try reader.history(of: tracker)
    (self.day, self.today, self.firstWeekday) = (day, today, firstWeekday)
    self.context = context
    entry = try transaction.fetch(
      Entry.query.where(\.tracker, is: tracker.id).where(\.day, is: day).limit(1)
    ).first
    reminder = try ReminderBook.reminders(in: transaction)
      .first { $0.tracker.id == tracker.id }?.reminder
    card = TrackerCard(history, on: day, today: today)
    statistics = StatisticsViewModel(
      HabitsStatistics([history], today: today, firstWeekday: firstWeekday),
      in: messages
    )
    heatMap = HeatMapViewModel(
      history,
      weeks: 53,
      today: today,
      firstWeekday: firstWeekday,
      in: messages
    )
    course = CourseViewModel(
      history,
      months: 12,
      today: today,
      firstWeekday: firstWeekday,
      in: messages
    )
    schedule = history.version(on: today)?.rule.text(firstWeekday: firstWeekday, in: messages)
  }

  var page: WebPage {
    var page = WebPage(tracker.name) {
      head
      HTML.div(.class("columns")) {
        HTML.div {
          markCard
          if isWriting { actions }
          if isWriting {
            ReminderForm(tracker: tracker, reminder: reminder, firstWeekday, messages).html
          }
        }
        HTML.div {
          figures
          if let progress = course.progress {
            BarTable(title: messages("web.progress"), bars: [progress]).html
          }
          HeatMapTable(model: heatMap, colour: tracker.colour, messages: messages).html
          BarTable(title: messages("web.weekdays"), bars: course.weekdays).html
          BarTable(title: messages("web.months"), bars: course.months).html
        }
      }
    }
    page.isLive = true
    page.place = "/"
    return page
  }

  private var head: HTML {
    HTML.div(.class("head")) {
      HTML.a(.class("button"), .href(HabitsPath.day(day)), .label(messages("web.back"))) { "‹" }
      TrackerSign.emoji(tracker)
      HTML.h1 { tracker.name }
    }
  }

  private var state: String {
    if card.state == .undone, entry?.mark == .missed { return messages("web.state.missed") }
    return messages("web.state.\(card.state.rawValue)")
  }

  /// What is said of the day, and what can be said.
  private var markCard: HTML {
    HTML.section(.class("card")) {
      HTML.h2 { messages.dateText(day, .full) }
      HTML.p {
        HTML.strong { state }
        if let amount = entry?.amount {
          " · \(messages("tracker.amount", messages.amountText(amount), tracker.unit ?? ""))"
        }
      }
      if let reason = entry?.reason { HTML.p(.class("soft")) { reason } }
      if let note = entry?.note { HTML.p(.class("note")) { note } }
      if day > today {
        HTML.p(.class("soft")) {
          HabitsProblems(messages: messages).sentence(.futureDay(day, today: today))
        }
      } else if isWriting {
        MarkForms(tracker: tracker, day: day, entry: entry, messages: messages).html
      }
    }
  }

  private var figures: HTML {
    HTML.section(.class("card")) {
      if let schedule { HTML.p { schedule } }
      if let note = tracker.note { HTML.p(.class("note")) { note } }
      if let row = statistics.trackers.first {
        HTML.dl {
          for (column, value) in zip(statistics.columns, row.values) {
            HTML.dt { column.label }
            HTML.dd { value }
          }
        }
        Definitions(figures: statistics.columns, messages: messages).html
      }
    }
  }

  private var actions: HTML {
    HTML.section(.class("card")) {
      HTML.div(.class("actions")) {
        HTML.a(.class("button"), .href("\(path)/edit")) { messages("web.edit") }
        FormParts.button(
          tracker.isPinned ? messages("web.unpin") : messages("web.pin"),
          to: "\(path)/pin",
          sending: [("pinned", tracker.isPinned ? "false" : "true")]
        )
        FormParts.button(
          tracker.archived == nil ? messages("web.archive") : messages("web.restore"),
          to: "\(path)/archive",
          sending: [("archived", tracker.archived == nil ? "true" : "false")]
        )
        HTML.a(.class("button"), .href("\(path)/delete")) { messages("web.delete") }
      }
    }
  }
}

extension StatisticsViewModel.TrackerModel {
  /// In the order of the columns.
  var values: [String] { [streak, bestStreak, score, rate, completed] }
}
