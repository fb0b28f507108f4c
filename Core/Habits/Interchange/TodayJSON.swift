import HearthModel
public import HearthSupport

extension TrackersViewModel {
  /// The main screen as scripts and APIs read it.
  public func json(of day: HabitsDay) -> JSON {
    [
      "day": .string(day.day.description),
      "sections": .array(sections.map(\.json)),
    ]
  }
}

extension TrackersViewModel.SectionModel {
  fileprivate var json: JSON {
    ["title": .string(title), "pinned": .bool(isPinned), "trackers": .array(cards.map(\.json))]
  }
}

extension TrackersViewModel.CardModel {
  fileprivate var json: JSON {
    let tracker = card.tracker
    return [
      "id": .string(tracker.id.description),
      "name": .string(tracker.name),
      "emoji": .string(tracker.emoji),
      "colour": .string(tracker.colour),
      "kind": .string(tracker.kind.rawValue),
      "due": .bool(card.isDue),
      "state": .string(card.state.rawValue),
      "amount": .thousandths(card.amount),
      "unit": JSON(tracker.unit),
      "target": .thousandths(tracker.target),
      "trackedDays": .integer(Int64(card.trackedDays)),
      "trackedDaysText": .string(trackedDaysText),
      "markable": .bool(card.isMarkable),
    ]
  }
}
