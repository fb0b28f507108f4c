extension CommandLanguage {
  /// English; `message` resolves the keys of the commands' own texts.
  public static func english(
    message: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> CommandLanguage {
    CommandLanguage(text: \.english) { message($0) ?? summaries[$0] ?? $0 }
  }

  private static let summaries = [
    "command.help.summary": "Show help.",
    "command.version.summary": "Show the version.",
    "command.store.summary": "Where the records are.",
    "command.timeZone.summary": "The time zone to read and show times in.",
    "command.now.summary": "The instant to take for now.",
    "command.language.summary": "The language of texts.",
    "command.config.summary": "The settings file.",
    "command.json.summary": "Print results as JSON.",
    "command.quiet.summary": "Print no remarks.",
    "command.noColor.summary": "Use no colours.",
  ]
}

extension CommandText {
  fileprivate var english: String {
    switch self {
    case .usage: "Usage:"
    case .argumentsHeading: "Arguments:"
    case .commandsHeading: "Commands:"
    case .optionsHeading: "Options:"
    case .commandWord: "COMMAND"
    case .valueWord(let kind): kind.english
    case .defaultValue(let value): "(default: \(value))"
    case .choices(let words): "(one of: \(words.joined(separator: ", ")))"
    case .environment(let name): "[$\(name)]"
    case .aliases(let names): "(also: \(names.joined(separator: ", ")))"
    case .globalOptions(let names, let program):
      "Global options: \(names.joined(separator: ", ")) (see “\(program) --help”)."
    case .mistake(let mistake): mistake.english
    case .moreHelp(let command): "See “\(command) --help”."
    case .version(let program, let version): "\(program) \(version)"
    case .outputFailed(let reason): "The results could not be written: \(reason)."
    }
  }
}

extension ValueKind {
  fileprivate var english: String {
    switch self {
    case .text: "TEXT"
    case .number: "NUMBER"
    case .file: "FILE"
    case .folder: "FOLDER"
    case .choices: "WORD"
    case .named(let name): name.uppercased()
    }
  }
}

extension UsageError {
  fileprivate var english: String {
    switch self {
    case .missingCommand(let known):
      "A command is missing: \(list(known, "or"))."
    case .unknownCommand(let word, let near):
      "There is no command “\(word)”." + didYouMean(near)
    case .unknownOption(let option, let near):
      "There is no option “\(option)” here." + didYouMean(near)
    case .missingValue(let option):
      "“\(option)” needs a value (one that begins with a dash is written “\(option)=-…”)."
    case .unexpectedValue(let flag, let value):
      "“\(flag)” takes no value, but was given “\(value)”."
    case .repeatedOption(let option): "“\(option)” was given more than once."
    case .missingParameter(let label): "“\(label)” is missing."
    case .unexpectedArgument(let text): "“\(text)” is one argument too many."
    case .invalidValue(let label, let value, let reason):
      "“\(value)” will not do for “\(label)”: \(reason.english)"
    case .exclusive(let one, let other): "“\(one)” and “\(other)” exclude each other."
    }
  }
}

extension InvalidValue {
  fileprivate var english: String {
    switch self {
    case .notANumber: "it is not a whole number."
    case .outOfRange(let lowest, let highest): "it is not between \(lowest) and \(highest)."
    case .notAChoice(let known, let near):
      "it is not one of \(list(known, "or"))." + didYouMean(near)
    case .explained(let message): message
    }
  }
}

private func didYouMean(_ words: [String]) -> String {
  words.isEmpty ? "" : " Did you mean \(list(words.map { "“\($0)”" }, "or"))?"
}

private func list(_ words: [String], _ conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
