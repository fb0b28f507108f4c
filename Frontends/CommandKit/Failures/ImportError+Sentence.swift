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
    case .notOfFormat(let path, let format, let mismatch):
      mismatch.sentence(path, format, messages)
    }
  }
}

extension ImportError.Mismatch {
  fileprivate func sentence(_ path: String, _ format: String, _ messages: Messages) -> String {
    switch self {
    case .empty: messages("command.import.empty", path, format)
    case .notText: messages("command.import.not-text", path, format)
    case .otherColumns(let columns):
      messages("command.import.other-columns", path, format, columns.joined(separator: ", "))
    case .otherKind: messages("command.import.other-kind", path, format)
    case .otherFiles: messages("command.import.other-files", path, format)
    case .otherTables: messages("command.import.other-tables", path, format)
    case .otherVersion(let version):
      messages("command.import.other-version", path, format, String(version))
    case .notJSON(let offset): messages("command.import.not-json", path, String(offset))
    case .otherMembers: messages("command.import.other-members", path, format)
    case .archive(let error): error.sentence(path, messages)
    case .database(let error): error.sentence(path, messages)
    }
  }
}
