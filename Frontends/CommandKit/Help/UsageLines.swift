import HearthSupport

/// How commands and parameters are written, for usage lines and the tables of help.
struct UsageLines<Context> {
  let path: [Command<Context>]
  let language: CommandLanguage

  /// The words that call the command.
  var words: String { path.map(\.name).joined(separator: " ") }

  /// One way of calling for a command that runs, one more for its subcommands; continued lines hang
  /// under the first word after the command.
  func lines(width: Int) -> [String] {
    let heading = language.messages("command.heading.usage")
    let indent = String(repeating: " ", count: DisplayWidth.of(heading))
    return zip([heading, indent], ways).flatMap { lead, parts in
      hanging("\(lead) \(words)", parts, width: width)
    }
  }

  /// What may follow the words: one way for a command that runs, one more for its subcommands.
  var ways: [[String]] {
    guard let command = path.last else { return [] }
    let own = command.run.map { _ in parts(of: command) }
    let grouped = command.subcommands.isEmpty ? nil : [language.messages("command.value.command")]
    return [own, grouped].compactMap(\.self)
  }

  /// A parameter as a table shows it: `-n, --name VALUE`.
  func signature(of info: ParameterInfo) -> String {
    switch info.form {
    case .argument: language.message(info.name)
    case .flag: names(of: info)
    case .option: "\(names(of: info)) \(valueWord(of: info))"
    }
  }

  /// The words of a closed list when they are few, else the word that stands for a value.
  func valueWord(of info: ParameterInfo) -> String {
    listedChoices(of: info)
      ?? info.valueName.map(language.message) ?? language.valueWord(of: info.kind)
  }

  /// A short list of choices, written in place of the value.
  func listedChoices(of info: ParameterInfo) -> String? {
    guard case .choices(let words) = info.kind, info.form == .option else { return nil }
    let list = words.joined(separator: "|")
    return DisplayWidth.of(list) <= 24 ? list : nil
  }
}

extension UsageLines {
  private func names(of info: ParameterInfo) -> String {
    info.short.map { "-\($0), \(info.label)" } ?? info.label
  }

  private func parts(of command: Command<Context>) -> [String] {
    let infos = command.parameters.map(\.info)
    let options = infos.filter { $0.form != .argument }
    let sets = alternatives(of: command)
    let others = options.filter { option in !sets.contains { $0.contains(option) } }
    let ordered =
      infos.filter { $0.form == .argument } + others.filter(\.isRequired)
      + others.filter { !$0.isRequired }
    return ordered.map { part(of: [$0]) } + sets.map(part)
  }

  /// The sets of options of which one is chosen; those that share an option are not shown as sets.
  private func alternatives(of command: Command<Context>) -> [[ParameterInfo]] {
    let sets = command.exclusive.map { $0.map(\.info) }
    return sets.filter { set in
      let isOptional = set.allSatisfy { !$0.isRequired && $0.form != .argument }
      return isOptional && sets.count { !Set($0).isDisjoint(with: set) } == 1
    }
  }

  private func part(of choices: [ParameterInfo]) -> String {
    let text = choices.map(bare).joined(separator: " | ")
    return choices.contains(where: \.isRequired) ? text : "[\(text)]"
  }

  private func bare(_ info: ParameterInfo) -> String {
    let text =
      switch info.form {
      case .argument: language.message(info.name)
      case .flag: info.label
      case .option: "\(info.label) \(valueWord(of: info))"
      }
    return info.isRepeating ? "\(text)…" : text
  }

  /// Behind the lead where that leaves room, else below it.
  private func hanging(_ lead: String, _ parts: [String], width: Int) -> [String] {
    let room = width - DisplayWidth.of(lead) - 1
    let isBeside = room >= width / 2
    let indent = isBeside ? width - room : 4
    let lines = filled(parts, columns: width - indent).filter { !$0.isEmpty }
      .map { String(repeating: " ", count: indent) + $0 }
    guard isBeside, let first = lines.first else { return [lead] + lines }
    return ["\(lead) \(first.dropFirst(indent))"] + lines.dropFirst()
  }
}
