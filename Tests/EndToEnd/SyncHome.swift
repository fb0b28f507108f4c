import HearthSupport
import Testing

/// Two stores of one household that meet in a folder or at a hub, and the built programs on them.
final class SyncHome {
  let scratch: Scratch
  private(set) var hub: RunningHub?

  /// The first store with a child, and the second one in its household.
  ///
  /// - Parameter options: what a hub is told; without any they meet in a folder.
  /// - Throws: where a program does not end well.
  init(hub options: [String]? = nil) throws {
    scratch = try Scratch()
    hub = try options.map { try RunningHub(scratch, $0) }
    if hub == nil { try scratch.makeFolder("shared") }
    let place = hub?.address ?? "folder:\(scratch.path)/shared"
    try run("diary", on: 0, ["child", "add", "Ada", "--born", "2026-01-05"])
    try run("diary", on: 0, ["sync", "new", "--transport", place])
    try join(1)
  }

  /// Lets a store into the household of the first one.
  func join(_ store: Int) throws {
    try run("diary", on: 0, ["sync", "now"])
    let line = ["sync", "invite", "--json"] + (hub == nil ? [] : ["--detach"])
    let invitation = try JSON(parsing: try run("diary", on: 0, line))
    let code = try #require(invitation["code"]?.string)
    let joining = try RunningProgram(
      path("diary"),
      arguments(store, ["sync", "join", code, "--yes"]),
      in: scratch
    )
    // The joiner knocks at a hub when it likes; the next exchanges of the first device answer it.
    while !joining.hasEnded { try run("diary", on: 0, ["sync", "now"]) }
    #expect(joining.status == 0)
    try run("diary", on: 0, ["sync", "now"])
    try run("diary", on: store, ["sync", "now"])
  }

  /// Ends the hub, does something with its files, and starts it again where it was.
  func restartHub(_ options: [String] = [], meanwhile: () throws -> Void = {}) throws {
    let address = try #require(hub?.address)
    #expect(try hub?.stop() == 0)
    try meanwhile()
    hub = try RunningHub(scratch, at: String(address.dropFirst("http://".count)), options)
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

  /// Runs a program to its end, whatever that is.
  func attempt(_ program: String, on store: Int, _ line: [String]) throws -> BuiltProgram.Run {
    try BuiltProgram.run(
      arguments(store, line),
      of: path(program),
      environment: environment,
      in: scratch
    )
  }

  /// Runs a program to its end, which has to be a good one.
  @discardableResult
  func run(_ program: String, on store: Int, _ line: [String]) throws -> String {
    let run = try attempt(program, on: store, line)
    try #require(run.status == 0, "\(program) \(line): \(run.errors)")
    return run.output
  }

  /// All that a store holds of the diary.
  func export(_ store: Int) throws -> String {
    let file = "\(scratch.path)/\(store).jsonl"
    try run("diary", on: store, ["export", "jsonl", "--to", file, "--replace"])
    return try scratch.text(of: "\(store).jsonl")
  }
}
