import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

extension DiarySession {
  /// Reads a time, now where none is given, and says so where it occurs twice.
  func instant(_ text: String?, in diary: OpenDiary) throws -> Instant {
    guard let text else { return diary.now.wholeSeconds }
    return said(try diary.reader.instant(text), in: diary)
  }

  /// Reads a time that corrects one that is written down, and says so where it occurs twice.
  func instant(_ text: String, near written: Instant, in diary: OpenDiary) throws -> Instant {
    said(try diary.reader.instant(text, near: written), in: diary)
  }

  /// Reads the end of something begun at `start`, and says so where it occurs twice.
  func end(_ text: String, after start: Instant, in diary: OpenDiary) throws -> Instant {
    said(try diary.reader.end(text, after: start), in: diary)
  }

  /// Reads when the child woke, now where nothing is given: a bare clock time is the first one after
  /// it fell asleep, as long as that is not yet to come.
  func waking(_ text: String?, in diary: OpenDiary) async throws -> Instant {
    guard let text else { return diary.now.wholeSeconds }
    let found = try await read { transaction in
      try DayReader(transaction, zones: diary.zones, now: diary.now).now(of: diary.child)
    }
    guard found.state == .asleep, let since = found.since else {
      return try instant(text, in: diary)
    }
    let latest = try diary.reader.instant(text).instant
    return latest > since ? try instant(text, in: diary) : try end(text, after: since, in: diary)
  }

  private func said(_ reading: TimeReading, in diary: OpenDiary) -> Instant {
    said(reading, by: diary.zones)
  }

  /// An instant for a sentence: the clock time, with the date where that is not today.
  func clock(_ instant: Instant, in zones: TimeZoneHistory) -> String {
    messages.clock(instant, in: zones, today: zones.local(now).day)
  }

  /// A stretch of time for a sentence.
  func span(_ start: Instant, _ end: Instant?, in zones: TimeZoneHistory) -> String {
    let end = end.map { clock($0, in: zones) } ?? messages("time.open")
    return messages("time.span", clock(start, in: zones), end)
  }
}
