import CommandKit
import DiaryCore
import HearthSupport

/// `sleep stop [--at T]`.
enum SleepStop {
  static let command = Command<DiarySession>(
    "stop",
    summary: "command.sleep.stop",
    parameters: [
      DiaryOptions.at, SleepCommand.moodAtEnd, DiaryOptions.onConflict, DiaryOptions.yes,
    ]
  ) { values, session in
    let diary = try await session.open()
    let end = try await session.waking(values[DiaryOptions.at], in: diary)
    let mood = values[SleepCommand.moodAtEnd]
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { answers in
      try await SleepJournal(session.dependencies)
        .stop(child: diary.child, at: end, mood: mood, answers)
    }
    try await session.tell(written, "done.sleep-stopped", in: diary)
  }
}
