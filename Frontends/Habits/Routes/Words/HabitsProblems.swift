import HTTPKit
import HabitsCore
import HearthSupport

/// Puts what the habit tracker refuses into problems with sentences.
struct HabitsProblems {
  let messages: Messages

  /// The problem that a refusal is.
  func problem(for error: HabitsError) -> Problem {
    Problem(error.status, code: error.code, sentence(error))
  }

  /// What was wrong and what to do.
  func sentence(_ error: HabitsError) -> String {
    switch error {
    case .noSuchTracker, .noSuchPause: messages("web.problem.not-found")
    default: RefusalWriter(messages: messages).sentence(error)
    }
  }
}

extension HabitsError {
  /// How a request that is refused so went.
  fileprivate var status: HTTPStatus {
    switch self {
    case .noSuchCategory, .noSuchTracker, .noSuchPause, .noReminder: .notFound
    case .categoryExists, .categoryInUse, .sameName: .conflict
    case .badName, .futureDay, .tooEarly, .amountMissing, .amountNotTaken, .badAmount,
      .scheduleOfEvent, .beforeCreation, .moveIntoItself, .pauseReversed:
      .unprocessable
    }
  }

  /// By what programs tell refusals apart.
  fileprivate var code: String {
    switch self {
    case .noSuchCategory, .noSuchTracker, .noSuchPause, .noReminder: "not-found"
    case .categoryExists: "name-taken"
    case .categoryInUse: "category-in-use"
    case .futureDay: "future-day"
    case .amountMissing: "amount-missing"
    default: "refused"
    }
  }
}
