import HearthSupport

/// A program made of commands: reads its command line, runs one command and tells how it went.
public struct Program<Context>: Sendable {
  /// Makes the context, hands it to the command and puts it away in good order, even when the
  /// command throws.
  public typealias Scope =
    @Sendable (Values, Console, (Context) async throws -> Void) async throws -> Void

  /// Lists what a value of a kind of the program's own may be (`ValueKind.named`), as far as the data
  /// tell; it is asked while a person types, so that it has to be quick and to change nothing.
  public typealias Candidates = @Sendable (String, Context) async throws -> [Candidate]

  /// All commands under the program's name.
  public let root: Command<Context>
  /// The options that may stand anywhere.
  public let globals: [any CommandParameter]
  let version: String
  let settings: @Sendable (Values, Diagnostics) throws -> (String) -> String?
  let language: @Sendable (Values) -> CommandLanguage
  private let failure: @Sendable (any Error, CommandLanguage) -> Failure
  let candidates: Candidates
  let scope: Scope

  /// A program.
  ///
  /// - Parameters:
  ///   - root: All commands under the program's name.
  ///   - globals: The options that may stand before or after the command.
  ///   - version: What `--version` prints after the name.
  ///   - settings: Reads the settings file that the global options name, and remarks on it.
  ///   - language: The language to speak, by the global options; asked even after a mistake.
  ///   - failure: The one table from errors to sentences and exit statuses.
  ///   - candidates: What completions offer of the program's own data.
  ///   - scope: What surrounds the run of a command.
  public init(
    _ root: Command<Context>,
    globals: [any CommandParameter] = SharedOptions.all,
    version: String,
    settings: @escaping @Sendable (Values, Diagnostics) throws -> (String) -> String? = { _, _ in
      { _ in nil }
    },
    language: @escaping @Sendable (Values) -> CommandLanguage,
    failure: @escaping @Sendable (any Error, CommandLanguage) -> Failure,
    candidates: @escaping Candidates = { _, _ in [] },
    scope: @escaping Scope
  ) {
    self.root = root
    self.globals = globals
    self.version = version
    self.settings = settings
    self.language = language
    self.failure = failure
    self.candidates = candidates
    self.scope = scope
  }

  /// Does what the arguments ask (the program's own name left out) and says how the process ends.
  public func run(
    _ arguments: [String],
    on console: Console,
    environment: @escaping @Sendable (String) -> String?
  ) async -> ExitCode {
    if let question = CompletionQuestion(arguments, home: environment("HOME")) {
      return await answer(question, on: console, environment: environment)
    }
    let root = equippedRoot(on: console)
    let parser = CommandParser(root: root, globals: globals, environment: environment)
    let parsing = parser.parse(arguments)
    let remarks = console.following(parsing.values).diagnostics
    let filled = Result { try parsing.values.filled(from: settings(parsing.values, remarks)) }
    let language = language((try? filled.get()) ?? parsing.values)
    let page = HelpPage(
      of: parsing.path,
      globals: globals,
      language: language,
      width: console.terminal.width
    )
    var mishap: (any Error)?
    do {
      switch try parsing.request.get() {
      case .help: try console.output.write(page.text)
      case .version: try console.output.line("\(root.name) \(version)")
      case .run: try await run(parsing.command, with: filled.get(), on: console)
      }
    } catch {
      mishap = error
    }
    do {
      try console.output.flush()
    } catch {
      mishap = mishap ?? error
    }
    return mishap.map { report($0, page, language, on: console) } ?? .done
  }
}

extension Program {
  /// The commands with those that every program has.
  func equippedRoot(on console: Console) -> Command<Context> {
    root.adding([
      CompletionsCommand.command(of: root.name, on: console),
      ManualCommand.command(of: self, on: console),
    ])
  }

  private func run(
    _ command: Command<Context>,
    with values: Values,
    on console: Console
  ) async throws {
    guard let body = command.run else { return }
    try await scope(values, console.following(values)) { context in
      try await body(values, context)
    }
  }

  private func report(
    _ error: any Error,
    _ page: HelpPage<Context>,
    _ language: CommandLanguage,
    on console: Console
  ) -> ExitCode {
    let failure: Failure
    switch error {
    case let status as ExitCode: return status
    case OutputError.closed: return .done
    case OutputError.failed(let code):
      let reason = language.messages.systemReason(code)
      failure = Failure(language.messages("command.output.failed", reason), status: .trouble)
    case let mistake as UsageError:
      let sentence = language.sentence(for: mistake)
      failure = Failure(lines: [sentence] + page.mistakeFoot, status: .usage)
    case let known as Failure: failure = known
    default: failure = self.failure(error, language)
    }
    for line in failure.lines { console.diagnostics.error(line) }
    return failure.status
  }
}
