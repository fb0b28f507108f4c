import CommandKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport

/// `delete NAME`: a tracker with all its history.
enum DeleteCommand {
  private static let yes = Flag("yes", summary: "option.delete.yes")

  static let command = Command<HabitsSession>(
    "delete",
    summary: "command.delete",
    discussion: "command.delete.discussion",
    parameters: [HabitsOptions.name, yes]
  ) { values, session in
    let habits = try await session.open()
    let designation = values[HabitsOptions.name]
    let stored = try await session.read { try TrackerBook.tracker(designation, in: $0) }
    let question = session.messages("question.delete", stored.name)
    // Scripts have said what they want, and it can be undone.
    if !values[yes], session.canAsk, !session.isYes(to: question, "confirm.delete") {
      throw Failure(session.messages("refused.not-deleted"))
    }
    let tracker = try await TrackerBook(session.dependencies, today: habits.today)
      .delete(stored.id.description)
    try await session.tell(tracker, "done.tracker-deleted")
  }
}
