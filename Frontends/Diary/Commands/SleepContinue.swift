import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `sleep continue [ID]`: its end was a mistake.
enum SleepContinue {
  private static let id = Argument.optional(
    "word.id",
    .named("sleep"),
    summary: "argument.sleep.last"
  )

  static let command = Command<DiarySession>(
    "continue",
    aliases: ["reopen"],
    summary: "command.sleep.continue",
    parameters: [id, DiaryOptions.onConflict, DiaryOptions.yes]
  ) { values, session in
    let (diary, stored): (OpenDiary, Sleep?) =
      if let text = values[id] {
        try await session.open(sleep: text)
      } else {
        (try await session.open(), nil)
      }
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { answers in
      try await SleepJournal(session.dependencies).reopen(stored?.id, of: diary.child, answers)
    }
    try await session.tell(written, "done.sleep-continued", in: diary)
  }
}
