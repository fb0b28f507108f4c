import CommandKit
import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `remind`: what is due now, for a timer; `remind set|delete|list` for the times.
enum RemindCommand {
  private static let times = Option.required(
    "at",
    .wallTimes,
    valueName: "word.times-of-day",
    summary: "option.remind.at"
  )
  private static let weekdays = Option(
    "on",
    .weekdays,
    valueName: "word.weekdays",
    default: .all,
    summary: "option.remind.on"
  )

  static let command = Command<HabitsSession>(
    "remind",
    summary: "command.remind",
    discussion: "command.remind.discussion",
    parameters: RemindOptions.all,
    exclusive: RemindOptions.exclusive,
    subcommands: [set, delete, list, RemindTimer.command(of: "hearth-habits")]
  ) { values, session in
    try await session.remind(values, of: "hearth-habits") { window in
      let due = try await session.read { transaction in
        let calendar = try session.calendar(in: transaction)
        return try ReminderBook.due(in: window, calendar, in: transaction)
      }
      return FoundReminders(.array(due.map(TrackerJSON().due)), due.map(session.line))
    }
  }

  private static let set = Command<HabitsSession>(
    "set",
    summary: "command.remind.set",
    parameters: [HabitsOptions.name, times, weekdays]
  ) { values, session in
    let reminder = try await ReminderBook(session.dependencies)
      .set(values[HabitsOptions.name], at: values[times], on: values[weekdays])
    try session.tell(reminder, "done.reminder-set")
  }

  private static let delete = Command<HabitsSession>(
    "delete",
    summary: "command.remind.delete",
    parameters: [HabitsOptions.name]
  ) { values, session in
    let reminder = try await ReminderBook(session.dependencies)
      .delete(values[HabitsOptions.name])
    try session.tell(reminder, "done.reminder-deleted")
  }

  private static let list = Command<HabitsSession>(
    "list",
    summary: "command.remind.list"
  ) { _, session in
    let (reminders, habits) = try await session.reading { transaction, reader in
      let habits = OpenHabits(calendar: reader.calendar, today: reader.today)
      return (try ReminderBook.reminders(in: transaction), habits)
    }
    let messages = session.messages
    var table = TextTable([.init(isFlexible: true), .init(), .init()])
    for item in reminders {
      let days = ScheduleRule.weekdays(item.reminder.weekdays)
        .text(firstWeekday: habits.calendar.firstWeekday, in: messages)
      let times = item.reminder.times.list.map { messages.timeText($0) }
      table.append([item.tracker.name, times.joined(separator: ", "), days])
    }
    let width = session.console.terminal.tableWidth
    try session.print(
      .array(reminders.map(TrackerJSON().reminder)),
      or: reminders.isEmpty ? [messages("remind.none")] : table.lines(width: width)
    )
  }
}

extension HabitsSession {
  /// A due reminder as a line: time, name, the tracker's question.
  fileprivate func line(for item: DueReminder) -> String {
    let name = "\(item.tracker.emoji) \(item.tracker.name)"
    let time = messages.timeText(item.time)
    return item.tracker.question.map { messages("remind.question", time, name, $0) }
      ?? messages("remind.line", time, name)
  }

  /// Prints a tracker's reminder, or a sentence about it.
  fileprivate func tell(_ item: TrackerReminder, _ key: MessageKey) throws {
    let times = messages.list(
      item.reminder.times.list.map { messages.timeText($0) }
    )
    try print(TrackerJSON().reminder(item), or: [messages(key, item.tracker.name, times)])
  }
}
