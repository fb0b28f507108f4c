import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What pages and the API do with timers.
struct TimerActions {
  private let context: DiaryContext
  private let diary: OpenDiary

  init(_ context: DiaryContext, _ diary: OpenDiary) {
    self.context = context
    self.diary = diary
  }

  /// What a timer can become: a sleep, or an event that lasts.
  static let kinds: [String] =
    ["sleep"] + EventKind.allCases.filter { $0.type.shape == .span }.map(\.rawValue)

  static let name = Parameter("name", in: .body, .text(1...200), "Its name.", isRequired: true)
  static let kind = Parameter(
    "kind",
    in: .body,
    .choice(kinds),
    "What it becomes.",
    isRequired: true
  )

  private var journal: TimerJournal { TimerJournal(context.dependencies, zones: diary.zones) }

  func start(_ input: RouteInput) async throws -> DiaryTimer {
    try await journal.start(
      try input.required(Self.name),
      for: diary.child.id,
      at: try diary.instant(try input(DiaryInput.at)),
      author: context.author,
      confirmed: try context.answers(input, in: diary).isConfirmed
    )
  }

  func cancel(_ id: RecordID) async throws -> DiaryTimer {
    try await journal.cancel(id.description, of: diary.child.id)
  }

  /// Ends a timer as a sleep or an event that began with it.
  func stop(_ id: RecordID, _ input: RouteInput) async throws -> DiaryEntry {
    let end = try diary.instant(try input(DiaryInput.at))
    let isConfirmed = try context.answers(input, in: diary).isConfirmed
    let word = try input.required(Self.kind)
    guard let kind = EventKind(rawValue: word) else {
      let written = try await journal.stopAsSleep(
        id.description,
        of: diary.child.id,
        at: end,
        confirmed: isConfirmed
      )
      return .sleep(written.sleep)
    }
    return .event(try await stop(kind.type, id, at: end, isConfirmed))
  }

  private func stop<Event: DiaryEvent>(
    _: Event.Type,
    _ id: RecordID,
    at end: Instant,
    _ isConfirmed: Bool
  ) async throws -> any DiaryEvent {
    let event: Event = try await journal.stop(
      id.description,
      of: diary.child.id,
      at: end,
      confirmed: isConfirmed
    ) { _, _ in }
    return event
  }
}
