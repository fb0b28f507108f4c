/// Everything the kit itself says to a person, for a catalogue to put into words.
public enum CommandText: Sendable, Hashable {
  /// The heading before a usage line, with its colon.
  case usage
  case argumentsHeading
  case commandsHeading
  case optionsHeading
  /// The word for a subcommand in usage lines.
  case commandWord
  /// The word for a value in usage lines and tables.
  case valueWord(ValueKind)
  case defaultValue(String)
  case choices([String])
  case environment(String)
  case aliases([String])
  /// The global options, named but not explained in the help of a subcommand.
  case globalOptions([String], program: String)
  /// The sentence for a wrong command line; its keys of messages have been resolved.
  case mistake(UsageError)
  /// Where to read more, after a mistake.
  case moreHelp(command: String)
  case version(program: String, String)
  /// The results could not be written; the system's reason follows.
  case outputFailed(reason: String)
}

/// A language for the kit's own texts and for the messages of the commands.
public struct CommandLanguage: Sendable {
  /// Puts a text of the kit into words.
  public let text: @Sendable (CommandText) -> String
  /// The message of a key (of summaries and names of values); an unknown key stands for itself.
  public let message: @Sendable (String) -> String

  /// A language.
  public init(
    text: @escaping @Sendable (CommandText) -> String,
    message: @escaping @Sendable (String) -> String
  ) {
    self.text = text
    self.message = message
  }

  /// The sentence for a wrong command line, safe to show whatever was typed.
  public func sentence(for mistake: UsageError) -> String {
    text(.mistake(resolved(mistake))).printableLine
  }
}

extension CommandLanguage {
  private func resolved(_ mistake: UsageError) -> UsageError {
    switch mistake {
    case .missingParameter(let label): .missingParameter(message(label))
    case .invalidValue(let label, let value, .explained(let key)):
      .invalidValue(
        parameter: message(label),
        value: value,
        reason: .explained(key: message(key))
      )
    case .invalidValue(let label, let value, let reason):
      .invalidValue(parameter: message(label), value: value, reason: reason)
    default: mistake
    }
  }
}
