/// Reads command lines by the description of a program's commands.
public struct CommandParser<Context>: Sendable {
  private let root: Command<Context>
  private let globals: [any CommandParameter]
  private let environment: @Sendable (String) -> String?

  /// A parser; global options may stand before and after the command's words.
  public init(
    root: Command<Context>,
    globals: [any CommandParameter] = [],
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.root = root
    self.globals = globals
    self.environment = environment
  }

  /// Reads a command line, the program's own name left out.
  public func parse(_ arguments: [String]) -> Parsing<Context> {
    let known = (globals + [BuiltIn.help, BuiltIn.version]).map(\.info)
    var scanner = ArgumentScanner(arguments, root: root, globals: known)
    do throws(UsageError) {
      try scanner.scan()
      return try finish(scanner)
    } catch {
      return answer(scanner, scanner.asksForHelpAnyway ? .success(.help) : .failure(error))
    }
  }
}

extension CommandParser {
  private func finish(
    _ scanner: ArgumentScanner<Context>
  ) throws(UsageError) -> Parsing<Context> {
    if scanner.asksForHelp { return answer(scanner, .success(.help)) }
    if scanner.isGiven(BuiltIn.version) { return answer(scanner, .success(.version)) }
    guard scanner.command.run != nil else {
      throw .missingCommand(known: scanner.command.subcommands.map(\.name))
    }
    let values = try values(of: scanner)
    return Parsing(path: scanner.path, values: values, request: .success(.run))
  }

  private func answer(
    _ scanner: ArgumentScanner<Context>,
    _ request: Result<Request, UsageError>
  ) -> Parsing<Context> {
    Parsing(path: scanner.path, values: partialValues(of: scanner), request: request)
  }

  private func values(of scanner: ArgumentScanner<Context>) throws(UsageError) -> Values {
    let texts = scanner.given.merging(assigned(scanner.words, to: scanner.command.arguments)) {
      option,
      _ in option
    }
    var values = Values()
    for parameter in globals + scanner.command.parameters {
      do throws(UsageError) {
        let given = texts[parameter.info.label]
        try values.bind(parameter, given: given, environment: environment)
      } catch {
        throw error.considering(scanner.command.subcommands.map(\.name), for: parameter.info)
      }
    }
    try checkExclusions(scanner.command, values)
    return values
  }

  /// The global options as far as they can be read, so that even a mistake is told in the right
  /// language.
  private func partialValues(of scanner: ArgumentScanner<Context>) -> Values {
    var values = Values()
    for parameter in globals {
      let given = scanner.given[parameter.info.label]
      let isRead = (try? values.bind(parameter, given: given, environment: environment)) != nil
      if !isRead { try? values.bind(parameter, given: nil, environment: { _ in nil }) }
    }
    return values
  }

  private func assigned(
    _ words: [String],
    to arguments: [ParameterInfo]
  ) -> [String: [String]] {
    var rest = words[...]
    var assigned: [String: [String]] = [:]
    for argument in arguments where !rest.isEmpty {
      let taken = argument.isRepeating ? rest : rest.prefix(1)
      assigned[argument.label] = Array(taken)
      rest = rest.dropFirst(taken.count)
    }
    return assigned
  }

  private func checkExclusions(
    _ command: Command<Context>,
    _ values: Values
  ) throws(UsageError) {
    for group in command.exclusive {
      let given = group.filter { values.isGiven($0) }.map(\.info.label)
      if given.count > 1 { throw .exclusive(given[0], given[1]) }
    }
  }
}

extension UsageError {
  /// Where a word may be an argument or a subcommand, a mistyped subcommand is recognised too.
  fileprivate func considering(_ subcommands: [String], for parameter: ParameterInfo) -> UsageError
  {
    guard parameter.form == .argument, !subcommands.isEmpty,
      case .invalidValue(let label, let value, .notAChoice(let known, _)) = self
    else { return self }
    let near = alike(value, among: known + subcommands)
    return .invalidValue(
      parameter: label,
      value: value,
      reason: .notAChoice(known: known, alike: near)
    )
  }
}
