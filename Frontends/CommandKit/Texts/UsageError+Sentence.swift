import HearthSupport

extension UsageError {
  /// The mistake as a person is told of it.
  func sentence(_ messages: Messages) -> String {
    switch self {
    case .missingCommand(let known):
      messages("command.mistake.no-command", messages.choice(of: known))
    case .unknownCommand(let word, let near):
      messages.suggesting(near, after: messages("command.mistake.unknown-command", word))
    case .unknownOption(let option, let near):
      messages.suggesting(near, after: messages("command.mistake.unknown-option", option))
    case .missingValue(let option): messages("command.mistake.no-value", option)
    case .unexpectedValue(let flag, let value):
      messages("command.mistake.extra-value", flag, value)
    case .repeatedOption(let option): messages("command.mistake.repeated", option)
    case .missingParameter(let label):
      messages("command.mistake.missing", messages(MessageKey(label)))
    case .unexpectedArgument(let text): messages("command.mistake.extra", text)
    case .invalidValue(let label, let value, let reason):
      messages(
        "command.mistake.invalid",
        value,
        messages(MessageKey(label)),
        reason.sentence(messages)
      )
    case .exclusive(let one, let other): messages("command.mistake.exclusive", one, other)
    }
  }
}

extension InvalidValue {
  /// The reason as the end of a sentence; numbers look as they are typed.
  fileprivate func sentence(_ messages: Messages) -> String {
    switch self {
    case .notANumber: messages("command.invalid.not-number")
    case .outOfRange(let lowest, let highest):
      messages("command.invalid.out-of-range", String(lowest), String(highest))
    case .notAChoice(let known, let near):
      messages.suggesting(
        near,
        after: messages("command.invalid.not-choice", messages.choice(of: known))
      )
    case .explained(let key): messages(MessageKey(key))
    }
  }
}
