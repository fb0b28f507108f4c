import Glibc
import Testing

/// A built program that goes on while the test does something else.
final class RunningProgram {
  private let process: pid_t
  private var ending: Int32?

  /// What the programs of a scratch folder see of the world.
  static func environment(_ scratch: Scratch) -> [String: String] {
    [
      "HOME": scratch.path, "LANG": "C", "TZ": "Europe/Moscow",
      "HEARTH_NOW": "2026-01-30T12:00:00+03:00",
    ]
  }

  /// Starts a program.
  init(_ path: String, _ arguments: [String], in scratch: Scratch, output: String? = nil) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let file = output.map { "\(scratch.path)/\($0)" } ?? "/dev/null"
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The runner of tests has blocked signals that the program waits for.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var line = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = Self.environment(scratch).map { strdup("\($0)=\($1)") } + [nil]
    defer { (line + variables).forEach { free($0) } }
    var process = pid_t()
    try #require(posix_spawn(&process, path, &actions, &attributes, &line, &variables) == 0)
    self.process = process
  }

  deinit {
    kill()
    wait()
  }

  /// Whether it has ended.
  var hasEnded: Bool {
    if ending != nil { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    ending = status
    return true
  }

  /// The exit status, once it has ended; 128 and the signal that ended it.
  var status: Int32? {
    ending.map { $0 & 0x7F == 0 ? $0 >> 8 & 0xFF : 128 + ($0 & 0x7F) }
  }

  func kill() { if ending == nil { _ = Glibc.kill(process, SIGKILL) } }

  func terminate() { if ending == nil { _ = Glibc.kill(process, SIGTERM) } }

  /// Waits for its end, and kills it once it has had two minutes.
  func wait() {
    let deadline = ContinuousClock.now + .seconds(120)
    while !hasEnded {
      if ContinuousClock.now > deadline { kill() }
      usleep(500)
    }
  }
}

/// A built hub on a free port of this machine.
final class RunningHub {
  let address: String
  private let program: RunningProgram

  /// Starts a hub whose data lie in a scratch folder.
  ///
  /// - Parameters:
  ///   - scratch: the folder.
  ///   - place: where it listens; a free port by itself.
  ///   - options: what else it is told.
  /// - Throws: where it does not start.
  init(_ scratch: Scratch, at place: String = "127.0.0.1:0", _ options: [String] = []) throws {
    let path = BuiltProgram.path.replacing("hearth-diary", with: "hearth-hub")
    let line = ["--store", "sqlite:\(scratch.path)/hub.db", "--listen", place, "--quiet"] + options
    program = try RunningProgram(path, line, in: scratch, output: "hub.out")
    var said = ""
    while !said.hasSuffix("/\n"), !program.hasEnded {
      usleep(2000)
      said = try scratch.text(of: "hub.out")
    }
    let words = said.split { $0.isWhitespace }
    let url = try #require(words.first { $0.hasPrefix("http://") })
    address = String(url.dropLast())
  }

  /// Ends it in good order.
  ///
  /// - Returns: its exit status.
  func stop() throws -> Int32 {
    program.terminate()
    program.wait()
    return try #require(program.status)
  }
}
