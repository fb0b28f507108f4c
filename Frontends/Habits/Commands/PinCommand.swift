import CommandKit
import HabitsCore
import HearthSupport

/// `pin NAME` and `unpin NAME`.
enum PinCommand {
  static let pin = Command<HabitsSession>(
    "pin",
    summary: "command.pin",
    parameters: [HabitsOptions.name]
  ) { values, session in
    let habits = try await session.open()
    let tracker = try await TrackerBook(session.dependencies, today: habits.today)
      .pin(values[HabitsOptions.name], true)
    try await session.tell(tracker, "done.pinned")
  }

  static let unpin = Command<HabitsSession>(
    "unpin",
    summary: "command.unpin",
    parameters: [HabitsOptions.name]
  ) { values, session in
    let habits = try await session.open()
    let tracker = try await TrackerBook(session.dependencies, today: habits.today)
      .pin(values[HabitsOptions.name], false)
    try await session.tell(tracker, "done.unpinned")
  }
}
