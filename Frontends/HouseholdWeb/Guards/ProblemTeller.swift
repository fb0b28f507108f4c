import CommandKit
import HTTPKit
import HearthHousehold
import HearthMiniPlayer
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import SyncClient

/// Turns whatever went wrong into a problem with a sentence in the person's language.
struct ProblemTeller<App: WebApp> {
  let context: WebContext<App>

  func problem(for error: any Error) async -> Problem {
    if let problem = error as? Problem { return worded(problem) }
    if let problem = known(error) { return problem }
    if let error = error as? JournalError, let writer = try? await context.journalWriter() {
      return Problem(.conflict, code: "undo", writer.sentence(error))
    }
    if let problem = try? await context.app.problem(for: error, context) { return problem }
    return Problem(.internalError, context.messages("web.problem.fault"))
  }

  /// Problems of the kit have a name of a field in the place of a sentence, or none.
  private func worded(_ problem: Problem) -> Problem {
    var problem = problem
    let messages = context.messages
    switch problem.code {
    case "value": problem.detail = messages("web.problem.value", problem.detail ?? "")
    case "missing": problem.detail = messages("web.problem.missing", problem.detail ?? "")
    case "not-found": problem.detail = problem.detail ?? messages("web.problem.not-found")
    case "too-large": problem.detail = problem.detail ?? messages("web.problem.too-large")
    default: problem.detail = problem.detail ?? messages("web.problem.request")
    }
    return problem
  }

  private func known(_ error: any Error) -> Problem? {
    switch error {
    case let error as AccountError: problem(for: error)
    case let error as PlayerRemoteError: problem(for: error)
    case let error as SyncError: error.problem(context.messages)
    case let error as TransportError: error.problem(context.messages)
    case is StoreError, is TimeZoneError:
      Problem(.unavailable, context.messages("web.problem.store"))
    case is SecretError: Problem(.unavailable, context.messages("web.problem.fault"))
    case let error as TimeReadingError:
      Problem(.unprocessable, code: "time", sentence(error))
    case is ImportError: Problem(.unprocessable, code: "import", formatSentence(error))
    case let error as Failure: Problem(.conflict, code: "refused", error.sentence)
    case is BackupError, is FileError: Problem(.unavailable, code: "backup", formatSentence(error))
    case is UnknownPlugin: Problem(.notFound, formatSentence(error))
    case is ExportError:
      Problem(.unavailable, code: "export", context.messages("web.problem.fault"))
    default: nil
    }
  }

  private func problem(for error: PlayerRemoteError) -> Problem {
    let sentence = error.sentence(context.messages)
    return switch error {
    case .notRunning: Problem(.conflict, code: "not-running", sentence)
    case .refused(let refusal):
      switch refusal.kind {
      case .refused: Problem(.conflict, code: "refused", sentence)
      case .usage: Problem(.unprocessable, sentence)
      case .trouble: Problem(.unavailable, sentence)
      }
    case .disconnected, .notUnderstood: Problem(.unavailable, sentence)
    }
  }

  private func formatSentence(_ error: any Error) -> String? {
    Failure.of(error, context.messages, plugins: .formats)?.sentence
  }

  private func problem(for error: AccountError) -> Problem {
    let messages = context.messages
    return switch error {
    case .badName(let limit):
      Problem(.unprocessable, code: "name", messages("web.account.bad-name", limit))
    case .badPassword(let shortest, let longest):
      Problem(
        .unprocessable,
        code: "password",
        messages("web.account.bad-password", shortest, longest)
      )
    case .nameTaken(let name):
      Problem(.conflict, code: "name-taken", messages("web.account.name-taken", name))
    case .notFirst: Problem(.gone, messages("web.account.not-first"))
    case .lastOwner: Problem(.conflict, code: "last-owner", messages("web.account.last-owner"))
    case .noSuchRecord: Problem(.notFound, messages("web.problem.not-found"))
    case .wrongPassword:
      Problem(.unprocessable, code: "password", messages("web.account.wrong-password"))
    }
  }

  private func sentence(_ error: TimeReadingError) -> String {
    let messages = context.messages
    return switch error {
    case .notATime(let text), .notADay(let text), .tooFar(let text):
      messages("web.time.not-a-time", text)
    case .occursOnce(let local): messages("web.time.occurs-once", local.description)
    case .skipped(let local, let before, let after):
      messages("web.time.skipped", local.description, before.description, after.description)
    case .dayLeftOut(let day): messages("web.time.day-left-out", day.description)
    }
  }
}
