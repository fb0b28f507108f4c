import CommandKit
import DiaryCore
import HearthSupport

/// `sleep delete ID`.
enum SleepDelete {
  static let command = Command<DiarySession>(
    "delete",
    summary: "command.sleep.delete",
    parameters: [SleepCommand.id]
  ) { values, session in
    let id = try session.recordID(values[SleepCommand.id])
    let (diary, _) = try await session.open(sleep: id)
    let sleep = try await SleepJournal(session.dependencies).delete(id)
    try session.tell(deleted: sleep, in: diary)
  }
}
