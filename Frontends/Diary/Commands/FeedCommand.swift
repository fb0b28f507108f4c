import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `feed left|right|both|bottle|solids`.
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

    var content: FeedingContent {
      switch self {
      case .left, .right, .both: .breastMilk
      case .bottle: .formula
      case .solids: .food
      }
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
  private static let amount = Option("ml", .tenths, summary: "option.feed.ml")
  private static let content = Option(
    "content",
    .choices(["breast-milk", "formula", "mixed", "fortified", "food"]),
    summary: "option.feed.content"
  )

  static let command = Command<DiarySession>(
    "feed",
    summary: "command.feed",
    discussion: "command.feed.discussion",
    parameters: [
      kind, from, to, minutesLeft, minutesRight, amount, content, DiaryOptions.note,
      DiaryOptions.yes,
    ]
  ) { values, session in
    let diary = try await session.open()
    let draft = try draft(values, in: diary, session)
    let feeding = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await FeedingJournal(session.dependencies)
        .add(draft, for: diary.child.id, confirmed: confirmed)
    }
    try tell(feeding, in: diary, session)
  }

  private static func draft(
    _ values: Values,
    in diary: OpenDiary,
    _ session: DiarySession
  ) throws -> FeedingDraft {
    let kind = values[kind]
    let start = try values[from].map { try session.instant($0, in: diary) }
    let end = try values[to].map { text in
      try start.map { try session.end(text, after: $0 - .seconds(1), in: diary) }
        ?? session.instant(text, in: diary)
    }
    var draft = FeedingDraft(
      method: kind.method,
      content: values[content].flatMap { contents[$0] } ?? kind.content,
      start: start ?? end ?? diary.now,
      end: end ?? start ?? diary.now
    )
    try checkMinutes(values, go: kind)
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
    draft.amount = values[amount]?.value
    draft.note = values[DiaryOptions.note]
    return draft
  }

  /// Minutes go with a breast that was offered.
  private static func checkMinutes(_ values: Values, go kind: Kind) throws {
    let sides: [(option: Option<Int?>, kinds: [Kind])] = [
      (minutesLeft, [.left, .both]), (minutesRight, [.right, .both]),
    ]
    for side in sides where values[side.option] != nil && !side.kinds.contains(kind) {
      throw side.option.rejecting(kind.rawValue, because: .explained(key: "value.minutes"))
    }
  }

  private static let contents: [String: FeedingContent] = [
    "breast-milk": .breastMilk, "formula": .formula, "mixed": .mixed, "fortified": .fortified,
    "food": .food,
  ]

  private static func tell(
    _ feeding: Feeding,
    in diary: OpenDiary,
    _ session: DiarySession
  ) throws {
    let writer = EventWriter(messages: session.messages, now: diary.now)
    let text = session.messages(
      "done.feeding-added",
      diary.child.name,
      session.clock(feeding.start, in: diary.zones),
      writer.summary(feeding)
    )
    try session.print(
      diary.writer.event(feeding),
      or: [text, session.messages("done.id", feeding.id.description)]
    )
  }
}
