/// `completions bash|zsh|fish`: what a shell is to run, so that it can complete.
enum CompletionsCommand {
  static let name = "completions"

  /// The command of a program, which prints on a console.
  static func command<Context>(of program: String, on console: Console) -> Command<Context> {
    let shell = Argument(
      "word.shell",
      .choice(of: Shell.self),
      summary: "command.completions.shell"
    )
    return Command(
      name,
      summary: "command.completions.summary",
      discussion: "command.completions.discussion",
      parameters: [shell]
    ) { values, _ in
      try console.output.write(ShellScript(program: program).text(values[shell]))
    }
  }
}
