import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `feed left|right|both|bottle|solids`, and `feed start …` while it goes on.
enum FeedCommand {
  /// What the word on the command line means.
  private enum Kind: String, CaseIterable {
    case left
    case right
    case both
    case bottle
    case solids

    var method: FeedingMethod {
      self == .solids ? .parentFed : FeedingMethod(rawValue: rawValue)
    }
  }

  private static let kind = Argument(
    "word.kind",
    .choice(of: Kind.self),
    summary: "argument.feed.kind"
  )
  private static let from = Option(
    "from",
    .text,
    valueName: "word.time",
    summary: "option.feed.from"
  )
  private static let to = Option("to", .text, valueName: "word.time", summary: "option.feed.to")
  private static let minutesLeft = Option(
    "minutes-left",
    .integer(in: 0...600),
    summary: "option.feed.minutes-left"
  )
  private static let minutesRight = Option(
    "minutes-right",
    .integer(in: 0...600),
    summary: "option.feed.minutes-right"
  )
  private static let isSelfFed = Flag("self", summary: "option.feed.self")

  static let command = Command<DiarySession>(
    "feed",
    summary: "command.feed",
    discussion: "command.feed.discussion",
    parameters: [
      kind, from, to, minutesLeft, minutesRight, EventOptions.amount, FeedForm.content,
      FeedForm.foods, FeedForm.reaction, isSelfFed, DiaryOptions.note, EventOptions.author,
      DiaryOptions.woke, DiaryOptions.yes,
    ],
    subcommands: FeedLive.commands + [EditCommand.editFeeding, EditCommand.deleteFeeding]
  ) { values, session in
    let diary = try await session.open()
    var draft = try draft(values, in: diary, session)
    draft.author = try await session.author(values[EventOptions.author])
    let complete = draft
    let feeding = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      woke: values[DiaryOptions.woke],
      in: diary
    ) { answers in
      try await FeedingJournal(session.dependencies)
        .add(complete, for: diary.child.id, confirmed: answers.isConfirmed, woke: answers.woke)
    }
    try await session.tell(feeding, "done.feeding-added", in: diary)
  }

  private static func draft(
    _ values: Values,
    in diary: OpenDiary,
    _ session: DiarySession
  ) throws -> FeedingDraft {
    let kind = values[kind]
    guard !values[isSelfFed] || kind == .solids else {
      throw isSelfFed.rejecting(kind.rawValue, because: .explained(key: "value.self"))
    }
    let start = try values[from].map { try session.instant($0, in: diary) }
    let end = try values[to].map { text in
      try start.map { try session.end(text, after: $0 - .seconds(1), in: diary) }
        ?? session.instant(text, in: diary)
    }
    var draft = FeedingDraft(
      method: values[isSelfFed] ? .selfFed : kind.method,
      content: FeedForm.content(values),
      start: start ?? end ?? diary.now,
      end: end ?? start ?? diary.now
    )
    let left = values[minutesLeft] ?? 0
    let right = values[minutesRight] ?? 0
    if left + right > 0 {
      try draft.setNursing(
        .seconds(left * 60),
        .seconds(right * 60),
        from: start,
        to: end,
        now: diary.now
      )
    }
    draft.amount = values[EventOptions.amount]?.value
    draft.foods = values[FeedForm.foods]
    draft.reaction = values[FeedForm.reaction]
    draft.note = values[DiaryOptions.note]
    return draft
  }
}
