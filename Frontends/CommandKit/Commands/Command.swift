/// One thing a program can be told to do, as a value: from it come parsing, help, completions and
/// man pages.
///
/// A command runs, groups subcommands, or both (`feed left` beside `feed start left`). `Context` is
/// what the program hands to every command it runs.
///
/// What it takes and what follows it is made each time it is asked for, so that a program of many
/// commands starts as fast as one of few: list what is declared elsewhere.
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
  /// What it does; nil for a mere group.
  public let run: Body?
  private let makeParameters: @Sendable () -> [any CommandParameter]
  private let makeExclusive: @Sendable () -> [[any CommandParameter]]
  /// Groups of commands, each made when one is looked for in it.
  private let groups: [@Sendable () -> [Command<Context>]]

  /// A command that runs, with or without subcommands beside it.
  public init(
    _ name: String,
    aliases: [String] = [],
    summary: String,
    discussion: String? = nil,
    parameters: @autoclosure @escaping @Sendable () -> [any CommandParameter] = [],
    exclusive: @autoclosure @escaping @Sendable () -> [[any CommandParameter]] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command<Context>] = [],
    run: @escaping Body
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.run = run
    makeParameters = parameters
    makeExclusive = exclusive
    groups = [subcommands]
  }

  /// A group of commands that does nothing by itself.
  public init(
    _ name: String,
    aliases: [String] = [],
    summary: String,
    discussion: String? = nil,
    subcommands: @autoclosure @escaping @Sendable () -> [Command<Context>]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    run = nil
    makeParameters = { [] }
    makeExclusive = { [] }
    groups = [subcommands]
  }

  /// What it takes, in the order of help and, for arguments, of the command line.
  public var parameters: [any CommandParameter] { makeParameters() }
  /// Sets of parameters of which at most one may be given.
  public var exclusive: [[any CommandParameter]] { makeExclusive() }
  /// The commands that follow its name.
  public var subcommands: [Command<Context>] { groups.flatMap { $0() } }

  /// The subcommand that a word calls.
  public func subcommand(named word: String) -> Command? {
    for group in groups {
      for command in group() where command.name == word || command.aliases.contains(word) {
        return command
      }
    }
    return nil
  }

  /// The same command with more commands that may follow it; those it has are looked at first.
  public func adding(_ more: @autoclosure @escaping @Sendable () -> [Command]) -> Command {
    Command(self, groups: groups + [more])
  }

  private init(_ command: Command, groups: [@Sendable () -> [Command<Context>]]) {
    name = command.name
    aliases = command.aliases
    summary = command.summary
    discussion = command.discussion
    run = command.run
    makeParameters = command.makeParameters
    makeExclusive = command.makeExclusive
    self.groups = groups
  }

  var arguments: [ParameterInfo] {
    parameters.map(\.info).filter { $0.form == .argument }
  }

  /// Whether a word that names no subcommand can still mean something.
  var takesArguments: Bool {
    run != nil && parameters.contains { $0.info.form == .argument }
  }
}
