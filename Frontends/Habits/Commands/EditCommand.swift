import CommandKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport

/// `edit NAME …`: what a tracker is, and its schedule from a day on.
enum EditCommand {
  private static let newName = Option(
    "name",
    .text,
    valueName: "word.name",
    summary: "option.new-name"
  )
  private static let category = Option(
    "category",
    .named("category"),
    summary: "option.category"
  )

  static let command = Command<HabitsSession>(
    "edit",
    summary: "command.edit",
    discussion: "command.edit.discussion",
    parameters: [
      HabitsOptions.name, TrackerOptions.on, TrackerOptions.every, TrackerOptions.times,
      TrackerOptions.from, newName, category, TrackerOptions.measure, TrackerOptions.atLeast,
      TrackerOptions.atMost, TrackerOptions.emoji, TrackerOptions.colour, TrackerOptions.question,
      TrackerOptions.note,
    ],
    exclusive: [
      [TrackerOptions.on, TrackerOptions.every, TrackerOptions.times],
      [TrackerOptions.atLeast, TrackerOptions.atMost],
    ]
  ) { values, session in
    let habits = try await session.open()
    let (designation, wanted) = (values[HabitsOptions.name], values[category])
    let (stored, category) = try await session.read { transaction in
      (
        try TrackerBook.tracker(designation, in: transaction),
        try wanted.map { try CategoryBook.category($0, in: transaction).id }
      )
    }
    let goal = try TrackerOptions.goal(values, unit: stored.unit, session.messages)
    let from = try values[TrackerOptions.from].map { try habits.day($0) }
    let tracker = try await TrackerBook(session.dependencies, today: habits.today).edit(
      stored.id.description,
      rule: TrackerOptions.rule(values),
      from: from
    ) { tracker in
      change(&tracker, values)
      if let category { tracker.category = category }
      if let goal { tracker.setGoal(goal) }
    }
    try await session.tell(tracker, "done.tracker-edited")
  }

  private static func change(_ tracker: inout Tracker, _ values: Values) {
    if let name = values[newName] { tracker.name = name }
    if let emoji = values[TrackerOptions.emoji] { tracker.emoji = emoji }
    if let colour = values[TrackerOptions.colour] { tracker.colour = colour }
    if let question = values[TrackerOptions.question] {
      tracker.question = question.isEmpty ? nil : question
    }
    if let note = values[TrackerOptions.note] { tracker.note = note.isEmpty ? nil : note }
  }
}
