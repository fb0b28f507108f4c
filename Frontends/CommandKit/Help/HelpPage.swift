import HearthSupport

/// The help of a command, laid out for a terminal.
public struct HelpPage<Context>: Sendable {
  private let path: [Command<Context>]
  private let globals: [ParameterInfo]
  private let language: CommandLanguage
  private let width: Int

  /// The help of the last command of a path, at least 40 and at most 100 columns wide.
  public init(
    of path: [Command<Context>],
    globals: [any CommandParameter],
    language: CommandLanguage,
    width: Int
  ) {
    precondition(!path.isEmpty, "Help is always that of a command.")
    self.path = path
    self.globals = globals.map(\.info)
    self.language = language
    self.width = min(max(width, 40), 100)
  }

  /// The page, ending in a line break.
  public var text: String {
    let sections = [usage.lines(width: width), explanation] + tables + [footer]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// What follows the sentence on a mistake: how the command is called and where to read more.
  public var mistakeFoot: [String] {
    let more = language.messages("command.foot.more", usage.words)
    return usage.lines(width: width) + [more]
  }
}

extension HelpPage {
  private var command: Command<Context> { path[path.count - 1] }
  private var usage: UsageLines<Context> { UsageLines(path: path, language: language) }

  private var explanation: [String] {
    let texts = [command.summary] + (command.discussion.map { [$0] } ?? [])
    return Array(
      texts.map { wrapped(language.message($0), columns: width) }.joined(separator: [""])
    )
  }

  private var tables: [[String]] {
    let infos = command.parameters.map(\.info)
    let general = path.count == 1 ? globals + [BuiltIn.version.info] : []
    let options = infos.filter { $0.form != .argument } + general + [BuiltIn.help.info]
    return [
      table("command.heading.arguments", infos.filter { $0.form == .argument }.map(row)),
      table("command.heading.commands", command.subcommands.map(row)),
      table("command.heading.options", options.map(row)),
    ]
  }

  private var footer: [String] {
    guard path.count > 1, !globals.isEmpty else { return [] }
    let names = globals.map(\.label).joined(separator: ", ")
    let text = language.messages("command.foot.globals", names, path[0].name)
    return wrapped(text, columns: width)
  }

  private func row(of subcommand: Command<Context>) -> (String, String) {
    (subcommand.name, usage.explanation(of: subcommand))
  }

  private func row(of info: ParameterInfo) -> (String, String) {
    (usage.signature(of: info), usage.explanation(of: info))
  }

  /// Two columns; a signature too long for the first has a line of its own.
  private func table(_ heading: MessageKey, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let longest = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    let indent = min(longest, width / 3) + 4
    let lines = rows.flatMap { left, right in
      entry("  \(left)", wrapped(right, columns: width - indent), indent: indent)
    }
    return [language.messages(heading)] + lines
  }

  private func entry(_ left: String, _ right: [String], indent: Int) -> [String] {
    let blank = String(repeating: " ", count: indent)
    let slack = indent - DisplayWidth.of(left)
    guard slack >= 2, let first = right.first else {
      return [left] + right.map { blank + $0 }
    }
    return [left + String(repeating: " ", count: slack) + first]
      + right.dropFirst().map { blank + $0 }
  }
}
