import HearthPorts
import HearthSupport

extension PhotoError {
  /// The error as a person is told of it.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .notAPicture: messages("command.photo.not-a-picture")
    case .tooLarge(let megapixels): messages("command.photo.too-large", megapixels)
    case .exhausted: messages("command.photo.exhausted")
    case .missingProgram(let name): messages("command.photo.missing-program", name)
    case .system(let code): messages("command.photo.system", messages.systemReason(code))
    }
  }

  /// Another picture would do, or the machine is in the way.
  var status: ExitCode {
    switch self {
    case .notAPicture, .tooLarge, .exhausted: .refused
    case .missingProgram, .system: .trouble
    }
  }
}
