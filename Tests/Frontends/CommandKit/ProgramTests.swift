import CommandKit
import TestSupport
import Testing

@Suite struct ProgramTests {
  private enum Trouble: Error { case refused, storage }

  private typealias Settings = @Sendable (Values, Diagnostics) throws -> (String) -> String?

  private let console = Console.inMemory()

  private func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    settings: @escaping Settings = { _, _ in { _ in nil } }
  ) async -> ExitCode {
    await run(arguments, environment: environment, settings: settings) { _, _ in }
  }

  private func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    settings: @escaping Settings = { _, _ in { _ in nil } },
    _ body: @escaping Command<Console>.Body
  ) async -> ExitCode {
    let root = Command<Console>(
      "hearth",
      summary: "Sample.",
      subcommands: [Command("do", summary: "Does it.", run: body)]
    )
    let program = Program(
      root,
      version: "1.2",
      settings: settings,
      language: { values in
        values[SharedOptions.language] == "ru" ? .russian : .english
      },
      failure: { error, _ in
        switch error {
        case Trouble.storage: Failure("The store is gone.", status: .trouble)
        default: Failure("No.")
        }
      },
      scope: { _, console, body in try await body(console) }
    )
    return await program.run(arguments, on: console) { environment[$0] }
  }

  private var output: String { console.output.text }
  private var errors: String { console.diagnostics.output.text }

  @Test("Results go to the output and the status is 0")
  func done() async {
    let status = await run(["do"]) { _, console in try console.output.line("42") }
    #expect(status == .done)
    #expect(output == "42\n")
    #expect(errors == "")
  }

  @Test(
    "Errors are told by the program's table",
    arguments: [
      (Trouble.refused, ExitCode.refused, "No.\n"),
      (.storage, .trouble, "The store is gone.\n"),
    ]
  )
  private func failures(error: Trouble, status: ExitCode, sentence: String) async {
    #expect(await run(["do"]) { _, _ in throw error } == status)
    #expect(errors == sentence)
    #expect(output == "")
  }

  @Test("A command that has said everything ends with a bare status")
  func bareStatus() async {
    let status = await run(["do"]) { (_, console: Console) in
      try console.output.line("{}")
      throw ExitCode.refused
    }
    #expect(status == .refused)
    #expect(output == "{}\n")
    #expect(errors == "")
  }

  @Test("A mistake is told on the error stream with a usage line, and the status is 2")
  func mistake() async {
    #expect(await run(["od"]) == .usage)
    expectSnapshot(errors, suite: "CommandKit", named: "mistake-report")
    #expect(output == "")
  }

  @Test("A command can find a mistake, too")
  func lateMistake() async {
    let status = await run(["do"]) { _, _ in
      throw SharedOptions.now.rejecting("late", because: .explained(key: "Not an instant."))
    }
    #expect(status == .usage)
    #expect(errors.hasPrefix("“late” will not do for “--now”: Not an instant.\nUsage: hearth do\n"))
  }

  @Test("Without arguments, usage goes to the error stream")
  func nothing() async {
    #expect(await run([]) == .usage)
    #expect(errors.contains("Usage: hearth COMMAND"))
  }

  @Test(
    "Help and version are results",
    arguments: [
      (["--help"], "Usage: hearth COMMAND\n"), (["help", "do"], "Usage: hearth do\n"),
      (["--version"], "hearth 1.2\n"),
    ]
  )
  func cleanExits(arguments: [String], beginning: String) async {
    #expect(await run(arguments) == .done)
    #expect(output.hasPrefix(beginning))
    #expect(errors == "")
  }

  @Test(
    "The language is known even when the command line is wrong",
    arguments: [
      (["--language", "ru", "od"], [:]), (["od"], ["HEARTH_LANGUAGE": "ru"]),
      (["od", "--bogus"], ["HEARTH_LANGUAGE": "ru", "HEARTH_JSON": "perhaps"]),
    ] as [([String], [String: String])]
  )
  func language(arguments: [String], environment: [String: String]) async {
    #expect(await run(arguments, environment: environment) == .usage)
    #expect(errors.hasPrefix("Команды «od» нет."))
  }

  @Test("The language may come from the settings file")
  func languageOfSettings() async {
    _ = await run(["od"], settings: { _, _ in { $0 == "language" ? "ru" : nil } })
    #expect(errors.hasPrefix("Команды «od» нет."))
  }

  @Test("A settings file that cannot be read stops a command but not its help")
  func brokenSettings() async {
    #expect(await run(["do"], settings: { _, _ in throw Trouble.storage }) == .trouble)
    #expect(errors == "The store is gone.\n")
    #expect(await run(["do", "--help"], settings: { _, _ in throw Trouble.storage }) == .done)
  }

  @Test("Quiet keeps remarks back, not errors")
  func quiet() async {
    let body: Command<Console>.Body = { _, console in
      console.diagnostics.remark("By the way.")
      console.diagnostics.error("Alas.")
    }
    _ = await run(["do", "--quiet"], body)
    #expect(errors == "Alas.\n")
    _ = await run(["do"], body)
    #expect(errors == "Alas.\nBy the way.\nAlas.\n")
  }

  @Test("A reader that has gone is no failure")
  func closedOutput() async {
    let status = await run(["do"]) { _, _ in throw OutputError.closed }
    #expect(status == .done)
    #expect(errors == "")
  }

  @Test("A full disk is trouble")
  func fullDisk() async {
    let status = await run(["do"]) { _, _ in throw OutputError.failed(code: 28) }
    #expect(status == .trouble)
    #expect(errors.hasPrefix("The results could not be written: No space left on device."))
  }
}
