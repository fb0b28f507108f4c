import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// What a timer becomes when it is stopped.
enum TimerOutcome: String, CaseIterable {
  case sleep
  case feedLeft = "feed left"
  case feedRight = "feed right"
  case feedBoth = "feed both"
  case feedBottle = "feed bottle"
  case feedSolids = "feed solids"
  case pump
  case bath
  case tummy
  case note

  /// Stops a timer and tells of what it became.
  func stop(
    _ name: String?,
    at end: Instant,
    _ confirmed: Bool,
    in diary: OpenDiary,
    _ session: DiarySession
  ) async throws {
    switch self {
    case .sleep:
      let sleep = try await session.confirming(confirmed, in: diary) { confirmed in
        try await TimerJournal(session.dependencies, zones: diary.zones)
          .stopAsSleep(name, of: diary.child.id, at: end, confirmed: confirmed)
      }
      try await session.tell(sleep, "done.sleep-added", in: diary)
    case .note:
      let messages = session.messages
      try await self.stop(name, at: end, confirmed, in: diary, session) {
        (note: inout DiaryNote, timer) in
        let length = messages.durationText(max(.zero, end - timer.start), .words)
        note.text = messages("timer.note", timer.name, length)
      }
    case .pump: try await stop(name, at: end, confirmed, in: diary, session, as: Pumping.self)
    case .bath: try await stop(name, at: end, confirmed, in: diary, session, as: Bath.self)
    case .tummy: try await stop(name, at: end, confirmed, in: diary, session, as: TummyTime.self)
    case .feedLeft: try await feed(name, at: end, confirmed, in: diary, session, .left)
    case .feedRight: try await feed(name, at: end, confirmed, in: diary, session, .right)
    case .feedBoth: try await feed(name, at: end, confirmed, in: diary, session, .both)
    case .feedBottle: try await feed(name, at: end, confirmed, in: diary, session, .bottle)
    case .feedSolids: try await feed(name, at: end, confirmed, in: diary, session, .parentFed)
    }
  }

  private func feed(
    _ name: String?,
    at end: Instant,
    _ confirmed: Bool,
    in diary: OpenDiary,
    _ session: DiarySession,
    _ method: FeedingMethod
  ) async throws {
    try await stop(name, at: end, confirmed, in: diary, session) { (feeding: inout Feeding, _) in
      feeding.method = method
      if FeedingMethod.nursing.contains(method) { feeding.content = .breastMilk }
      if method == .parentFed { feeding.content = .food }
    }
  }

  private func stop<Event: DiaryEvent>(
    _ name: String?,
    at end: Instant,
    _ confirmed: Bool,
    in diary: OpenDiary,
    _ session: DiarySession,
    as _: Event.Type = Event.self,
    _ fill: @escaping @Sendable (inout Event, DiaryTimer) throws -> Void = { _, _ in }
  ) async throws {
    let event = try await session.confirming(confirmed, in: diary) { confirmed in
      try await TimerJournal(session.dependencies, zones: diary.zones)
        .stop(name, of: diary.child.id, at: end, confirmed: confirmed, fill)
    }
    try await session.tell(event, "done.event-added", in: diary)
  }
}
