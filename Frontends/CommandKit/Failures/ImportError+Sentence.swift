import HearthPorts
import HearthSupport

extension ImportError {
  /// The error as a person is told of it.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .missing(let path): messages("command.file.missing", path)
    case .notPermitted(let path): messages("command.file.not-permitted", path)
    case .isFolder(let path): messages("command.file.is-folder", path)
    case .tooLarge(let path, let limit): messages("command.file.too-large", path, limit)
    case .inputOutput(let path, let code):
      messages("command.file.input-output", path, messages.systemReason(code))
    case .cancelled: messages("command.import.cancelled")
    case .notOfFormat(let path, let format, .empty):
      messages("command.import.empty", path, format)
    case .notOfFormat(let path, let format, .notText):
      messages("command.import.not-text", path, format)
    case .notOfFormat(let path, let format, .otherColumns(let columns)):
      messages("command.import.other-columns", path, format, columns.joined(separator: ", "))
    }
  }
}
