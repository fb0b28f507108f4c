import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `sleep stop [--at T]`.
enum SleepStop {
  static let command = Command<DiarySession>(
    "stop",
    summary: "command.sleep.stop",
    parameters: [DiaryOptions.at, DiaryOptions.yes]
  ) { values, session in
    let diary = try await session.open()
    let end = try await end(values[DiaryOptions.at], in: diary, session)
    let stopped = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await SleepJournal(session.dependencies)
        .stop(child: diary.child, at: end, confirmed: confirmed)
    }
    if !stopped.joined.isEmpty {
      session.console.diagnostics.remark(
        session.messages("done.sleeps-joined", stopped.joined.count + 1)
      )
    }
    try session.tell(stopped.sleep, "done.sleep-stopped", in: diary)
  }

  /// A bare clock time is the first one after the sleep began, as long as that is not yet to come.
  private static func end(
    _ text: String?,
    in diary: OpenDiary,
    _ session: DiarySession
  ) async throws -> Instant {
    guard let text else { return diary.now.wholeSeconds }
    let start = try await session.read { transaction in
      try DayReader(transaction, zones: diary.zones, now: diary.now).now(of: diary.child)
    }
    guard start.state == .asleep, let since = start.since else {
      return try session.instant(text, in: diary)
    }
    let latest = try diary.reader.instant(text).instant
    return latest > since
      ? try session.instant(text, in: diary)
      : try session.end(text, after: since, in: diary)
  }
}
