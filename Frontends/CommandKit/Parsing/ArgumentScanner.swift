/// Walks a command line once: finds the command and sorts the rest into options and arguments.
struct ArgumentScanner<Context> {
  /// The commands from the root to the one called.
  private(set) var path: [Command<Context>]
  /// The texts of flags and options by label.
  private(set) var given: [String: [String]] = [:]
  /// The texts of arguments in order.
  private(set) var words: [String] = []
  private let globals: [ParameterInfo]
  private var options: [ParameterInfo] = []
  private var rest: ArraySlice<String>
  private var asksByWord = false

  init(_ arguments: [String], root: Command<Context>, globals: [ParameterInfo]) {
    path = [root]
    self.globals = globals
    rest = arguments[...]
    options = visibleOptions
  }

  var command: Command<Context> { path[path.count - 1] }

  /// Whether help was asked for, by the word or the flag.
  var asksForHelp: Bool { asksByWord || isGiven(BuiltIn.help) }

  /// Whether the flag for help stands anywhere, even behind a mistake that ended the walk.
  var asksForHelpAnyway: Bool {
    let words = [BuiltIn.help.info.label, "-\(BuiltIn.helpLetter)"]
    return isGiven(BuiltIn.help) || rest.prefix { $0 != "--" }.contains(where: words.contains)
  }

  func isGiven(_ flag: Flag) -> Bool { given[flag.info.label] != nil }

  mutating func scan() throws(UsageError) {
    while let text = rest.popFirst() {
      switch Token(text) {
      case .terminator: try takeAllAsArguments()
      case .long(let name, let value): try takeLong(name, value)
      case .short(let letters): try takeShort(letters[...])
      case .word: try takeWord(text)
      }
    }
  }
}

extension ArgumentScanner {
  private var visibleOptions: [ParameterInfo] {
    globals + command.parameters.map(\.info).filter { $0.form != .argument }
  }

  private mutating func takeAllAsArguments() throws(UsageError) {
    while let text = rest.popFirst() { try takeArgument(text) }
  }

  private mutating func takeLong(_ name: String, _ value: String?) throws(UsageError) {
    guard let option = options.first(where: { $0.answers(to: name) }) else {
      throw .unknownOption("--\(name)", alike: alike("--\(name)", among: options.map(\.label)))
    }
    guard option.form == .flag else { return try record(value, of: option) }
    if let value { throw .unexpectedValue(flag: option.label, value: value) }
    given[option.label] = [Flag.said]
  }

  /// Flags may share a dash; the first option takes what is left of it as its value.
  private mutating func takeShort(_ letters: Substring) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", alike: [])
      }
      guard option.form == .flag else {
        return try record(letters.isEmpty ? nil : String(letters), of: option)
      }
      given[option.label] = [Flag.said]
    }
  }

  private mutating func record(_ value: String?, of option: ParameterInfo) throws(UsageError) {
    guard let value = value ?? nextWord() else { throw .missingValue(option: option.label) }
    guard option.isRepeating || given[option.label] == nil else {
      throw .repeatedOption(option.label)
    }
    given[option.label, default: []].append(value)
  }

  private mutating func nextWord() -> String? {
    guard let text = rest.first, case .word = Token(text) else { return nil }
    return rest.popFirst()
  }

  private mutating func takeWord(_ word: String) throws(UsageError) {
    if words.isEmpty, let subcommand = command.subcommand(named: word) {
      try descend(to: subcommand)
    } else if word == BuiltIn.helpWord, path.count == 1, !asksByWord, words.isEmpty {
      asksByWord = true
    } else if words.isEmpty, !command.subcommands.isEmpty, asksByWord || !command.takesArguments {
      throw .unknownCommand(word, alike: alike(word, among: knownWords))
    } else {
      try takeArgument(word)
    }
  }

  private var knownWords: [String] {
    let names = command.subcommands.flatMap { [$0.name] + $0.aliases }
    return path.count == 1 && !asksByWord ? names + [BuiltIn.helpWord] : names
  }

  private mutating func takeArgument(_ text: String) throws(UsageError) {
    let arguments = command.arguments
    let isRoomLeft = words.count < arguments.count || arguments.contains(where: \.isRepeating)
    guard !asksByWord, isRoomLeft else { throw .unexpectedArgument(text) }
    words.append(text)
  }

  /// An option given before the word must mean something after it, too.
  private mutating func descend(to subcommand: Command<Context>) throws(UsageError) {
    let before = options
    path.append(subcommand)
    options = visibleOptions
    for option in before where given[option.label] != nil {
      guard options.contains(where: { $0.label == option.label && $0.form == option.form }) else {
        throw .unknownOption(option.label, alike: [])
      }
    }
  }
}
