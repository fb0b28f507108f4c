import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Puts what the diary refuses into problems with sentences.
struct DiaryProblems {
  let context: DiaryContext
  let zones: TimeZoneHistory

  var messages: Messages { context.messages }

  /// The problem that an error is; nil for one of no app.
  func problem(for error: any Error) async throws -> Problem? {
    switch error {
    case let error as DiaryError: return try await refusal(error)
    case let error as PhotoError: return refusal(error)
    default: return nil
    }
  }

  private func refusal(_ error: DiaryError) async throws -> Problem {
    let sentence = sentence(for: error)
    let code = error.code
    let status = error.status
    switch error {
    case .conflict(let conflict), .sleep(.nothingLeft(let conflict)):
      let child = conflict.existing.first?.child
      let body = writer.error(conflict, message: sentence, clock: try await clock(of: child))
      return Problem(status, code: "conflict", sentence, members: body.members ?? [])
    case .forgottenStop(let forgotten):
      let clock = try await clock(of: forgotten.sleep.child)
      let body = writer.error(forgotten, message: sentence, clock: clock)
      return Problem(status, code: "forgotten", sentence, members: body.members ?? [])
    default: return Problem(status, code: code, sentence)
    }
  }

  private var writer: RecordJSON { RecordJSON(zones: zones, now: context.now.wholeSeconds) }

  private func clock(of child: RecordID?) async throws -> DayClock {
    let children = try await context.read { try ChildBook.children(in: $0) }
    let night = children.first { $0.id == child }?.night ?? .standard
    return DayClock(zones: zones, night: night)
  }

  private func refusal(_ error: PhotoError) -> Problem {
    switch error {
    case .notAPicture: Problem(.unprocessable, code: "photo", messages("web.photo.not-a-picture"))
    case .tooLarge(let megapixels):
      Problem(.unprocessable, code: "photo", messages("web.photo.too-large", megapixels))
    case .exhausted: Problem(.unprocessable, code: "photo", messages("web.photo.exhausted"))
    case .missingProgram(let name):
      Problem(.unavailable, code: "photo", messages("web.photo.missing-program", name))
    case .system: Problem(.unavailable, code: "photo", messages("web.problem.fault"))
    }
  }
}

extension DiaryError {
  /// How a request that is refused so went.
  fileprivate var status: HTTPStatus {
    switch self {
    case .noChildren, .noSuchChild, .noSuchRecord, .noSuchPerson, .noSuchTag, .noTimer,
      .noSuchTimer, .noSuchFigure:
      .notFound
    case .conflict, .forgottenStop, .needsConfirmation, .notAsleep, .feeding, .sleep, .timerRuns,
      .nameTaken, .notTagged, .sameChild, .ambiguous, .sameName, .childNotNamed, .timerNotNamed:
      .conflict
    case .badName, .bornInFuture, .badWord, .endNotAfterStart, .tooLong, .minutesDoNotFit,
      .minutesWithoutBreast, .badAmount, .tooManyDays, .daysReversed, .event:
      .unprocessable
    }
  }

  /// By what programs tell refusals apart.
  fileprivate var code: String {
    switch self {
    case .needsConfirmation: "needs-confirmation"
    case .noChildren, .noSuchChild, .noSuchRecord, .noSuchPerson, .noSuchTag, .noTimer,
      .noSuchTimer, .noSuchFigure:
      "not-found"
    default: "refused"
    }
  }
}
