import CommandKit
import Synchronization
import TestSupport
import Testing

@Suite("What completions offer") struct CompletionTests {
  private static let children = ["Ada", "Adam", "Ёжик", "two words", "bad\u{1B}[31m", ""]

  private func answer(
    _ words: [String],
    shell: String = "zsh",
    environment: [String: String] = [:]
  ) async -> [String] {
    let console = Console.inMemory()
    let notebook = Notebook()
    let program = Program(
      Sample.root,
      version: "1",
      language: { _ in .english },
      failure: { error, _ in Failure("\(error)") },
      candidates: { kind, _ in
        kind == "child" ? Self.children.map { Candidate($0) } : []
      },
      scope: { _, _, body in try await body(notebook) }
    )
    let status = await program.run(["complete", shell, "--"] + words, on: console) {
      environment[$0]
    }
    #expect(status == .done)
    #expect(console.diagnostics.output.text == "")
    #expect(notebook.lines == [])
    return console.output.text.split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
  }

  private static let cases: [(words: [String], offered: [String])] = [
    (
      [""],
      ["child", "sleep", "feed", "day", "import", "completions", "man", "help"]
    ),
    (["s"], ["sleep"]),
    (["sleep", ""], ["add", "start"]),
    (["sleep", "ins"], ["insert"]),
    (["feed", ""], ["start", "switch", "left", "right", "both", "bottle", "solids"]),
    (["feed", "l"], ["left"]),
    (["feed", "left", ""], ["--ml", "--offset"]),
    (["feed", "left", "st"], []),
    (["help", "sleep", "a"], ["add"]),
    (["sleep", "add", "--t"], ["--to", "--tag", "--time-zone"]),
    (["sleep", "add", "--to", "7", "--o"], []),
    (["sleep", "add", "--open", "--to"], []),
    (["sleep", "add", "--tag", "a", "--ta"], ["--tag"]),
    (["sleep", "add", "--kind", ""], ["night", "day"]),
    (["sleep", "add", "--kind", "n"], ["night"]),
    (["sleep", "add", "--kind=n"], ["--kind=night"]),
    (["sleep", "add", "--from", ""], []),
    (["sleep", "add", "--from", "--x"], []),
    (["sleep", "start", "--child", ""], ["Ada", "Adam", "Ёжик", "two words"]),
    (["sleep", "start", "-c", "A"], ["Ada", "Adam"]),
    (["sleep", "start", "--child", "ada"], ["Ada", "Adam"]),
    (["sleep", "start", "--child=two"], ["--child=two words"]),
    (["day", "--child", "x", "--chi"], []),
    (["day", "--", "-"], []),
    (["--language", "r"], ["ru"]),
    (["nonsense", "s"], []),
    (["--nonsense", "s"], ["sleep"]),
  ]

  @Test("What fits is offered, and nothing else", arguments: cases)
  func offers(words: [String], offered: [String]) async {
    let answer = await answer(words)
    if words == ["feed", "left", ""] {
      #expect(answer.dropFirst().prefix(2) == offered[...])
    } else {
      #expect(answer == ["words"] + offered)
    }
  }

  @Test("Paths are left to the shell")
  func paths() async {
    #expect(await answer(["import", "x"]) == ["files"])
    #expect(await answer(["import", "--config", ""]) == ["files"])
    #expect(await answer(["import", "--config=/e"]) == ["files"])
    #expect(await answer(["man", "--output", ""]) == ["folders"])
  }

  @Test("Words for bash come as they are to be typed")
  func bashWords() async {
    #expect(
      await answer(["sleep", "start", "--child", "tw"], shell: "bash") == ["words", #"two\ words"#]
    )
    #expect(
      await answer(["sleep", "start", "--child", "'tw"], shell: "bash") == ["words", "'two words"]
    )
    #expect(
      await answer(["sleep", "start", #"--child="two w"#], shell: "bash")
        == ["words", #"--child="two words"#]
    )
    #expect(await answer([#"slee\p"#, "a"], shell: "bash") == ["words", "add"])
  }

  private static let nothings: [[String]] = [
    ["complete"], ["complete", "bash"], ["complete", "tcsh", "--", ""], ["complete", "bash", ""],
  ]

  @Test("What no script asks is a mistake like others", arguments: nothings)
  func mistakes(arguments: [String]) async {
    let console = Console.inMemory()
    let program = Program(
      Sample.root,
      version: "1",
      language: { _ in .english },
      failure: { error, _ in Failure("\(error)") },
      scope: { _, _, body in try await body(Notebook()) }
    )
    #expect(await program.run(arguments, on: console) { _ in nil } == .usage)
  }

  @Test("A program may not take the words that every program has")
  func reserved() {
    let words = ["help", "complete", "completions", "man"]
    let root = Command<Notebook>(
      "x",
      summary: "x",
      subcommands: words.map { Command($0, summary: "x") { _, _ in } }
    )
    #expect(root.faults(globals: []) == words.map { .reserved($0, in: "x") })
  }

  @Test(
    "The manual of a program with commands of every kind, in both languages",
    arguments: ["en", "ru"]
  )
  func manual(language: String) async {
    let console = Console.inMemory()
    let program = Program(
      Sample.root,
      version: "1.2",
      language: { _ in language == "ru" ? .russian : .english },
      failure: { error, _ in Failure("\(error)") },
      scope: { _, _, body in try await body(Notebook()) }
    )
    #expect(await program.run(["man"], on: console) { _ in nil } == .done)
    expectSnapshot(console.output.text, suite: "CommandKit", named: "manual-\(language)")
  }
}
