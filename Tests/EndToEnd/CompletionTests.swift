import Glibc
import Testing

/// A line as it is typed up to the key that completes, and what it has to become.
struct TypedLine: Sendable, CustomTestStringConvertible {
  let typed: String
  let completed: String

  init(_ typed: String, _ completed: String) {
    self.typed = typed
    self.completed = completed
  }

  var testDescription: String { typed }
}

@Suite("Completions in real shells", .timeLimit(.minutes(20)))
struct CompletionTests {
  private let scratch: Scratch
  private let environment: [String: String]

  init() throws {
    scratch = try Scratch()
    let folder = BuiltProgram.path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    environment = [
      "HOME": scratch.path, "PATH": "\(folder):/usr/bin:/bin", "TERM": "dumb", "LC_ALL": "C.UTF-8",
      "HEARTH_STORE": "sqlite:\(scratch.path)/diary.db", "TZ": "Europe/Moscow",
      "OUT": "\(scratch.path)/lines",
    ]
    for child in ["Ёжик Б", "Ada", "O'Neill $HOME"] {
      try diary("child", "add", child, "--born", "2026-01-01")
    }
    try scratch.write("", to: "story one.txt")
  }

  private func diary(_ arguments: String...) throws {
    let run = try BuiltProgram.run(arguments, environment: environment, in: scratch)
    try #require(run.status == 0, "\(run.errors)")
  }

  /// What the lines have become, as the shell itself says.
  private func completed(
    _ shell: String,
    _ options: [String],
    after preparation: [String],
    _ typed: [TypedLine]
  ) throws -> [Substring] {
    // The key ^B writes the line to a file, ^A and # make a remark of it.
    let keys = typed.map { "\($0.typed)\t\u{02}\u{01}#" }
    _ = try BuiltProgram.run(
      options,
      of: shell,
      typing: preparation + keys + ["exit"],
      environment: environment,
      in: scratch
    )
    return try scratch.text(of: "lines").split(separator: "\n")
  }

  private static let everywhere: [TypedLine] = [
    TypedLine("hearth-diary sl", "hearth-diary sleep "),
    TypedLine("hearth-diary sleep start --ch", "hearth-diary sleep start --child "),
    TypedLine("hearth-diary now --child A", "hearth-diary now --child Ada "),
    TypedLine("hearth-diary now --child Ё", #"hearth-diary now --child Ёжик\ Б "#),
    TypedLine("hearth-diary now --child 'Ё", "hearth-diary now --child 'Ёжик Б' "),
    TypedLine("hearth-diary now --child=Ad", "hearth-diary now --child=Ada "),
    TypedLine("hearth-diary now --child O", #"hearth-diary now --child O\'Neill\ \$HOME "#),
    TypedLine("hearth-diary import --on-conflict=tr", "hearth-diary import --on-conflict=trim "),
    TypedLine("hearth-diary import babyb", "hearth-diary import babybuddy "),
    TypedLine("hearth-diary --time-zone Pacific/Api", "hearth-diary --time-zone Pacific/Apia "),
    TypedLine("hearth-diary child ed", "hearth-diary child edit "),
    TypedLine("hearth-diary help sl", "hearth-diary help sleep "),
    TypedLine("hearth-diary restore ~/sto", #"hearth-diary restore ~/story\ one.txt "#),
  ]

  @Test("bash completes commands, options, formats, files and the family's names")
  func bash() throws {
    let preparation = [
      "PS1=", "bind 'set bell-style none'", #"bind -x '"\C-b": echo "$READLINE_LINE" >>"$OUT"'"#,
      "source <(hearth-diary completions bash)",
    ]
    let lines = try completed("/bin/bash", ["--norc", "-i"], after: preparation, Self.everywhere)
    #expect(lines.map(String.init) == Self.everywhere.map(\.completed))
  }

  @Test("zsh completes the same", .enabled(if: access("/usr/bin/zsh", X_OK) == 0))
  func zsh() throws {
    let preparation = [
      "PS1= ; unsetopt beep; setopt interactive_comments; autoload -U compinit; compinit -u -D",
      #"show() { print -r -- "$BUFFER" >>$OUT }; zle -N show; bindkey '^B' show"#,
      "source <(hearth-diary completions zsh)",
    ]
    let lines = try completed("/usr/bin/zsh", ["-f", "-i"], after: preparation, Self.everywhere)
    #expect(lines.map(String.init) == Self.everywhere.map(\.completed))
  }

  private static let fishLines: [TypedLine] = [
    TypedLine("hearth-diary sl", "sleep\tWrite down sleeps."),
    TypedLine("hearth-diary now --child A", "Ada"),
    TypedLine("hearth-diary now --child Ё", "Ёжик Б"),
    TypedLine("hearth-diary now --child=Ad", "--child=Ada"),
    TypedLine("hearth-diary import --on-conflict=tr", "--on-conflict=trim"),
    TypedLine("hearth-diary restore ~/sto", "~/story one.txt"),
    TypedLine("hearth-diary restore --config=~/sto", "--config=~/story one.txt"),
    TypedLine("hearth-diary man --output=/usr/shar", "--output=/usr/share/"),
    TypedLine(#"hearth-diary now --child "Ё"#, "Ёжик Б"),
  ]

  @Test(
    "fish offers the same, with what it means",
    .enabled(if: access("/usr/bin/fish", X_OK) == 0),
    arguments: fishLines
  )
  func fish(line: TypedLine) throws {
    let script = "source (hearth-diary completions fish | psub); complete -C '\(line.typed)'"
    let run = try BuiltProgram.run(
      ["-c", script],
      of: "/usr/bin/fish",
      environment: environment,
      in: scratch
    )
    #expect(run.output == line.completed + "\n", "\(run.errors)")
  }

  @Test(
    "A script is one that its shell reads",
    arguments: ["bash", "zsh", "fish"].filter { access("/usr/bin/\($0)", X_OK) == 0 }
  )
  func syntax(shell: String) throws {
    let script = try BuiltProgram.run(
      ["completions", shell],
      environment: environment,
      in: scratch
    )
    let file = try scratch.write(script.output, to: "script")
    let run = try BuiltProgram.run(
      ["-n", file],
      of: "/usr/bin/\(shell)",
      environment: environment,
      in: scratch
    )
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  @Test("Where there is no store, nothing is offered and none is made")
  func noStore() throws {
    let folder = "\(scratch.path)/nowhere"
    let run = try BuiltProgram.run(
      ["complete", "zsh", "--", "now", "--child", ""],
      environment: ["HOME": folder, "PATH": "/usr/bin"],
      in: scratch
    )
    #expect(run.output == "words\n" && run.errors == "" && run.status == 0)
    #expect(access(folder, F_OK) != 0)
  }
}

@Suite("The manual in the system's readers", .timeLimit(.minutes(20)))
struct ManualReadingTests {
  @Test(
    "troff reads the page without a complaint, in every language",
    arguments: ["en", "ru"]
  )
  func troff(language: String) throws {
    let scratch = try Scratch()
    let environment = ["HOME": scratch.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let made = try BuiltProgram.run(
      ["--language", language, "man", "--output", "\(scratch.path)/man1"],
      environment: environment,
      in: scratch
    )
    let page = "\(scratch.path)/man1/hearth-diary.1"
    #expect(made.output == page + "\n" && made.status == 0)
    let run = try BuiltProgram.run(
      ["-ww", "-man", "-Kutf8", "-Tutf8", "-P-cbou", page],
      of: "/usr/bin/groff",
      environment: environment,
      in: scratch
    )
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("hearth-diary sleep add --from"))
    guard access("/usr/bin/mandoc", X_OK) == 0 else { return }
    let lint = try BuiltProgram.run(
      ["-T", "lint", "-W", "error", page],
      of: "/usr/bin/mandoc",
      environment: environment,
      in: scratch
    )
    #expect(lint.output == "" && lint.status == 0)
  }
}
