import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What pages and the API do with sleeps.
struct SleepActions {
  private let context: DiaryContext
  private let diary: OpenDiary

  init(_ context: DiaryContext, _ diary: OpenDiary) {
    self.context = context
    self.diary = diary
  }

  static let kind = Parameter(
    "kind",
    in: .body,
    .choice(["night", "day"]),
    "Night or day by hand; null lets the child's night decide."
  )
  static let place = Parameter("place", in: .body, .text(0...100), "Where.")
  static let settling = Parameter("settling", in: .body, .text(0...500), "How it was settled.")
  static let settlingMinutes = Parameter(
    "settlingMinutes",
    in: .body,
    .integer(0...1440),
    "How long settling took."
  )
  static let moodAtStart = Parameter("moodAtStart", in: .body, .text(0...100), "The mood before.")
  static let moodAtEnd = Parameter("moodAtEnd", in: .body, .text(0...100), "The mood after.")
  static let fields: [any RouteParameter] =
    [
      DiaryInput.start, DiaryInput.end, kind, place, settling, settlingMinutes, moodAtStart,
      moodAtEnd, DiaryInput.note,
    ] + DiaryInput.answers

  private var journal: SleepJournal { SleepJournal(context.dependencies) }

  func start(_ input: RouteInput) async throws -> WrittenSleeps {
    var draft = SleepDraft(start: try diary.instant(try input(DiaryInput.at)))
    draft.author = context.author
    return try await journal.add(draft, for: diary.child.id, try context.answers(input, in: diary))
  }

  func finish(_ input: RouteInput) async throws -> WrittenSleeps {
    try await journal.stop(
      child: diary.child,
      at: try diary.instant(try input(DiaryInput.at)),
      try context.answers(input, in: diary)
    )
  }

  func add(_ input: RouteInput) async throws -> WrittenSleeps {
    let start = try diary.instant(try input.required(DiaryInput.start))
    var draft = SleepDraft(
      start: start,
      end: try diary.end(try input(DiaryInput.end), after: start)
    )
    draft.kind = try input(Self.kind).map(SleepKind.init(rawValue:))
    draft.place = try input(Self.place).map(Place.init(rawValue:))
    draft.settling = try input(Self.settling)
    draft.settlingSeconds = try input(Self.settlingMinutes).map { $0 * 60 }
    draft.moodAtStart = try input(Self.moodAtStart)
    draft.moodAtEnd = try input(Self.moodAtEnd)
    draft.note = try input(DiaryInput.note)
    draft.author = context.author
    return try await journal.add(draft, for: diary.child.id, try context.answers(input, in: diary))
  }

  /// Changes what the body names; an end that it names without a value opens the sleep.
  func edit(_ stored: Sleep, _ input: RouteInput) async throws -> WrittenSleeps {
    let start = try diary.instant(try input(DiaryInput.start), near: stored.start)
    let end = try self.end(of: stored, startingAt: start, input)
    let (kind, place) = (try input(Self.kind), try input(Self.place))
    let (settling, minutes) = (try input(Self.settling), try input(Self.settlingMinutes))
    let (before, after) = (try input(Self.moodAtStart), try input(Self.moodAtEnd))
    let note = try input(DiaryInput.note)
    return try await journal.edit(stored.id, try context.answers(input, in: diary)) { sleep in
      (sleep.start, sleep.end) = (start, end)
      if input.names(Self.kind) { sleep.kindByHand = kind.map(SleepKind.init(rawValue:)) }
      if input.names(Self.place) { sleep.place = place.map(Place.init(rawValue:)) }
      if input.names(Self.settling) { sleep.settling = settling }
      if input.names(Self.settlingMinutes) { sleep.settlingSeconds = minutes.map { $0 * 60 } }
      if input.names(Self.moodAtStart) { sleep.moodAtStart = before }
      if input.names(Self.moodAtEnd) { sleep.moodAtEnd = after }
      if input.names(DiaryInput.note) { sleep.note = note }
    }
  }

  func split(_ sleep: Sleep, _ input: RouteInput) async throws -> WrittenSleeps {
    let start = try diary.end(try input.required(DiaryInput.start), after: sleep.start)
    let from = start ?? sleep.start
    let end = try diary.end(try input.required(DiaryInput.end), after: from)
    return try await journal.split(
      sleep.id,
      from: from,
      to: end ?? from,
      try context.answers(input, in: diary)
    )
  }

  /// Moves the edges of the sleeps beside a wakefulness.
  ///
  /// - Returns: from when to when the child was awake.
  func editWakefulness(_ input: RouteInput) async throws -> Range<Instant> {
    let (after, before) = (try input(SleepPages.after), try input(SleepPages.before))
    let (earlier, later) = try await context.read { transaction in
      (
        try after.flatMap { try transaction.fetch(Sleep.self, $0) },
        try before.flatMap { try transaction.fetch(Sleep.self, $0) }
      )
    }
    let start = try diary.instant(try input(DiaryInput.start), near: earlier?.end ?? diary.now)
    let end = try diary.instant(try input(DiaryInput.end), near: later?.start ?? diary.now)
    let range = start..<max(start, end)
    _ = try await journal.editWakefulness(
      after: after,
      before: before,
      to: range,
      try context.answers(input, in: diary)
    )
    return range
  }

  private func end(
    of stored: Sleep,
    startingAt start: Instant,
    _ input: RouteInput
  ) throws -> Instant? {
    guard input.names(DiaryInput.end) else { return stored.end }
    guard let text = try input(DiaryInput.end) else { return nil }
    if let end = stored.end { return try diary.instant(text, near: end) }
    return try diary.end(text, after: start)
  }
}
