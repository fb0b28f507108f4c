/// One thing a program can be told to do, as a value: from it come parsing, help, completions and
/// man pages.
///
/// A command runs, groups subcommands, or both (`feed left` beside `feed start left`). `Context` is
/// what the program hands to every command it runs.
public struct Command<Context>: Sendable {
  /// What a command does with the values it was given.
  public typealias Body = @Sendable (Values, Context) async throws -> Void

  /// The word that calls it; of the root the program's name.
  public let name: String
  /// Other words that call it.
  public let aliases: [String]
  /// The key of a message of one line that says what it does.
  public let summary: String
  /// The key of a message of any length for its own help.
  public let discussion: String?
  /// What it takes, in the order of help and, for arguments, of the command line.
  public let parameters: [any CommandParameter]
  /// Sets of parameters of which at most one may be given.
  public let exclusive: [[any CommandParameter]]
  /// The commands that follow its name.
  public let subcommands: [Command<Context>]
  /// What it does; nil for a mere group.
  public let run: Body?

  /// A command that runs, with or without subcommands beside it.
  public init(
    _ name: String,
    aliases: [String] = [],
    summary: String,
    discussion: String? = nil,
    parameters: [any CommandParameter] = [],
    exclusive: [[any CommandParameter]] = [],
    subcommands: [Command<Context>] = [],
    run: @escaping Body
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.parameters = parameters
    self.exclusive = exclusive
    self.subcommands = subcommands
    self.run = run
  }

  /// A group of commands that does nothing by itself.
  public init(
    _ name: String,
    aliases: [String] = [],
    summary: String,
    discussion: String? = nil,
    subcommands: [Command<Context>]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.parameters = []
    self.exclusive = []
    self.subcommands = subcommands
    self.run = nil
  }

  /// The subcommand that a word calls.
  public func subcommand(named word: String) -> Command? {
    subcommands.first { $0.name == word || $0.aliases.contains(word) }
  }

  var arguments: [ParameterInfo] {
    parameters.map(\.info).filter { $0.form == .argument }
  }

  /// Whether a word that names no subcommand can still mean something.
  var takesArguments: Bool {
    run != nil && parameters.contains { $0.info.form == .argument }
  }
}
