import HearthContainer
public import HearthHousehold
import HearthModel
import HearthPorts
public import HearthSupport

/// What a program has to remind of: for programs, and a line for each.
public struct FoundReminders: Sendable {
  /// An array.
  public let json: JSON
  /// As a person reads them.
  public let lines: [String]

  /// Reminders in both shapes.
  public init(_ json: JSON, _ lines: [String]) {
    self.json = json
    self.lines = lines
  }
}

extension HouseholdContext {
  /// Tells the reminders that `--within` or `--new` asks for: prints them, or runs the command of
  /// `--run` for each.
  ///
  /// What `--new` tells is remembered only when all of it was told.
  ///
  /// - Parameters:
  ///   - values: of `RemindOptions`.
  ///   - program: whose reminders.
  ///   - find: looks for those of a stretch of time.
  /// - Throws: what looking throws, `OutputError`, `Failure` where the command does not work.
  public func remind(
    _ values: Values,
    of program: String,
    _ find: (ReminderWindow) async throws -> FoundReminders
  ) async throws {
    let first = Duration.minutes(Int64(values[RemindOptions.within]))
    let isNew = values[RemindOptions.new]
    let told = isNew ? try await read { try ReminderMemory.told(by: program, in: $0) } : nil
    let window =
      isNew
      ? ReminderWindow(after: told, first: first, now: now) : ReminderWindow(first, before: now)
    let found = try await find(window)
    if let command = values[RemindOptions.run] {
      for line in found.lines { try run(command, with: line) }
      if isJSON { try print(found.json) }
    } else {
      try print(found.json, or: found.lines)
    }
    try console.output.flush()
    if isNew { try await remember(window.now, of: program) }
  }

  private func run(_ command: String, with line: String) throws {
    let status = ShellCommand(command).run(with: line)
    guard status == 0 else {
      throw Failure(
        messages("refused.reminder-command", command, Int(status)),
        status: .trouble
      )
    }
  }

  private func remember(_ instant: Instant, of program: String) async throws {
    let id = dependencies.newID()
    try await dependencies.store.write { transaction in
      try ReminderMemory.remember(instant, of: program, id: id, in: transaction)
    }
  }
}
