import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `sleep join ID [ID…|next]`.
enum SleepJoin {
  private static let next = "next"
  private static let ids = Argument.repeating(
    "word.id",
    .named("sleep"),
    summary: "argument.sleep.join"
  )

  static let command = Command<DiarySession>(
    "join",
    summary: "command.sleep.join",
    discussion: "command.sleep.join.discussion",
    parameters: [ids, DiaryOptions.onConflict, DiaryOptions.yes]
  ) { values, session in
    let given = values[ids]
    let others = given.dropFirst()
    let id = try session.recordID(given.first ?? "")
    let named = try others == [next] ? [] : others.map(session.recordID)
    let (diary, _) = try await session.open(sleep: id)
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { answers in
      let journal = SleepJournal(session.dependencies)
      if others == [next] { return try await journal.joinNext(id, answers) }
      if named.isEmpty { return try await journal.joinAround(id, answers) }
      return try await journal.join([id] + named, answers)
    }
    try session.tell(written, "done.sleep-joined", in: diary)
  }
}
