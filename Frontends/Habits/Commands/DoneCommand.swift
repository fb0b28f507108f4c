import CommandKit
import HabitsCore
import HearthModel
import HearthSupport

/// `done NAME [--on DATE] [--amount X] [--note N]`.
enum DoneCommand {
  private static let amount = Option("amount", .thousandths, summary: "option.amount")

  static let command = Command<HabitsSession>(
    "done",
    summary: "command.done",
    discussion: "command.done.discussion",
    parameters: [HabitsOptions.name, HabitsOptions.on, amount, HabitsOptions.note]
  ) { values, session in
    let habits = try await session.open()
    let day = try await MarkBook(session.dependencies, today: habits.today).done(
      values[HabitsOptions.name],
      on: habits.day(values[HabitsOptions.on]),
      amount: values[amount]?.value,
      note: values[HabitsOptions.note]
    )
    try session.tell(day, day.state == .done ? "done.marked" : "done.noted")
  }
}

/// `clear NAME [--on DATE]`.
enum ClearCommand {
  static let command = Command<HabitsSession>(
    "clear",
    summary: "command.clear",
    parameters: [HabitsOptions.name, HabitsOptions.on]
  ) { values, session in
    let habits = try await session.open()
    let day = try await MarkBook(session.dependencies, today: habits.today)
      .clear(values[HabitsOptions.name], on: habits.day(values[HabitsOptions.on]))
    try session.tell(day, "done.cleared")
  }
}

/// `skip NAME [--on DATE] [--reason R]`.
enum SkipCommand {
  private static let reason = Option(
    "reason",
    .text,
    valueName: "word.text",
    summary: "option.reason"
  )

  static let command = Command<HabitsSession>(
    "skip",
    summary: "command.skip",
    discussion: "command.skip.discussion",
    parameters: [HabitsOptions.name, HabitsOptions.on, reason]
  ) { values, session in
    let habits = try await session.open()
    let day = try await MarkBook(session.dependencies, today: habits.today).skip(
      values[HabitsOptions.name],
      on: habits.day(values[HabitsOptions.on]),
      reason: values[reason]
    )
    try session.tell(day, "done.skipped")
  }
}

/// `miss NAME [--on DATE] [--note N]`.
enum MissCommand {
  static let command = Command<HabitsSession>(
    "miss",
    summary: "command.miss",
    discussion: "command.miss.discussion",
    parameters: [HabitsOptions.name, HabitsOptions.on, HabitsOptions.note]
  ) { values, session in
    let habits = try await session.open()
    let day = try await MarkBook(session.dependencies, today: habits.today).miss(
      values[HabitsOptions.name],
      on: habits.day(values[HabitsOptions.on]),
      note: values[HabitsOptions.note]
    )
    try session.tell(day, "done.missed")
  }
}

extension HabitsSession {
  /// Prints a day of a tracker, or a sentence about it: name, date, amount.
  fileprivate func tell(_ day: MarkedDay, _ key: MessageKey) throws {
    var name = "\(day.tracker.emoji) \(day.tracker.name)"
    if let amount = day.entry?.amount {
      let shown = [messages.amountText(amount), day.tracker.unit ?? ""].joined(separator: " ")
      name = messages("done.amount", name, shown)
    }
    let sentence = messages(key, name, messages.dateText(day.day, .full))
    try print(TrackerJSON().day(day), or: [sentence])
  }
}
