import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `feed start left|right|bottle`, then `feed switch|pause|resume|stop`: a feeding while it goes on.
enum FeedLive {
  /// What can go on.
  private enum Kind: String, CaseIterable {
    case left
    case right
    case bottle
  }

  private static let kind = Argument(
    "word.kind",
    .choice(of: Kind.self),
    summary: "argument.feed.start"
  )
  static let commands = [start, switchSide, pause, resume, stop]

  private static let start = Command<DiarySession>(
    "start",
    summary: "command.feed.start",
    parameters: [
      kind, DiaryOptions.at, FeedForm.content, DiaryOptions.note, EventOptions.author,
      DiaryOptions.woke, DiaryOptions.yes,
    ]
  ) { values, session in
    let diary = try await session.open()
    let start = try session.instant(values[DiaryOptions.at], in: diary)
    let method = FeedingMethod(rawValue: values[kind].rawValue)
    let author = try await session.author(values[EventOptions.author])
    let feeding = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      woke: values[DiaryOptions.woke],
      in: diary
    ) { answers in
      try await NursingJournal(session.dependencies).start(
        method,
        FeedForm.content(values) ?? method.usualContent,
        at: start,
        for: diary.child,
        note: values[DiaryOptions.note],
        author: author,
        answers
      )
    }
    try await session.tell(feeding, "done.feeding-started", in: diary)
  }

  private static let switchSide = change(
    "switch",
    summary: "command.feed.switch",
    done: "done.feeding-switched"
  ) { try await $0.switchSide(of: $1, at: $2, $3) }

  private static let pause = change(
    "pause",
    summary: "command.feed.pause",
    done: "done.feeding-paused"
  ) { try await $0.pause($1, at: $2, $3) }

  private static let resume = change(
    "resume",
    summary: "command.feed.resume",
    done: "done.feeding-resumed"
  ) { try await $0.resume($1, at: $2, $3) }

  private static let stop = Command<DiarySession>(
    "stop",
    summary: "command.feed.stop",
    parameters: [DiaryOptions.at, EventOptions.amount, DiaryOptions.note, DiaryOptions.yes]
  ) { values, session in
    let diary = try await session.open()
    let end = try session.instant(values[DiaryOptions.at], in: diary)
    let stopped = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      in: diary
    ) { answers in
      try await NursingJournal(session.dependencies).stop(
        diary.child,
        at: end,
        amount: values[EventOptions.amount]?.value,
        note: values[DiaryOptions.note],
        answers
      )
    }
    if stopped.count > 1 {
      session.console.diagnostics.remark(
        session.messages("done.feedings-stopped", stopped.count)
      )
    }
    try await session.tell(stopped.feeding, "done.feeding-stopped", in: diary)
  }

  /// A command that changes a nursing while it goes on.
  private static func change(
    _ name: String,
    summary: String,
    done: MessageKey,
    _ body:
      @escaping @Sendable (NursingJournal, Child, Instant, Answers) async throws -> Feeding
  ) -> Command<DiarySession> {
    Command(name, summary: summary, parameters: [DiaryOptions.at, DiaryOptions.yes]) {
      values,
      session in
      let diary = try await session.open()
      let instant = try session.instant(values[DiaryOptions.at], in: diary)
      let feeding = try await session.answering(
        confirmed: values[DiaryOptions.yes],
        in: diary
      ) { answers in
        try await body(NursingJournal(session.dependencies), diary.child, instant, answers)
      }
      try await session.tell(feeding, done, in: diary)
    }
  }
}
