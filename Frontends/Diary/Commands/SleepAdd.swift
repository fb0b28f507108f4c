import CommandKit
import DiaryCore
import HearthSupport

/// `sleep add --from T --to T`.
enum SleepAdd {
  private static let from = Option.required(
    "from",
    .text,
    valueName: "word.time",
    summary: "option.sleep.from"
  )
  private static let to = Option.required(
    "to",
    .text,
    valueName: "word.time",
    summary: "option.sleep.to"
  )

  static let command = Command<DiarySession>(
    "add",
    summary: "command.sleep.add",
    parameters: [from, to] + SleepCommand.words
      + [SleepCommand.moodAtEnd, DiaryOptions.onConflict, DiaryOptions.yes]
  ) { values, session in
    let diary = try await session.open()
    let start = try session.instant(values[from], in: diary)
    var draft = try await SleepCommand.draft(values, start: start, session)
    draft.end = try session.end(values[to], after: start, in: diary)
    draft.moodAtEnd = values[SleepCommand.moodAtEnd]
    let sleep = draft
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { answers in
      try await SleepJournal(session.dependencies).add(sleep, for: diary.child.id, answers)
    }
    try await session.tell(written, "done.sleep-added", in: diary)
  }
}
