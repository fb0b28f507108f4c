import HearthPorts
import HearthSupport

extension LiveImportError {
  /// The error as a person is told of it.
  func failure(_ messages: Messages) -> Failure {
    switch self {
    case .notAllowed(let address):
      Failure(messages("command.live.not-allowed", address))
    case .notOfFormat(let address, let format):
      Failure(messages("command.live.other-program", address, format), status: .trouble)
    case .refused(let address, let status):
      Failure(messages("command.live.refused", address, status), status: .trouble)
    case .unanswered(let address, let error):
      Failure(error.sentence(address, messages), status: error.status)
    }
  }
}

extension HTTPClientError {
  /// The error as a person is told of it.
  func sentence(_ address: String, _ messages: Messages) -> String {
    switch self {
    case .badRequest: messages("command.web.bad-address", address)
    case .unknownHost: messages("command.web.unknown-host", address)
    case .unreachable: messages("command.web.unreachable", address)
    case .timedOut: messages("command.web.timed-out", address)
    case .untrusted: messages("command.web.untrusted", address)
    case .tooLarge(let limit): messages("command.web.too-large", address, limit)
    case .broken: messages("command.web.broken", address)
    case .cancelled: messages("command.import.cancelled")
    case .missingLibrary: messages("command.web.missing-library")
    case .internalFault: messages("command.web.internal", address)
    }
  }

  fileprivate var status: ExitCode { self == .badRequest ? .usage : .trouble }
}
