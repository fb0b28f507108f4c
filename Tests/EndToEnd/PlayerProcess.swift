import Glibc
import HearthSupport
import TestSupport
import Testing

/// The built hearth-player in a home of a test's own, and what it prints.
struct PlayerHome {
  let folder: TestFolder
  /// The variables of every run.
  var environment: [String: String]
  /// What the files of its player are called.
  var name = "host"

  /// A home without a sound card, a sound server or a bus.
  init() throws {
    folder = try TestFolder()
    try folder.makeFolder("run")
    try TextFile(folder["asound.conf"]).write("")
    environment = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder["run"], "LANG": "C", "TZ": "Europe/Moscow",
      "ALSA_CONFIG_PATH": folder["asound.conf"], "PULSE_SERVER": "unix:\(folder["no-server"])",
    ]
  }

  private static let program: String = {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "hearth-player" }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/").dropLast()
    return parts.map { "/\($0)" }.joined() + "/hearth-player"
  }()

  /// Runs a command line to its end.
  ///
  /// - Returns: what it printed, what it said besides, and its exit status.
  func run(_ line: String) throws -> (output: String, errors: String, status: Int32) {
    let arguments = line.split(separator: " ").map(String.init)
    let run = try start(arguments, output: "output", errors: "errors")
    let status = try #require(run.waitForEnd(), "\(line) does not end")
    return (
      TextFile(folder["output"]).read() ?? "", TextFile(folder["errors"]).read() ?? "", status
    )
  }

  /// The answer to a line that has to succeed.
  func json(_ line: String) throws -> JSON {
    let run = try run("\(line) --json")
    try #require(run.status == 0, "\(line): \(run.errors)")
    return try JSON(parsing: run.output)
  }

  /// Starts the program, which goes on; what it prints goes into files.
  func start(
    _ arguments: [String],
    output: String,
    errors: String = "errors-behind"
  ) throws -> Partner {
    try Partner(
      Self.program,
      arguments,
      environment: environment,
      output: folder[output],
      errors: folder[errors]
    )
  }

  /// Starts the player itself and waits until it can be met.
  func startHost(_ arguments: String...) throws -> Partner {
    let errors = "\(name)-errors"
    let host = try start(["host"] + arguments, output: "\(name)-output", errors: errors)
    let isReady = waitUntil { text(errors).contains("ready") }
    try #require(isReady, "The player does not start.")
    return host
  }

  /// What a file holds that a program wrote into.
  func text(_ name: String) -> String { TextFile(folder[name]).read() ?? "" }
}
