import HearthSupport

extension FileError {
  /// The error as a person is told of it.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .missing(let path): messages("command.file.missing", path)
    case .notPermitted(let path): messages("command.file.not-permitted", path)
    case .isFolder(let path): messages("command.file.is-folder", path)
    case .tooLarge(let path, let limit): messages("command.file.too-large", path, limit)
    case .inputOutput(let path, let code):
      messages("command.file.input-output", path, messages.systemReason(code))
    }
  }

  /// Another file would do, or the machine is in the way.
  var status: ExitCode {
    switch self {
    case .missing, .isFolder, .tooLarge: .refused
    case .notPermitted, .inputOutput: .trouble
    }
  }
}
