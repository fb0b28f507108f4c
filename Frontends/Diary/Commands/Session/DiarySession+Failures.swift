import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

extension DiarySession {
  /// Runs a command and puts what the diary refuses into a sentence by the household's own zones.
  ///
  /// A conflict is told to programs too, as JSON on standard output.
  func wording(_ command: (DiarySession) async throws -> Void) async throws {
    do {
      try await command(self)
    } catch let error as DiaryError {
      let zones = try await read { try self.zones(in: $0) }
      let failure = failure(for: error, in: zones)
      if case .conflict(let conflict) = error, isJSON {
        try print(try await json(of: conflict, failure.sentence, zones))
      }
      throw failure
    } catch let error as JournalError {
      throw Failure(
        try await journalWriter().writer.sentence(error).printableLine,
        status: .refused
      )
    } catch let error as TimeReadingError {
      throw Failure(sentence(for: error).printableLine, status: error.isUsage ? .usage : .refused)
    }
  }

  private func failure(for error: DiaryError, in zones: TimeZoneHistory) -> Failure {
    switch error {
    case .childNotNamed, .sameName, .timerNotNamed, .noSuchFigure, .tooManyDays, .daysReversed:
      Failure(sentence(for: error, in: zones).printableLine, status: .usage)
    default:
      Failure(sentence(for: error, in: zones).printableLine, status: .refused)
    }
  }

  private func json(
    of conflict: SleepConflict,
    _ message: String,
    _ zones: TimeZoneHistory
  ) async throws -> JSON {
    let writer = RecordJSON(zones: zones, now: now.wholeSeconds)
    let children = try await read { try ChildBook.children(in: $0) }
    let with = conflict.existing.map { sleep in
      let night = children.first { $0.id == sleep.child }?.night ?? .standard
      return writer.sleep(sleep, clock: DayClock(zones: zones, night: night))
    }
    return [
      "error": [
        "code": "conflict",
        "message": .string(message),
        "with": .array(with),
        "choices": .array(SleepConflict.choices.map { .string($0) }),
      ]
    ]
  }
}

extension TimeReadingError {
  /// Whether the text is no time at all, rather than a time that no clock showed.
  fileprivate var isUsage: Bool {
    switch self {
    case .notATime, .notADay, .tooFar: true
    case .skipped, .dayLeftOut, .occursOnce: false
    }
  }
}
