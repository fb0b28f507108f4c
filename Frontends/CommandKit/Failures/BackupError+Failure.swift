import HearthPorts
import HearthSupport

extension BackupError {
  /// The error as a person is told of it; a path that will not do is refused, the rest is trouble.
  func failure(_ messages: Messages) -> Failure {
    switch self {
    case .exists(let path): Failure(messages("command.backup.exists", path))
    case .missing(let path): Failure(messages("command.file.missing", path))
    case .isStore(let path): Failure(messages("command.backup.is-store", path))
    case .copy(let error):
      Failure(error.sentenceOfCopy(messages) ?? error.sentence(messages), status: .trouble)
    case .store(let error): Failure(error.sentence(messages), status: .trouble)
    }
  }
}

extension StoreError {
  /// What is wrong with a copy, where other advice helps than for the store.
  fileprivate func sentenceOfCopy(_ messages: Messages) -> String? {
    switch self {
    case .badAddress(let path): messages("command.backup.bad-path", path)
    case .missingFolder(let path): messages("command.backup.missing-folder", path)
    case .notPermitted(let path): messages("command.backup.not-permitted", path)
    case .notAFile(let path): messages("command.backup.not-a-file", path)
    case .notAStore(let path): messages("command.backup.not-a-backup", path)
    case .newer(let path): messages("command.backup.newer", path)
    case .readOnly(let path): messages("command.backup.read-only", path)
    case .damaged(let path): messages("command.backup.damaged", path)
    case .full(let path): messages("command.backup.full", path)
    case .busy, .inputOutput, .malformedRow, .closed, .internalFault: nil
    }
  }
}
