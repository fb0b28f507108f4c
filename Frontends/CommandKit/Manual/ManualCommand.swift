import HearthSupport

/// `man [--output FOLDER]`: the manual, for the system's reader of manuals.
enum ManualCommand {
  static let name = "man"
  private static let folder = Option(
    "output",
    .folder,
    summary: "command.man.output"
  )

  /// The command of a program, which prints on a console.
  static func command<Context>(of program: Program<Context>, on console: Console) -> Command<
    Context
  > {
    Command(
      name,
      summary: "command.man.summary",
      discussion: "command.man.discussion",
      parameters: [folder]
    ) { values, _ in
      let page = ManualPage(
        of: program.equippedRoot(on: console),
        globals: program.globals,
        version: program.version,
        language: program.language(values)
      )
      guard let folder = values[folder] else { return try console.output.write(page.text) }
      let path = "\(folder)/\(page.fileName)"
      try FileWriter.makeFolder(folder)
      try FileWriter.write(Array(page.text.utf8), to: path, existing: .replace)
      try console.output.line(path.printableLine)
    }
  }
}
