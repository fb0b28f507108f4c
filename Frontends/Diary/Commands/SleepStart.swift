import CommandKit
import DiaryCore
import HearthSupport

/// `sleep start [--at T]`.
enum SleepStart {
  static let command = Command<DiarySession>(
    "start",
    summary: "command.sleep.start",
    parameters: [DiaryOptions.at] + SleepCommand.words
      + [DiaryOptions.woke, DiaryOptions.onConflict, DiaryOptions.yes]
  ) { values, session in
    let diary = try await session.open()
    let start = try session.instant(values[DiaryOptions.at], in: diary)
    let draft = try await SleepCommand.draft(values, start: start, session)
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      woke: values[DiaryOptions.woke],
      in: diary
    ) { answers in
      try await SleepJournal(session.dependencies).add(draft, for: diary.child.id, answers)
    }
    try await session.tell(written, "done.sleep-started", in: diary)
  }
}
