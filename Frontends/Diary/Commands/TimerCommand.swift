import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `timer start NAME`, `timer stop [NAME] [--as …]`, `timer list`, `timer cancel [NAME]`.
enum TimerCommand {
  static let command = Command<DiarySession>(
    "timer",
    summary: "command.timer",
    subcommands: [start, stop, list, cancel]
  )

  private static let name = Argument("word.name", .text, summary: "argument.timer.name")
  private static let which = Argument.optional(
    "word.name",
    .text,
    summary: "argument.timer.which"
  )
  private static let outcome = Option(
    "as",
    .choice(of: TimerOutcome.self),
    default: .note,
    summary: "option.timer.as"
  )

  private static let start = Command<DiarySession>(
    "start",
    summary: "command.timer.start",
    parameters: [
      name, DiaryOptions.at, EventOptions.author, EventOptions.shared, DiaryOptions.yes,
    ]
  ) { values, session in
    let isShared = values[EventOptions.shared]
    let diary = isShared ? try await session.openAny() : try await session.open()
    let child = isShared ? nil : diary.child.id
    let time = try session.instant(values[DiaryOptions.at], in: diary)
    let author = try await session.author(values[EventOptions.author])
    let name = values[name]
    let timer = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await TimerJournal(session.dependencies, zones: diary.zones)
        .start(name, for: child, at: time, author: author, confirmed: confirmed)
    }
    try session.tell(timer, "done.timer-started", in: diary)
  }

  private static let stop = Command<DiarySession>(
    "stop",
    summary: "command.timer.stop",
    parameters: [which, outcome, DiaryOptions.at, DiaryOptions.yes]
  ) { values, session in
    let diary = try await session.open()
    let end = try session.instant(values[DiaryOptions.at], in: diary)
    try await values[outcome]
      .stop(values[which], at: end, values[DiaryOptions.yes], in: diary, session)
  }

  private static let list = Command<DiarySession>(
    "list",
    summary: "command.timer.list"
  ) { _, session in
    let diary = try await session.open()
    let timers = try await session.read { try TimerJournal.timers(of: diary.child.id, in: $0) }
    try session.print(
      .array(timers.map(diary.writer.timer)),
      or: timers.isEmpty
        ? [session.messages("timer.none")] : timers.map { session.line(of: $0, in: diary) }
    )
  }

  private static let cancel = Command<DiarySession>(
    "cancel",
    summary: "command.timer.cancel",
    parameters: [which]
  ) { values, session in
    let diary = try await session.open()
    let timer = try await TimerJournal(session.dependencies, zones: diary.zones)
      .cancel(values[which], of: diary.child.id)
    try session.tell(timer, "done.timer-cancelled", in: diary)
  }
}

extension DiarySession {
  /// Tells of a timer that was started or thrown away.
  fileprivate func tell(_ timer: DiaryTimer, _ done: MessageKey, in diary: OpenDiary) throws {
    try print(
      diary.writer.timer(timer),
      or: [
        messages(done, timer.name, clock(timer.start, in: diary.zones)),
        messages("done.id", timer.id.description),
      ]
    )
  }

  /// A timer with how long it has run.
  fileprivate func line(of timer: DiaryTimer, in diary: OpenDiary) -> String {
    let length = max(.zero, diary.now - timer.start)
    return messages(
      "timer.line",
      timer.name,
      clock(timer.start, in: diary.zones),
      messages.durationText(length, .words),
      timer.id.description
    )
  }
}
