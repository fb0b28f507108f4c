import CommandKit
import DiaryCore
import HearthSupport

/// `sleep start [--at T]`.
enum SleepStart {
  static let command = Command<DiarySession>(
    "start",
    summary: "command.sleep.start",
    parameters: [
      DiaryOptions.at, SleepCommand.kind, DiaryOptions.place, DiaryOptions.note, DiaryOptions.yes,
    ]
  ) { values, session in
    let diary = try await session.open()
    let draft = SleepDraft(
      start: try session.instant(values[DiaryOptions.at], in: diary),
      kind: values[SleepCommand.kind].map(SleepKind.init(rawValue:)),
      place: values[DiaryOptions.place].map(Place.init(rawValue:)),
      note: values[DiaryOptions.note]
    )
    let sleep = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await SleepJournal(session.dependencies)
        .add(draft, for: diary.child.id, confirmed: confirmed)
    }
    try session.tell(sleep, "done.sleep-started", in: diary)
  }
}
