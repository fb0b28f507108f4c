/// A contradiction in the description of a program, for a test to find before a person does.
public enum CommandFault: Sendable, Hashable {
  /// Two subcommands of a group answer to one word.
  case wordTwice(String, in: String)
  /// Two parameters of a command, global ones included, have one name.
  case nameTwice(String, in: String)
  /// Two options of a command have one letter.
  case letterTwice(Character, in: String)
  /// A letter that a command line could not tell from a number or another sign.
  case notALetter(Character, in: String)
  /// An argument behind one that takes all that is left, or a required one behind an optional one.
  case unreachable(String, in: String)
  /// A word that the program understands by itself.
  case reserved(String, in: String)
  /// A command that neither runs nor groups.
  case idle(String)
  /// A set of exclusive parameters names one that the command does not take.
  case strange(String, in: String)
}

extension Command {
  /// What is wrong with this command and those below it, called under a program's global options.
  public func faults(globals: [any CommandParameter] = SharedOptions.all) -> [CommandFault] {
    faults(under: name, globals: (globals + [BuiltIn.help, BuiltIn.version]).map(\.info))
      + subcommands.filter { BuiltIn.words.contains($0.name) }.map { .reserved($0.name, in: name) }
  }

  private func faults(under words: String, globals: [ParameterInfo]) -> [CommandFault] {
    let infos = globals + parameters.map(\.info)
    let letters = infos.compactMap(\.short)
    let labels = Set(infos.map(\.label))
    let subcommandWords = subcommands.flatMap { [$0.name] + $0.aliases }
    return repeated(subcommandWords).map { .wordTwice($0, in: words) }
      + repeated(infos.map(\.label) + infos.compactMap(\.formerName).map { "--\($0)" })
      .map { .nameTwice($0, in: words) }
      + repeated(letters).map { .letterTwice($0, in: words) }
      + letters.filter { !$0.isLetter }.map { .notALetter($0, in: words) }
      + unreachableArguments.map { .unreachable($0, in: words) }
      + exclusive.joined().map(\.info.label).filter { !labels.contains($0) }
      .map { .strange($0, in: words) }
      + (run == nil && subcommands.isEmpty ? [.idle(words)] : [])
      + subcommands.flatMap { $0.faults(under: "\(words) \($0.name)", globals: globals) }
  }

  private var unreachableArguments: [String] {
    zip(arguments, arguments.dropFirst()).compactMap { before, argument in
      before.isRepeating || !before.isRequired && argument.isRequired ? argument.name : nil
    }
  }
}

private func repeated<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { !seen.insert($0).inserted }
}
