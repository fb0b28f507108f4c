import CommandKit
import HTTPKit
import HearthPorts
import HearthSupport
import SyncClient

extension SyncError {
  /// What a program is told.
  func problem(_ messages: Messages) -> Problem {
    let (status, code): (HTTPStatus, String) =
      switch self {
      case .notSetUp: (.conflict, "not-set-up")
      case .alreadySetUp: (.conflict, "already-set-up")
      case .massDeletion: (.conflict, "mass-deletion")
      case .unattended: (.conflict, "unattended")
      case .unconfirmed: (.conflict, "unconfirmed")
      case .ownDevice: (.conflict, "own-device")
      case .badCode, .expiredCode: (.unprocessable, "code")
      case .badWords: (.unprocessable, "words")
      case .unknownRecord, .unknownDevice: (.notFound, "not-found")
      case .noProgress, .contradiction: (.unavailable, "sync")
      }
    return Problem(status, code: code, failure(messages).sentence)
  }
}

extension TransportError {
  /// What a program is told.
  func problem(_ messages: Messages) -> Problem {
    let (status, code): (HTTPStatus, String) =
      switch self {
      case .badAddress: (.unprocessable, "transport")
      case .unsupported: (.conflict, "unsupported")
      case .needsCode: (.conflict, "needs-code")
      case .closed: (.conflict, "closed")
      default: (.unavailable, "sync")
      }
    return Problem(status, code: code, failure(messages).sentence)
  }
}
