import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `sleep edit ID [--from T] [--to T|--open] [--kind K] [--place P] [--note N] …`.
enum SleepEdit {
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

  private static let clearings: [Clearing<Sleep>] = [
    Clearing("place", \.place), Clearing("settling", \.settling),
    Clearing("settling-minutes", \.settlingSeconds), Clearing("mood-at-start", \.moodAtStart),
    Clearing("mood-at-end", \.moodAtEnd), Clearing("note", \.note), Clearing("author", \.author),
  ]
  private static let clear = DiaryOptions.clear(clearings.map(\.word))

  static let command = Command<DiarySession>(
    "edit",
    summary: "command.sleep.edit",
    discussion: "command.sleep.edit.discussion",
    parameters: [
      SleepCommand.id, from, to, open, kind, DiaryOptions.place, SleepCommand.settling,
      SleepCommand.settlingMinutes, SleepCommand.moodAtStart, SleepCommand.moodAtEnd,
      DiaryOptions.note, EventOptions.author, clear, DiaryOptions.onConflict, DiaryOptions.yes,
    ],
    exclusive: [[to, open]]
  ) { values, session in
    let (diary, stored) = try await session.open(sleep: values[SleepCommand.id])
    let start = try values[from].map { try session.instant($0, near: stored.start, in: diary) }
    let end = try values[to].map {
      try session.end($0, after: start ?? stored.start, in: diary)
    }
    let author = try await session.author(values[EventOptions.author])
    let written = try await session.answering(
      confirmed: values[DiaryOptions.yes],
      values[DiaryOptions.onConflict],
      in: diary
    ) { answers in
      try await SleepJournal(session.dependencies).edit(stored.id, answers) { sleep in
        Clearing.take(values[clear], from: &sleep, by: clearings)
        if let author { sleep.author = author }
        if let start { sleep.start = start }
        if let end { sleep.end = end }
        change(&sleep, values)
      }
    }
    try await session.tell(written, "done.sleep-edited", in: diary)
  }

  /// Changes all but the times; an empty text takes away what was there.
  private static func change(_ sleep: inout Sleep, _ values: Values) {
    if values[open] { sleep.end = nil }
    if let kind = values[kind] {
      sleep.kindByHand = kind == "auto" ? nil : SleepKind(rawValue: kind)
    }
    if let place = values[DiaryOptions.place] {
      sleep.place = place.isEmpty ? nil : Place(rawValue: place)
    }
    if let minutes = values[SleepCommand.settlingMinutes] { sleep.settlingSeconds = minutes * 60 }
    let texts: [(WritableKeyPath<Sleep, String?>, String?)] = [
      (\.settling, values[SleepCommand.settling]),
      (\.moodAtStart, values[SleepCommand.moodAtStart]),
      (\.moodAtEnd, values[SleepCommand.moodAtEnd]),
      (\.note, values[DiaryOptions.note]),
    ]
    for case (let path, let text?) in texts { sleep[keyPath: path] = text.isEmpty ? nil : text }
  }
}
