import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `sleep edit ID [--from T] [--to T|--open] [--kind K] [--place P] [--note N]`.
enum SleepEdit {
  private static let id = Argument("word.id", .named("sleep"), summary: "argument.sleep.id")
  private static let from = Option(
    "from",
    .text,
    valueName: "word.time",
    summary: "option.sleep.from"
  )
  private static let to = Option("to", .text, valueName: "word.time", summary: "option.sleep.to")
  private static let open = Flag("open", summary: "option.sleep.open")
  private static let kind = Option(
    "kind",
    .choices(["night", "day", "auto"]),
    summary: "option.kind.edit"
  )

  static let command = Command<DiarySession>(
    "edit",
    summary: "command.sleep.edit",
    parameters: [
      id, from, to, open, kind, DiaryOptions.place, DiaryOptions.note, DiaryOptions.yes,
    ],
    exclusive: [[to, open]]
  ) { values, session in
    let id = try session.recordID(values[id])
    let (diary, stored) = try await session.open(sleep: id)
    let start = try values[from].map { try session.instant($0, near: stored.start, in: diary) }
    let end = try values[to].map {
      try session.end($0, after: start ?? stored.start, in: diary)
    }
    let isOpen = values[open]
    let kind = values[kind]
    let place = values[DiaryOptions.place]
    let note = values[DiaryOptions.note]
    let sleep = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await SleepJournal(session.dependencies).edit(id, confirmed: confirmed) { sleep in
        if let start { sleep.start = start }
        if let end { sleep.end = end }
        if isOpen { sleep.end = nil }
        if let kind { sleep.kindByHand = kind == "auto" ? nil : SleepKind(rawValue: kind) }
        if let place { sleep.place = place.isEmpty ? nil : Place(rawValue: place) }
        if let note { sleep.note = note.isEmpty ? nil : note }
      }
    }
    try session.tell(sleep, "done.sleep-edited", in: diary)
  }
}
