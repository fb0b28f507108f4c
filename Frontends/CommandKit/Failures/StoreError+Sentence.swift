import HearthPorts
import HearthSupport

extension StoreError {
  /// The error as a person is told of it.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .badAddress(let address): messages("command.store.bad-address", address)
    case .missingFolder(let path): messages("command.store.missing-folder", path)
    case .notPermitted(let path): messages("command.store.not-permitted", path)
    case .notAFile(let path): messages("command.store.not-a-file", path)
    case .notAStore(let path): messages("command.store.not-a-store", path)
    case .newer(let path): messages("command.store.newer", path)
    case .readOnly(let path): messages("command.store.read-only", path)
    case .damaged(let path): messages("command.store.damaged", path)
    case .full(let path): messages("command.store.full", path)
    case .busy(let path): messages("command.store.busy", path)
    case .inputOutput(let path, let detail):
      messages("command.store.input-output", path, detail)
    case .malformedRow(let table, let field):
      messages("command.store.malformed-row", table, field)
    case .closed: messages("command.store.closed")
    case .internalFault(let detail): messages("command.store.fault", detail)
    }
  }

  /// An address that makes no sense was written wrongly; all else is the machine's trouble.
  var status: ExitCode {
    if case .badAddress = self { .usage } else { .trouble }
  }
}
