import HearthHousehold
import HearthModel
public import HearthSupport

/// The main screen as every face draws it: pinned cards first, then categories, by name.
public struct TrackersViewModel: Sendable {
  /// A heading with its cards.
  public struct SectionModel: Sendable {
    /// What it says.
    public let title: String
    /// Whether it holds what is pinned.
    public let isPinned: Bool
    /// By name.
    public let cards: [CardModel]
  }

  /// A tracker's card.
  public struct CardModel: Sendable {
    /// What it stands for.
    public let card: TrackerCard
    /// "5 days".
    public let trackedDaysText: String
    /// "1.5 of 2 l"; nil for a tick, and where nothing was written down.
    public let amountText: String?
  }

  /// The date.
  public let title: String
  /// In order; none that is empty.
  public let sections: [SectionModel]
  /// Whether there is anything to filter.
  public let showsFilters: Bool
  /// What stands in the place of the sections where there are none.
  public let emptyText: String?

  /// A day in the words of a language.
  ///
  /// - Parameters:
  ///   - day: what the day has a place for.
  ///   - search: shows only names that contain it, whatever their case and diacritics.
  ///   - filter: shows only what is done, or is not.
  ///   - messages: the language.
  public init(
    _ day: HabitsDay,
    search: String? = nil,
    filter: TrackerFilter = .all,
    in messages: Messages
  ) {
    title = messages.dateText(day.day, .full)
    let collator = messages.collator
    let wanted = search?.trimmed ?? ""
    let cards = day.cards.filter { card in
      filter.admits(card.state)
        && (wanted.isEmpty || collator.contains(card.tracker.name, wanted))
    }
    let models = collator.sorted(cards) { $0.tracker.name }.map { CardModel($0, in: messages) }
    let pinned = models.filter(\.card.tracker.isPinned)
    let categories = collator.sorted(day.categories, by: \.name).map { category in
      SectionModel(
        title: category.name,
        isPinned: false,
        cards: models.filter {
          !$0.card.tracker.isPinned && $0.card.tracker.category == category.id
        }
      )
    }
    let first = SectionModel(title: messages("trackers.pinned"), isPinned: true, cards: pinned)
    sections = ([first] + categories).filter { !$0.cards.isEmpty }
    showsFilters = !day.cards.isEmpty
    guard sections.isEmpty else {
      emptyText = nil
      return
    }
    emptyText = day.cards.isEmpty ? messages("trackers.empty") : messages("trackers.nothing-found")
  }
}

extension TrackersViewModel.CardModel {
  init(_ card: TrackerCard, in messages: Messages) {
    self.card = card
    trackedDaysText = messages("tracker.days", card.trackedDays)
    let tracker = card.tracker
    amountText = card.amount.map { amount in
      let shown = messages.amountText(amount)
      guard let target = tracker.target, tracker.aim == .atLeast else {
        return messages("tracker.amount", shown, tracker.unit ?? "").trimmed
      }
      let goal = messages.amountText(target)
      return messages("tracker.amount.of", shown, goal, tracker.unit ?? "").trimmed
    }
  }
}

extension TrackerFilter {
  /// Whether a card in a state passes.
  func admits(_ state: CardState) -> Bool {
    switch self {
    case .done: state == .done
    case .undone: state != .done
    default: true
    }
  }
}

extension Messages {
  /// Thousandths as a number with as many digits as it needs.
  public func amountText(_ thousandths: Int) -> String {
    if thousandths % 1000 == 0 { return number(thousandths / 1000) }
    let digits = thousandths % 100 == 0 ? 1 : thousandths % 10 == 0 ? 2 : 3
    return number(Double(thousandths) / 1000, fractionDigits: digits)
  }
}
