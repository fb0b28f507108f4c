import HearthSupport
import Synchronization

extension Program {
  /// Answers a script of completions; where nothing is known, in silence.
  func answer(
    _ question: CompletionQuestion,
    on console: Console,
    environment: @escaping @Sendable (String) -> String?
  ) async -> ExitCode {
    let root = equippedRoot(on: console)
    let parser = CommandParser(root: root, globals: globals, environment: environment)
    let values = values(of: parser.parse(question.before))
    let completer = Completer(
      root: root,
      globals: globals,
      language: language(values),
      after: question.before
    )
    let home = environment("HOME")
    let completion = completer.completion(of: question.current(home: home))
    let found = await candidates(for: completion, values)
    let lines = completion.fitting(found).map {
      question.shell.line($0, lead: completion.lead, raw: question.raw, home: home)
    }
    for line in [completion.directive] + lines { try? console.output.line(line) }
    try? console.output.flush()
    return .done
  }

  private func values(of parsing: Parsing<Context>) -> Values {
    let silent = Console.inMemory().diagnostics
    return (try? parsing.values.filled(from: settings(parsing.values, silent))) ?? parsing.values
  }

  /// The program's own data, as the options typed so far name it.
  private func candidates(for completion: Completion, _ values: Values) async -> [Candidate] {
    guard case .named(let name) = completion.value else { return [] }
    let found = Mutex<[Candidate]>([])
    try? await scope(values, .inMemory()) { context in
      let candidates = try await self.candidates(name, context)
      found.withLock { $0 = candidates }
    }
    return found.withLock { $0 }
  }
}

extension Completion {
  /// The first line of an answer: what the shell is to list by itself.
  fileprivate var directive: String {
    switch value {
    case .file: "files"
    case .folder: "folders"
    default: "words"
    }
  }
}
