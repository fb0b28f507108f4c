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

  static let name = Parameter("name", in: .body, .text(1...200), "Its name.", isRequired: true)
  static let outcome = Parameter(
    "kind",
    in: .body,
    ParameterType.choice(TimerOutcome.allCases.map(\.rawValue))
      .mapped { TimerOutcome(rawValue: $0) },
    "What it becomes, in the words of `timer stop --as`.",
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

  /// Ends a timer as an entry that began with it.
  func stop(_ id: RecordID, _ input: RouteInput) async throws -> DiaryEntry {
    let end = try diary.instant(try input(DiaryInput.at))
    let isConfirmed = try context.answers(input, in: diary).isConfirmed
    let outcome = try input.required(Self.outcome)
    let messages = context.messages
    let stopped = try await journal.stop(
      id.description,
      as: outcome,
      of: diary.child.id,
      at: end,
      confirmed: isConfirmed
    ) { $0.note(until: end, in: messages) }
    return switch stopped {
    case .sleep(let written): .sleep(written.sleep)
    case .event(let event): .event(event)
    }
  }
}
