import CommandKit
import DiaryCore
import HearthSupport

/// `sleep split ID --from T --to T`: a waking.
enum SleepSplit {
  private static let from = Option.required(
    "from",
    .text,
    valueName: "word.time",
    summary: "option.split.from"
  )
  private static let to = Option.required(
    "to",
    .text,
    valueName: "word.time",
    summary: "option.split.to"
  )

  static let command = Command<DiarySession>(
    "split",
    summary: "command.sleep.split",
    parameters: [SleepCommand.id, from, to, DiaryOptions.onConflict, DiaryOptions.yes]
  ) { values, session in
    let (diary, stored) = try await session.open(sleep: values[SleepCommand.id])
    let start = try session.end(values[from], after: stored.start, in: diary)
    let end = try session.end(values[to], after: start, in: diary)
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { answers in
      try await SleepJournal(session.dependencies).split(stored.id, from: start, to: end, answers)
    }
    try await session.tell(written, "done.sleep-split", in: diary)
  }
}
