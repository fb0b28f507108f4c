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
    let (diary, stored) = try await session.open(sleep: values[SleepCommand.id])
    let sleep = try await SleepJournal(session.dependencies).delete(stored.id)
    try await session.tell(deleted: sleep, in: diary)
  }
}
