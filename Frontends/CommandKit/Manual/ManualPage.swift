import HearthSupport

/// The manual of a program in section 1, in the language of man(7) macros.
struct ManualPage<Context> {
  private let root: Command<Context>
  private let globals: [ParameterInfo]
  private let version: String
  private let language: CommandLanguage

  init(
    of root: Command<Context>,
    globals: [any CommandParameter],
    version: String,
    language: CommandLanguage
  ) {
    self.root = root
    self.globals = globals.map(\.info) + [BuiltIn.help.info, BuiltIn.version.info]
    self.version = version
    self.language = language
  }

  /// What the page has to be called for the system to find it.
  var fileName: String { "\(root.name).1" }

  /// The page, ending in a line break.
  var text: String {
    var roff = Roff()
    roff.title(root.name, version: version, manual: language.messages("command.man.title"))
    name(&roff)
    synopsis(&roff)
    description(&roff)
    roff.section(heading("commands"))
    for command in root.subcommands { describe(command, after: [root], &roff) }
    parameters(globals, usage([root]), heading("globals"), &roff)
    environment(&roff)
    roff.section(heading("files"))
    roff.paragraph(language.messages("command.man.files"))
    exitStatus(&roff)
    return roff.text
  }
}

extension ManualPage {
  private func heading(_ name: String) -> String {
    language.messages(MessageKey("command.man.heading.\(name)"))
  }

  private func usage(_ path: [Command<Context>]) -> UsageLines<Context> {
    UsageLines(path: path, language: language)
  }

  /// By custom the summary stands here as a phrase, without a full stop.
  private func name(_ roff: inout Roff) {
    let summary = language.message(root.summary)
    roff.section(heading("name"))
    roff.name(root.name, is: summary.hasSuffix(".") ? String(summary.dropLast()) : summary)
  }

  private func synopsis(_ roff: inout Roff) {
    roff.section(heading("synopsis"))
    for way in usage([root]).ways { roff.call(root.name, way) }
  }

  private func description(_ roff: inout Roff) {
    roff.section(heading("description"))
    roff.paragraph(language.message(root.summary))
    if let discussion = root.discussion { roff.paragraph(language.message(discussion)) }
  }

  /// A command that only groups has no part of its own: those of its commands follow.
  private func describe(
    _ command: Command<Context>,
    after path: [Command<Context>],
    _ roff: inout Roff
  ) {
    let path = path + [command]
    let usage = usage(path)
    if command.run != nil {
      roff.subsection(path.dropFirst().map(\.name).joined(separator: " "))
      roff.call(usage.words, usage.ways[0])
      roff.paragraph(usage.explanation(of: command))
      if let discussion = command.discussion { roff.paragraph(language.message(discussion)) }
      parameters(command.parameters.map(\.info), usage, nil, &roff)
    }
    for subcommand in command.subcommands { describe(subcommand, after: path, &roff) }
  }

  private func parameters(
    _ infos: [ParameterInfo],
    _ usage: UsageLines<Context>,
    _ heading: String?,
    _ roff: inout Roff
  ) {
    if let heading { roff.section(heading) }
    for info in infos { roff.item(usage.signature(of: info), usage.explanation(of: info)) }
  }

  private func environment(_ roff: inout Roff) {
    let named = globals.compactMap { info in info.environment.map { ($0, info.label) } }
    roff.section(heading("environment"))
    roff.paragraph(language.messages("command.man.environment"))
    for (variable, label) in named {
      roff.item(variable, language.messages("command.man.stands-in", label))
    }
  }

  private func exitStatus(_ roff: inout Roff) {
    roff.section(heading("status"))
    for code in [ExitCode.done, .refused, .usage, .trouble] {
      let number = String(code.rawValue)
      roff.item(number, language.messages(MessageKey("command.man.status.\(number)")))
    }
  }
}
