import CommandKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `today`: the main screen of a day.
enum TodayCommand {
  private static let search = Option(
    "search",
    .text,
    valueName: "word.text",
    summary: "option.search"
  )
  private static let filter = Option(
    "filter",
    .choices(TrackerFilter.known.map(\.rawValue)),
    default: TrackerFilter.all.rawValue,
    summary: "option.filter"
  )

  static let command = Command<HabitsSession>(
    "today",
    summary: "command.today",
    parameters: [HabitsOptions.on, search, filter]
  ) { values, session in
    let filter = TrackerFilter(rawValue: values[filter])
    let text = filter == .today ? nil : values[HabitsOptions.on]
    let day = try await session.reading { _, reader in
      try reader.day(reader.calendar.day(text, today: reader.today))
    }
    let model = TrackersViewModel(
      day,
      search: values[search],
      filter: filter,
      in: session.messages
    )
    try session.print(model.json(of: day), or: lines(model, session))
  }

  private static func lines(_ model: TrackersViewModel, _ session: HabitsSession) -> [String] {
    if let text = model.emptyText { return [model.title, "", text] }
    var table = TextTable([.init(), .init(isFlexible: true), .init(alignment: .trailing), .init()])
    for item in model.sections.flatMap(\.cards) {
      table.append([
        "  " + sign(of: item.card), "\(item.card.tracker.emoji) \(item.card.tracker.name)",
        item.trackedDaysText, detail(of: item, session.messages),
      ])
    }
    // One table for all sections, so that their columns stand below one another.
    var rows = table.lines(width: session.console.terminal.tableWidth)[...]
    let sections = model.sections.flatMap { section in
      defer { rows = rows.dropFirst(section.cards.count) }
      return ["", section.title] + rows.prefix(section.cards.count)
    }
    return [model.title] + sections
  }

  private static func sign(of card: TrackerCard) -> String {
    switch card.state {
    case .done: "✓"
    case .skipped: "–"
    case .undone: card.isMarkable ? "·" : " "
    }
  }

  private static func detail(of item: TrackersViewModel.CardModel, _ messages: Messages) -> String {
    item.card.state == .skipped ? messages("tracker.skipped") : item.amountText ?? ""
  }
}
