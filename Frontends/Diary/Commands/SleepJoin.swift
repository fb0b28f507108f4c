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
    let rest = given.dropFirst()
    let (diary, stored) = try await session.open(sleep: given.first ?? "")
    let id = stored.id
    var named: [RecordID] = []
    for text in rest where rest != [next] {
      named.append(try await session.read { try RecordFinder($0).sleep(text).id })
    }
    let others = named
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { answers in
      let journal = SleepJournal(session.dependencies)
      if rest == [next] { return try await journal.joinNext(id, answers) }
      if others.isEmpty { return try await journal.joinAround(id, answers) }
      return try await journal.join([id] + others, answers)
    }
    try await session.tell(written, "done.sleep-joined", in: diary)
  }
}
