import HearthSupport
import Testing

/// Two stores of one household that meet in a folder, and the built programs on them.
struct SyncHome {
  let scratch: Scratch

  /// The first store with a child, and the second one in its household.
  init() throws {
    scratch = try Scratch()
    try scratch.makeFolder("shared")
    try run("diary", on: 0, ["child", "add", "Ada", "--born", "2026-01-05"])
    try run("diary", on: 0, ["sync", "new", "--transport", "folder:\(scratch.path)/shared"])
    try run("diary", on: 0, ["sync", "now"])
    let invitation = try JSON(parsing: try run("diary", on: 0, ["sync", "invite", "--json"]))
    try run("diary", on: 1, ["sync", "join", try #require(invitation["code"]?.string), "--yes"])
  }

  /// The variables of programs before a person.
  var environment: [String: String] {
    RunningProgram.environment(scratch)
      .merging(["TERM": "xterm-256color", "HEARTH_LANGUAGE": "en"]) { $1 }
  }

  /// Where a program lies, by the end of its name.
  func path(_ program: String) -> String { PseudoTerminal.program("hearth-\(program)") }

  /// A command line on one of the stores.
  func arguments(_ store: Int, _ line: [String]) -> [String] {
    ["--store", "sqlite:\(scratch.path)/store-\(store).db"] + line
  }

  /// Runs a program to its end, which has to be a good one.
  @discardableResult
  func run(_ program: String, on store: Int, _ line: [String]) throws -> String {
    let run = try BuiltProgram.run(
      arguments(store, line),
      of: path(program),
      environment: environment,
      in: scratch
    )
    try #require(run.status == 0, "\(program) \(line): \(run.errors)")
    return run.output
  }
}
