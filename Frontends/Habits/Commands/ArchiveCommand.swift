import CommandKit
import HabitsCore
import HearthSupport

/// `archive NAME [--from DATE]`, and the way back.
enum ArchiveCommand {
  private static let from = Option(
    "from",
    .text,
    valueName: "word.date",
    summary: "option.archive.from"
  )
  private static let back = Flag("back", summary: "option.archive.back")

  static let command = Command<HabitsSession>(
    "archive",
    summary: "command.archive",
    discussion: "command.archive.discussion",
    parameters: [HabitsOptions.name, from, back],
    exclusive: [[from, back]]
  ) { values, session in
    let habits = try await session.open()
    let day = try values[back] ? nil : habits.day(values[from])
    let tracker = try await TrackerBook(session.dependencies, today: habits.today)
      .archive(values[HabitsOptions.name], from: day)
    try await session.tell(tracker, day == nil ? "done.unarchived" : "done.archived")
  }
}
