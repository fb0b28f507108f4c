import CommandKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport

/// `pause --from DATE --to DATE [NAME…]`, `pause list`, `pause delete ID`.
enum PauseCommand {
  private static let from = Option.required(
    "from",
    .text,
    valueName: "word.date",
    summary: "option.pause.from"
  )
  private static let to = Option.required(
    "to",
    .text,
    valueName: "word.date",
    summary: "option.pause.to"
  )
  private static let names = Argument<[String]>.repeating(
    "word.name",
    .named("tracker"),
    atLeastOne: false,
    summary: "argument.pause.names"
  )
  private static let id = Argument("word.id", .text, summary: "argument.pause.id")

  static let command = Command<HabitsSession>(
    "pause",
    summary: "command.pause",
    discussion: "command.pause.discussion",
    parameters: [from, to, names],
    subcommands: [list, delete]
  ) { values, session in
    let habits = try await session.open()
    let pause = try await PauseBook(session.dependencies).add(
      from: habits.day(values[from]),
      to: habits.day(values[to]),
      trackers: values[names]
    )
    try await session.tell(pause, pause.trackers == nil ? "done.paused" : "done.paused-some")
  }

  private static let list = Command<HabitsSession>(
    "list",
    summary: "command.pause.list"
  ) { _, session in
    let (pauses, names) = try await session.read {
      (try PauseBook.pauses(in: $0), try trackerNames(in: $0))
    }
    let messages = session.messages
    var table = TextTable([.init(), .init(isFlexible: true), .init()])
    for pause in pauses {
      let trackers = pause.trackers.map { messages.list($0.ids.compactMap { names[$0] }) }
      table.append([
        messages(
          "pause.span",
          messages.dateText(pause.from, .medium),
          messages.dateText(pause.to, .medium)
        ),
        trackers ?? messages("pause.all"), pause.id.description,
      ])
    }
    let width = session.console.terminal.tableWidth
    try session.print(
      .array(pauses.map { TrackerJSON().pause($0, names: names) }),
      or: pauses.isEmpty ? [messages("pause.none")] : table.lines(width: width)
    )
  }

  private static let delete = Command<HabitsSession>(
    "delete",
    summary: "command.pause.delete",
    parameters: [id]
  ) { values, session in
    let pause = try await PauseBook(session.dependencies).delete(values[id])
    try await session.tell(pause, "done.pause-deleted")
  }

  /// The names of all trackers.
  fileprivate static func trackerNames(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID: String] {
    let trackers = try TrackerBook.trackers(in: transaction)
    return Dictionary(uniqueKeysWithValues: trackers.map { ($0.id, $0.name) })
  }
}

extension HabitsSession {
  /// Prints a pause, or a sentence about it.
  fileprivate func tell(_ pause: Pause, _ key: MessageKey) async throws {
    let names = try await read { try PauseCommand.trackerNames(in: $0) }
    let sentence = messages(
      key,
      messages.dateText(pause.from, .long),
      messages.dateText(pause.to, .long),
      messages.list((pause.trackers?.ids ?? []).compactMap { names[$0] })
    )
    try print(TrackerJSON().pause(pause, names: names), or: [sentence])
  }
}
