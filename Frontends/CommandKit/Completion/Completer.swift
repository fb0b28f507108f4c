/// Finds what may stand at the end of a command line that is still being typed.
///
/// It reads as the parser does and forgives what the parser would not: a line in the making is wrong
/// most of the time.
struct Completer<Context> {
  private let language: CommandLanguage
  private let globals: [ParameterInfo]
  private var path: [Command<Context>]
  private var given: Set<String> = []
  private var argumentCount = 0
  private var waiting: ParameterInfo?
  private var takesArgumentsOnly = false
  private var asksForHelp = false

  /// A completer that has read the words before the cursor's.
  init(
    root: Command<Context>,
    globals: [any CommandParameter],
    language: CommandLanguage,
    after words: [String]
  ) {
    path = [root]
    self.globals = globals.map(\.info)
    self.language = language
    for word in words { take(word) }
  }

  /// What may stand in place of the word under the cursor.
  func completion(of word: String) -> Completion {
    if let waiting { return value(of: waiting, typed: word) }
    if !takesArgumentsOnly, word.hasPrefix("-") {
      return attachedValue(word) ?? Completion(typed: word, words: options)
    }
    var completion = Completion(typed: word, words: argumentCount == 0 ? commands(word) : [])
    let next = argument.map { value(of: $0, typed: word) }
    completion.words += next?.words ?? []
    completion.value = next?.value
    if argument == nil, completion.words.isEmpty, !takesArgumentsOnly, !asksForHelp {
      completion.words = options
    }
    return completion
  }
}

extension Completer {
  private var command: Command<Context> { path[path.count - 1] }

  private var visible: [ParameterInfo] {
    let own = command.parameters.map(\.info).filter { $0.form != .argument }
    let everywhere = [BuiltIn.help.info] + (path.count == 1 ? [BuiltIn.version.info] : [])
    return own + globals + everywhere
  }

  private mutating func take(_ word: String) {
    guard waiting == nil else { return waiting = nil }
    guard !takesArgumentsOnly else { return argumentCount += 1 }
    switch Token(word) {
    case .terminator: takesArgumentsOnly = true
    case .long(let name, let value): takeLong(name, value)
    case .short(let letters): takeShort(letters[...])
    case .word: takeWord(word)
    }
  }

  private mutating func takeLong(_ name: String, _ value: String?) {
    guard let option = visible.first(where: { $0.answers(to: name) }) else { return }
    given.insert(option.label)
    if option.form == .option, value == nil { waiting = option }
  }

  private mutating func takeShort(_ letters: Substring) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = visible.first(where: { $0.short == letter }) else { return }
      given.insert(option.label)
      guard option.form == .option else { continue }
      if letters.isEmpty { waiting = option }
      return
    }
  }

  private mutating func takeWord(_ word: String) {
    if argumentCount == 0, let subcommand = command.subcommand(named: word) {
      path.append(subcommand)
    } else if word == BuiltIn.helpWord, path.count == 1, argumentCount == 0 {
      asksForHelp = true
    } else {
      argumentCount += 1
    }
  }
}

extension Completer {
  /// An alias is offered to those alone who have begun to type it.
  private func commands(_ word: String) -> [Candidate] {
    let help = path.count == 1 && !asksForHelp && !command.subcommands.isEmpty
    return command.subcommands.flatMap { subcommand in
      let names = word.isEmpty ? [] : subcommand.aliases
      return ([subcommand.name] + names).map {
        Candidate($0, note: language.message(subcommand.summary))
      }
    }
      + (help
        ? [Candidate(BuiltIn.helpWord, note: language.message(BuiltIn.help.info.summary))] : [])
  }

  /// The argument that the word would be; the last may take any number of words.
  private var argument: ParameterInfo? {
    guard !asksForHelp, command.run != nil else { return nil }
    let arguments = command.arguments
    guard argumentCount < arguments.count else { return arguments.last { $0.isRepeating } }
    return arguments[argumentCount]
  }

  /// The options that may still be given.
  private var options: [Candidate] {
    let sets = command.exclusive.map { $0.map(\.info.label) }
    let excluded = sets.filter { !given.isDisjoint(with: $0) }.joined()
    return visible.filter { option in
      (option.isRepeating || !given.contains(option.label)) && !excluded.contains(option.label)
    }.map { Candidate($0.label, note: language.message($0.summary)) }
  }

  private func attachedValue(_ word: String) -> Completion? {
    guard case .long(let name, let text?) = Token(word),
      let option = visible.first(where: { $0.name == name && $0.form == .option })
    else { return nil }
    var completion = value(of: option, typed: text)
    completion.lead = String(word.dropLast(text.count))
    return completion
  }

  private func value(of info: ParameterInfo, typed: String) -> Completion {
    switch info.kind {
    case .choices(let words):
      Completion(typed: typed, words: words.map { Candidate($0) })
    case .file, .folder, .named:
      Completion(typed: typed, value: info.kind)
    case .text, .number:
      Completion(typed: typed)
    }
  }
}
