import CommandKit
import DiaryCore
import HearthSupport

/// `sleep switch ID`: a nap becomes a night sleep, or the other way round.
enum SleepSwitch {
  static let command = Command<DiarySession>(
    "switch",
    summary: "command.sleep.switch",
    parameters: [SleepCommand.id]
  ) { values, session in
    let id = try session.recordID(values[SleepCommand.id])
    let (diary, _) = try await session.open(sleep: id)
    let written = try await SleepJournal(session.dependencies).switchKind(id, by: diary.clock)
    try session.tell(written, "done.sleep-edited", in: diary)
  }
}
