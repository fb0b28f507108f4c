/// What a command line asks for.
public enum Request: Sendable, Hashable {
  /// To run the command called.
  case run
  /// To explain it.
  case help
  /// To name the program's version.
  case version
}

/// A command line as read.
public struct Parsing<Context>: Sendable {
  /// The commands from the root to the one called, as far as it was understood.
  public let path: [Command<Context>]
  /// The values of the command called; of the global options only unless it is to run.
  public let values: Values
  /// What is asked for, or why that could not be made out.
  public let request: Result<Request, UsageError>

  /// The command called.
  public var command: Command<Context> { path[path.count - 1] }
}
