import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

extension TimerOutcome {
  /// Stops a timer and tells of what it became.
  func stop(
    _ name: String?,
    at end: Instant,
    _ confirmed: Bool,
    in diary: OpenDiary,
    _ session: DiarySession
  ) async throws {
    let messages = session.messages
    let stopped = try await session.confirming(confirmed, in: diary) { confirmed in
      try await TimerJournal(session.dependencies, zones: diary.zones)
        .stop(name, as: self, of: diary.child.id, at: end, confirmed: confirmed) { timer in
          timer.note(until: end, in: messages)
        }
    }
    switch stopped {
    case .sleep(let sleep): try await session.tell(sleep, "done.sleep-added", in: diary)
    case .event(let event): try await session.tell(event, "done.event-added", in: diary)
    }
  }
}
