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
    let (diary, stored) = try await session.open(sleep: values[SleepCommand.id])
    let written = try await SleepJournal(session.dependencies)
      .switchKind(stored.id, by: diary.clock)
    try await session.tell(written, "done.sleep-edited", in: diary)
  }
}
