package import HearthPorts
package import HearthSupport
package import SyncClient

extension SyncError {
  /// The error as a person is told of it.
  package func failure(_ messages: Messages) -> Failure {
    switch self {
    case .notSetUp: Failure(messages("sync.refused.not-set-up"))
    case .alreadySetUp: Failure(messages("sync.refused.already-set-up"))
    case .massDeletion(_, let count): Failure(messages("sync.refused.mass-deletion", count))
    case .noProgress: Failure(messages("sync.trouble.no-progress"), status: .trouble)
    case .contradiction: Failure(messages("sync.trouble.contradiction"), status: .trouble)
    case .badCode: Failure(messages("sync.refused.bad-code"))
    case .unattended: Failure(messages("sync.refused.unasked"))
    case .unconfirmed: Failure(messages("sync.refused.unconfirmed"))
    case .expiredCode: Failure(messages("sync.refused.expired-code"))
    case .badWords: Failure(messages("sync.refused.bad-words"))
    case .unknownRecord(let text): Failure(messages("sync.refused.unknown-record", text))
    case .unknownDevice(let text): Failure(messages("sync.refused.unknown-device", text))
    case .ownDevice: Failure(messages("sync.refused.own-device"))
    }
  }
}

extension TransportError {
  /// The error as a person is told of it; but for a wrong address it is the network's trouble.
  package func failure(_ messages: Messages) -> Failure {
    switch self {
    case .badAddress(let address):
      Failure(messages("sync.refused.bad-address", address), status: .usage)
    case .missingFolder(let path):
      Failure(messages("sync.trouble.missing-folder", path), status: .trouble)
    case .notPermitted(let path):
      Failure(messages("sync.trouble.not-permitted", path), status: .trouble)
    case .unreachable(let address, ""):
      Failure(messages("sync.trouble.no-answer", address), status: .trouble)
    case .unreachable(let address, let detail):
      Failure(messages("sync.trouble.unreachable", address, detail), status: .trouble)
    case .untrusted(let address):
      Failure(messages("sync.trouble.untrusted", address), status: .trouble)
    case .stranger(let address):
      Failure(messages("sync.trouble.stranger", address), status: .trouble)
    case .missingLibrary(let package):
      Failure(messages("sync.trouble.missing-library", package), status: .trouble)
    case .needsCode: Failure(messages("sync.refused.needs-code"))
    case .closed: Failure(messages("sync.refused.closed"))
    case .notAdmitted: Failure(messages("sync.trouble.not-admitted"), status: .trouble)
    case .noSpace: Failure(messages("sync.trouble.no-space"), status: .trouble)
    case .full: Failure(messages("sync.trouble.full"), status: .trouble)
    case .busy: Failure(messages("sync.trouble.busy"), status: .trouble)
    case .malformed(let detail):
      Failure(messages("sync.trouble.malformed", detail), status: .trouble)
    case .unsupported: Failure(messages("sync.refused.unsupported"))
    }
  }
}

extension SyncTrouble {
  /// What stood in the way of the last session.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .unreachable: messages("sync.state.unreachable")
    case .missingFolder: messages("sync.state.missing-folder")
    case .notPermitted: messages("sync.state.not-permitted")
    case .notAdmitted: messages("sync.trouble.not-admitted")
    case .full: messages("sync.trouble.full")
    case .tooLarge: messages("sync.state.too-large")
    case .unreadable: messages("sync.state.unreadable")
    case .incomplete: messages("sync.state.incomplete")
    case .malformed: messages("sync.trouble.contradiction")
    case .massDeletion: messages("sync.state.mass-deletion")
    case .other: messages("sync.state.other")
    }
  }
}
