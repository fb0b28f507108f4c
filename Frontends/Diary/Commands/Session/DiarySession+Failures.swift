import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

extension DiarySession {
  /// Puts what the diary refuses into a sentence by the household's own zones.
  ///
  /// A conflict is told to programs too, as JSON on standard output.
  func failure(for error: any Error) async throws -> Failure? {
    guard let error = error as? DiaryError else { return nil }
    let zones = try await read { try self.zones(in: $0) }
    let failure = failure(for: error, in: zones)
    if isJSON, let json = try await json(of: error, failure.sentence, zones) {
      try print(json)
    }
    return failure
  }

  private func failure(for error: DiaryError, in zones: TimeZoneHistory) -> Failure {
    switch error {
    case .childNotNamed, .sameName, .timerNotNamed, .noSuchFigure, .tooManyDays, .daysReversed,
      .minutesWithoutBreast:
      Failure(sentence(for: error, in: zones), status: .usage)
    default:
      Failure(sentence(for: error, in: zones), status: .refused)
    }
  }

  /// What programs are told of a refusal besides its sentence; nil where that is all.
  private func json(
    of error: DiaryError,
    _ message: String,
    _ zones: TimeZoneHistory
  ) async throws -> JSON? {
    let writer = RecordJSON(zones: zones, now: now.wholeSeconds)
    switch error {
    case .conflict(let conflict), .sleep(.nothingLeft(let conflict)):
      let clock = try await clock(of: conflict.existing.first?.child, in: zones)
      return writer.error(conflict, message: message, clock: clock)
    case .forgottenStop(let forgotten):
      let clock = try await clock(of: forgotten.sleep.child, in: zones)
      return writer.error(forgotten, message: message, clock: clock)
    default: return nil
    }
  }

  private func clock(of child: RecordID?, in zones: TimeZoneHistory) async throws -> DayClock {
    let children = try await read { try ChildBook.children(in: $0) }
    let night = children.first { $0.id == child }?.night ?? .standard
    return DayClock(zones: zones, night: night)
  }
}
