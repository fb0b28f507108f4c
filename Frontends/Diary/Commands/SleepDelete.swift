import CommandKit
import DiaryCore
import HearthSupport

/// `sleep delete ID`.
enum SleepDelete {
  private static let id = Argument("word.id", .named("sleep"), summary: "argument.sleep.id")

  static let command = Command<DiarySession>(
    "delete",
    summary: "command.sleep.delete",
    parameters: [id]
  ) { values, session in
    let id = try session.recordID(values[id])
    let (diary, _) = try await session.open(sleep: id)
    let sleep = try await SleepJournal(session.dependencies).delete(id)
    try session.tell(sleep, "done.sleep-deleted", in: diary)
  }
}
