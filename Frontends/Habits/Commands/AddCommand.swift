import CommandKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport

/// `add NAME --category C …`.
enum AddCommand {
  private static let name = Argument("word.name", .text, summary: "argument.tracker.name")
  private static let category = Option.required(
    "category",
    .named("category"),
    summary: "option.category"
  )
  private static let event = Flag("event", summary: "option.event")
  private static let avoid = Flag("avoid", summary: "option.avoid")

  static let command = Command<HabitsSession>(
    "add",
    summary: "command.add",
    discussion: "command.add.discussion",
    parameters: [
      name, category, event, TrackerOptions.on, TrackerOptions.every, TrackerOptions.times,
      TrackerOptions.measure, TrackerOptions.atLeast, TrackerOptions.atMost, avoid,
      TrackerOptions.emoji, TrackerOptions.colour, TrackerOptions.question, TrackerOptions.note,
      TrackerOptions.from,
    ],
    exclusive: [
      [event, TrackerOptions.on, TrackerOptions.every, TrackerOptions.times],
      [TrackerOptions.atLeast, TrackerOptions.atMost],
    ]
  ) { values, session in
    let habits = try await session.open()
    let designation = values[category]
    let category = try await session.read {
      try CategoryBook.category(designation, in: $0)
    }
    var draft = TrackerDraft(name: values[name], category: category.id)
    if values[event] { draft.kind = .event }
    draft.rule = TrackerOptions.rule(values) ?? .daily
    draft.goal = try TrackerOptions.goal(values, unit: nil, session.messages) ?? .tick
    if values[avoid] { draft.polarity = .avoid }
    draft.emoji = values[TrackerOptions.emoji]
    draft.colour = values[TrackerOptions.colour]
    draft.question = values[TrackerOptions.question]
    draft.note = values[TrackerOptions.note]
    draft.created = try values[TrackerOptions.from].map { try habits.day($0) }
    let tracker = try await TrackerBook(session.dependencies, today: habits.today).add(draft)
    try await session.tell(tracker, "done.tracker-added")
  }
}

extension HabitsSession {
  /// Prints a tracker, or a sentence about it.
  func tell(_ tracker: Tracker, _ key: MessageKey) async throws {
    let name = "\(tracker.emoji) \(tracker.name)"
    guard isJSON else { return try print(.null, or: [messages(key, name)]) }
    let (versions, category) = try await read { transaction in
      (
        try transaction.fetch(ScheduleVersion.query.where(\.tracker, is: tracker.id)),
        try transaction.fetch(HabitsCore.Category.self, tracker.category)?.name
      )
    }
    try print(TrackerJSON().tracker(tracker, versions, category: category))
  }
}
