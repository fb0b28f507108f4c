import HearthPorts
import HearthSupport

extension StoreRemark {
  /// The remark as a person is told of it; the messages hold the catalogue `.commandKit`.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .readOnly(let path): messages("command.remark.read-only", path)
    case .notCopied(let error):
      messages("command.remark.not-copied", error.sentence(messages))
    }
  }
}
