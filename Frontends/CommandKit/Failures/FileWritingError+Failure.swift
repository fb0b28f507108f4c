import HearthSupport

extension FileWritingError {
  /// The error as a person is told of it; a path that will not do is refused, the rest is trouble.
  func failure(_ messages: Messages) -> Failure {
    switch self {
    case .exists(let path): Failure(messages("command.write.exists", path))
    case .isFolder(let path): Failure(messages("command.write.is-folder", path))
    case .missingFolder(let path): Failure(messages("command.write.missing-folder", path))
    case .notPermitted(let path):
      Failure(messages("command.write.not-permitted", path), status: .trouble)
    case .full(let path): Failure(messages("command.write.full", path), status: .trouble)
    case .inputOutput(let path, let code):
      Failure(
        messages("command.file.input-output", path, messages.systemReason(code)),
        status: .trouble
      )
    }
  }
}
