/// A command line that does not say what it should.
///
/// Parameters are named as a person writes them (`--from`, `NAME`); `alike` holds the known words
/// that look like the one given.
public enum UsageError: Error, Sendable, Hashable {
  /// A group was called without one of its commands.
  case missingCommand(known: [String])
  case unknownCommand(String, alike: [String])
  case unknownOption(String, alike: [String])
  /// The option stands last, or what follows it is an option.
  case missingValue(option: String)
  /// A flag was given a value.
  case unexpectedValue(flag: String, value: String)
  case repeatedOption(String)
  case missingParameter(String)
  case unexpectedArgument(String)
  case invalidValue(parameter: String, value: String, reason: InvalidValue)
  /// Two parameters that exclude each other.
  case exclusive(String, String)
}

extension CommandParameter {
  /// The error of a command that cannot make sense of a value after all.
  public func rejecting(_ value: String, because reason: InvalidValue) -> UsageError {
    .invalidValue(parameter: info.label, value: value, reason: reason)
  }
}
