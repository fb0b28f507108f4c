import HTTPKit
import HabitsCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// A day as a page: the week, search and filters, the cards.
struct DayScene {
  let day: HabitsDay
  let model: TrackersViewModel
  let search: String
  let filter: TrackerFilter
  let firstWeekday: Int
  let context: HabitsContext

  private var messages: Messages { context.messages }
  private var path: String { HabitsPath.day(day.day) }
  private var isWriting: Bool { context.may(.caregiver) }

  var page: WebPage {
    var page = WebPage(model.title) {
      head
      week
      if model.showsFilters { tools }
      if day.day > day.today {
        HTML.p(.class("soft")) {
          HabitsProblems(messages: messages).sentence(.futureDay(day.day, today: day.today))
        }
      }
      if let text = model.emptyText { empty(text) }
      for section in model.sections { cards(section) }
      if isWriting {
        HTML.p(.class("add")) {
          HTML.a(.class("button primary"), .href("/trackers/new")) { messages("web.tracker.new") }
        }
      }
    }
    page.isLive = true
    page.place = "/"
    return page
  }

  /// The date, with the days beside it.
  private var head: HTML {
    HTML.div(.class("head")) {
      HTML.a(
        .class("button"),
        .href(HabitsPath.day(day.day.advanced(by: -1))),
        .label(messages("web.day.before"))
      ) { "‹" }
      HTML.h1 { model.title }
      HTML.a(
        .class("button"),
        .href(HabitsPath.day(day.day.advanced(by: 1))),
        .label(messages("web.day.after"))
      ) { "›" }
    }
  }

  /// The week of the day, and the way to any other date.
  private var week: HTML {
    let first = (day.day.weekday - firstWeekday + 7) % 7
    return .several([
      HTML.nav(.class("week"), .label(messages("web.day.week"))) {
        for step in 0..<7 { self.day(self.day.day.advanced(by: step - first)) }
      },
      HTML.details {
        HTML.summary { messages("web.day.choose") }
        HTML.form(.action("/days"), HTMLAttribute("method", "get"), .class("card")) {
          FormParts.line("day", messages("web.day.date"), .date, value: day.day.description)
          HTML.button(.type("submit")) { messages("web.day.go") }
        }
      },
    ])
  }

  private func day(_ other: Day) -> HTML {
    let isHere =
      other == day.day
      ? HTMLAttribute("aria-current", "date")
      : HTMLAttribute("data-day", other == day.today ? "today" : "other")
    return HTML.a(.href(HabitsPath.day(other)), isHere) {
      HTML.span { messages.weekdayName(other.weekday, .short) }
      HTML.strong { String(other.components.day) }
    }
  }

  /// Search and filters.
  private var tools: HTML {
    .several([
      HTML.form(
        .action(path),
        HTMLAttribute("method", "get"),
        HTMLAttribute("role", "search"),
        HTMLAttribute("data-search"),
        .class("search")
      ) {
        .label(.for("f-search"), .class("hidden")) { messages("web.search") }
        HTML.input(
          .id("f-search"),
          .name("search"),
          HTMLAttribute("type", "search"),
          .value(search),
          HTMLAttribute("placeholder", messages("web.search")),
          HTMLAttribute("autocomplete", "off")
        )
        HTML.button(.type("submit"), .label(messages("web.search"))) { "⌕" }
      },
      HTML.nav(.class("filters"), .label(messages("filter.title"))) {
        for item in FiltersViewModel(chosen: filter, in: messages).filters { chip(item) }
      },
    ])
  }

  private func chip(_ item: FiltersViewModel.FilterModel) -> HTML {
    let path = item.filter == .today ? "/" : path
    let state = HTMLAttribute.current(item.isChosen ? "true" : nil)
    return HTML.a(.class("chip"), .href("\(path)?filter=\(item.filter.rawValue)"), state) {
      item.isChosen ? "✓ \(item.name)" : item.name
    }
  }

  private func empty(_ text: String) -> HTML {
    HTML.div(.class("empty")) {
      HTML.p { text }
      if !search.isEmpty || [.done, .undone].contains(filter) {
        HTML.a(.class("button"), .href("\(path)?filter=all")) { messages("filter.all") }
      }
    }
  }

  private func cards(_ section: TrackersViewModel.SectionModel) -> HTML {
    HTML.section {
      HTML.h2 { section.title }
      HTML.ul(.class("cards")) { for card in section.cards { self.card(card) } }
    }
  }

  private func card(_ model: TrackersViewModel.CardModel) -> HTML {
    let card = model.card
    let tracker = card.tracker
    return HTML.li(.class("card habit"), .id("t-\(tracker.id)")) {
      HTML.a(.href(HabitsPath.tracker(tracker.id, on: day.day))) {
        TrackerSign.emoji(tracker)
        HTML.span(.class("what")) {
          HTML.strong { tracker.name }
          HTML.small { detail(model) }
        }
      }
      button(card)
    }
  }

  private func detail(_ model: TrackersViewModel.CardModel) -> String {
    let state =
      model.card.state == .skipped ? messages("tracker.skipped") : model.amountText
    return [model.trackedDaysText, state].compactMap(\.self).joined(separator: " · ")
  }

  /// The one button; what is to stay below a limit is asked how much it was.
  private func button(_ card: TrackerCard) -> HTML {
    let tracker = card.tracker
    let sign = TrackerSign.mark(tracker.colour, card.state)
    let label = messages("web.mark", tracker.name)
    guard isWriting, card.isMarkable else {
      return HTML.span(
        .class("mark"),
        HTMLAttribute("role", "img"),
        .label(messages("web.state.\(card.state.rawValue)"))
      ) { sign }
    }
    if tracker.aim == .atMost, card.state != .done {
      let path = "\(HabitsPath.tracker(tracker.id, on: day.day))#f-amount"
      return HTML.a(.class("mark"), .href(path), .label(label)) { sign }
    }
    return HTML.form(
      .post,
      .action(HabitsPath.mark(tracker.id, on: day.day, "toggle")),
      .class("inline"),
      HTMLAttribute("data-act")
    ) {
      if !search.isEmpty { FormParts.hidden("search", search) }
      HTML.button(
        .type("submit"),
        .class("mark"),
        .id("m-\(tracker.id)"),
        .label(label),
        HTMLAttribute("aria-pressed", card.state == .done ? "true" : "false")
      ) { sign }
    }
  }
}
