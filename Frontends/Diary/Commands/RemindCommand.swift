import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `remind`: what of the children asks for attention, for a timer; `remind timer` makes one.
enum RemindCommand {
  private static let feeding = Option(
    "feeding-after",
    .gap,
    valueName: "word.length",
    summary: "option.remind.feeding"
  )
  private static let nappy = Option(
    "nappy-after",
    .gap,
    valueName: "word.length",
    summary: "option.remind.nappy"
  )
  /// The same as texts, to be handed to the timer.
  private static let passedOn = [feeding, nappy].map { option in
    Option(option.info.name, .gapText, valueName: "word.length", summary: option.info.summary)
  }

  static let command = Command<DiarySession>(
    "remind",
    summary: "command.remind",
    discussion: "command.remind.discussion",
    parameters: RemindOptions.all + [feeding, nappy],
    exclusive: RemindOptions.exclusive,
    subcommands: [
      RemindTimer.command(
        of: "hearth-diary",
        globals: [DiaryOptions.child],
        passedOn: passedOn
      )
    ]
  ) { values, session in
    let gaps = ReminderGaps(
      feeding: values[feeding].map { .seconds($0) },
      nappy: values[nappy].map { .seconds($0) }
    )
    try await session.remind(values, of: "hearth-diary") { window in
      try await session.reminders(in: window, gaps)
    }
  }
}

extension DiarySession {
  /// What asks for attention of the child of `--child`, else of all that are not archived.
  fileprivate func reminders(
    in window: ReminderWindow,
    _ gaps: ReminderGaps
  ) async throws -> FoundReminders {
    let (found, zones) = try await read { transaction -> ([DiaryReminder], TimeZoneHistory) in
      try self.household.speakAsDecided(in: transaction)
      let zones = try self.zones(in: transaction)
      let reader = DayReader(transaction, zones: zones, now: window.now)
      var found: [DiaryReminder] = []
      for child in try remindedChildren(in: transaction) {
        found += try reader.reminders(of: child, in: window, gaps)
      }
      return (found.sorted { $0.at < $1.at }, zones)
    }
    let writer = RecordJSON(zones: zones, now: window.now.wholeSeconds)
    let lines = found.map { reminder in
      let clock = DayClock(zones: zones, night: reminder.child.night)
      return ReminderViewModel(reminder, clock, in: messages).text
    }
    let items = found.indices.map { found[$0].json(writer, text: lines[$0]) }
    return FoundReminders(.array(items), lines)
  }

  private func remindedChildren(in transaction: any ReadTransaction) throws -> [Child] {
    if let designation { return [try ChildBook.child(designation, in: transaction)] }
    return try ChildBook.children(in: transaction).filter { !$0.isArchived }
  }
}
