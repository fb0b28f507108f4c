import CommandKit
import DiaryCore
import HearthSupport

/// `sleep add --from T --to T`.
enum SleepAdd {
  private static let from = Option.required(
    "from",
    .text,
    valueName: "word.time",
    summary: "option.sleep.from"
  )
  private static let to = Option.required(
    "to",
    .text,
    valueName: "word.time",
    summary: "option.sleep.to"
  )

  static let command = Command<DiarySession>(
    "add",
    summary: "command.sleep.add",
    parameters: [
      from, to, SleepCommand.kind, DiaryOptions.place, DiaryOptions.note,
      DiaryOptions.onConflict, DiaryOptions.yes,
    ]
  ) { values, session in
    let diary = try await session.open()
    let start = try session.instant(values[from], in: diary)
    let draft = SleepDraft(
      start: start,
      end: try session.end(values[to], after: start, in: diary),
      kind: values[SleepCommand.kind].map(SleepKind.init(rawValue:)),
      place: values[DiaryOptions.place].map(Place.init(rawValue:)),
      note: values[DiaryOptions.note]
    )
    let sleep = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await SleepJournal(session.dependencies)
        .add(draft, for: diary.child.id, confirmed: confirmed)
    }
    try session.tell(sleep, "done.sleep-added", in: diary)
  }
}
