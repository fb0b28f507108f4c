import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import HouseholdWeb

/// All trackers as a page: those in use, then the archived ones.
struct TrackerListScene {
  let histories: [TrackerHistory]
  let today: Day
  let firstWeekday: Int
  let messages: Messages

  var page: WebPage {
    let active = histories.filter { $0.tracker.archived == nil }
    let archived = histories.filter { $0.tracker.archived != nil }
    var page = WebPage(messages("web.trackers")) {
      HTML.h1 { messages("web.trackers") }
      if histories.isEmpty { HTML.p { messages("trackers.empty") } }
      list(active)
      if !archived.isEmpty {
        HTML.h2 { messages("web.trackers.archived") }
        list(archived)
      }
    }
    page.place = "/settings"
    page.isLive = true
    return page
  }

  private func list(_ histories: [TrackerHistory]) -> HTML {
    HTML.ul(.class("cards")) {
      for history in histories {
        HTML.li(.class("card habit")) {
          HTML.a(.href(HabitsPath.tracker(history.tracker.id))) {
            TrackerSign.emoji(history.tracker)
            HTML.span(.class("what")) {
              HTML.strong { history.tracker.name }
              HTML.small { detail(history) }
            }
          }
        }
      }
    }
  }

  private func detail(_ history: TrackerHistory) -> String {
    let rule = history.version(on: today)?.rule.text(firstWeekday: firstWeekday, in: messages)
    let archived = history.tracker.archived.map {
      messages("web.tracker.archived-on", messages.dateText($0, .medium))
    }
    return [rule ?? messages("create.event"), archived].compactMap(\.self)
      .joined(separator: " · ")
  }
}
