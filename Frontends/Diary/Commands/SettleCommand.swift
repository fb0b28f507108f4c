import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `settle take ID`, `settle keep ID`: two devices have written different values.
enum SettleCommand {
  private static let id = Argument("word.id", .named("event"), summary: "argument.event.id")

  static let command = Command<DiarySession>(
    "settle",
    summary: "command.settle",
    subcommands: [take, keep]
  )

  private static let take = Command<DiarySession>(
    "take",
    summary: "command.settle.take",
    parameters: [id, DiaryOptions.onConflict, DiaryOptions.yes]
  ) { values, session in
    let (diary, entry) = try await session.entry(values[id])
    let journal = LossJournal(session.dependencies, zones: diary.zones)
    let taken = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { try await journal.take(entry.id, $0) }
    switch taken {
    case .sleep(let sleep):
      try await session.tell(WrittenSleeps(sleep), "done.sleep-edited", in: diary)
    case .event(let event): try await session.tell(event, "done.event-edited", in: diary)
    }
  }

  private static let keep = Command<DiarySession>(
    "keep",
    summary: "command.settle.keep",
    parameters: [id]
  ) { values, session in
    let (diary, entry) = try await session.entry(values[id])
    let journal = LossJournal(session.dependencies, zones: diary.zones)
    // Nothing has changed: the same sentence whatever the entry is.
    switch try await journal.keep(entry.id) {
    case .sleep(let sleep): try await session.tell(WrittenSleeps(sleep), "loss.kept", in: diary)
    case .event(let event): try await session.tell(event, "loss.kept", in: diary)
    }
  }
}

extension ConflictWording<DiarySession> {
  /// The diary's own fields in its words.
  static var diary: ConflictWording {
    ConflictWording(hint: "sync.hint.settle") { field, value, session, zones in
      LossWriter(session.messages, zones: zones)
        .words(table: field.table, field: field.name, value)
        .map { Words(field: $0.field, text: $0.text, json: $0.json) }
    }
  }
}
