import Glibc
import Testing

/// The program as it was built, run as a process of its own.
struct BuiltProgram {
  /// What a run left behind.
  struct Run {
    let output: String
    let errors: String
    /// The exit status, or 128 and the signal that ended it.
    let status: Int32
  }

  /// The program lies beside the bundle of tests.
  static let path: String = {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "hearth-diary" }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/").dropLast()
    return parts.map { "/\($0)" }.joined() + "/hearth-diary"
  }()

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: the command line behind the program's name.
  ///   - program: where it lies.
  ///   - environment: all variables; nothing is inherited.
  ///   - folder: where the streams are kept.
  /// - Returns: what it printed and how it ended.
  /// - Throws: where it cannot be started.
  static func run(
    _ arguments: [String],
    of program: String = path,
    environment: [String: String] = [:],
    in folder: Scratch
  ) throws -> Run {
    let streams = ["out", "err"].map { "\(folder.path)/\($0)" }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, path) in zip([1, 2] as [Int32], streams) {
      posix_spawn_file_actions_addopen(
        &actions,
        descriptor,
        path,
        O_WRONLY | O_CREAT | O_TRUNC,
        0o600
      )
    }
    let status = try start(program, arguments, environment, &actions)
    return Run(
      output: try folder.text(of: "out"),
      errors: try folder.text(of: "err"),
      status: status
    )
  }

  /// Runs the program to its end before a person at a terminal, whose answers it finds typed.
  ///
  /// - Parameters:
  ///   - arguments: the command line behind the program's name.
  ///   - program: where it lies.
  ///   - answers: the lines that are typed.
  ///   - environment: all variables; nothing is inherited.
  ///   - folder: where the output is kept, which does not go to the terminal.
  /// - Returns: what it printed, as errors what the terminal showed, and how it ended.
  /// - Throws: where it cannot be started.
  static func run(
    _ arguments: [String],
    of program: String = path,
    typing answers: [String],
    environment: [String: String],
    in folder: Scratch
  ) throws -> Run {
    let (terminal, name) = try openTerminal()
    defer { close(terminal) }
    // Held open here, else what is typed before the program reads is lost.
    let held = open(name, O_RDWR | O_NOCTTY)
    try #require(held >= 0)
    let typed = Array(answers.map { $0 + "\n" }.joined().utf8)
    try #require(write(terminal, typed, typed.count) == typed.count)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR | O_NOCTTY, 0)
    posix_spawn_file_actions_addopen(
      &actions,
      1,
      "\(folder.path)/out",
      O_WRONLY | O_CREAT | O_TRUNC,
      0o600
    )
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let status = try start(program, arguments, environment, &actions)
    close(held)
    return Run(
      output: try folder.text(of: "out"),
      errors: shown(on: terminal),
      status: status
    )
  }

  /// A terminal that nobody sees: its other end, and its own name.
  private static func openTerminal() throws -> (other: Int32, name: String) {
    // The macros of these requests, and posix_openpt, are not imported.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    var (lock, number): (Int32, UInt32) = (0, 0)
    try #require(ioctl(terminal, setLock, &lock) == 0 && ioctl(terminal, getNumber, &number) == 0)
    return (terminal, "/dev/pts/\(number)")
  }

  /// All that a terminal showed that nobody writes to any more.
  private static func shown(on terminal: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Starts the program and waits for its end.
  ///
  /// - Returns: the exit status, or 128 and the signal that ended it.
  private static func start(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws -> Int32 {
    var process = pid_t()
    let code = withCStrings([program] + arguments) { argv in
      withCStrings(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawn(&process, program, &actions, nil, argv, envp)
      }
    }
    try #require(code == 0, "\(program) does not start: \(String(cString: strerror(code)))")
    let status = try ending(of: process, arguments)
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Waits for a process, and kills it once it has run for a minute.
  private static func ending(of process: pid_t, _ arguments: [String]) throws -> Int32 {
    var status: Int32 = 0
    let deadline = ContinuousClock.now + .seconds(60)
    while case let ended = waitpid(process, &status, WNOHANG), ended != process {
      try #require(ended == 0 || errno == EINTR)
      guard ContinuousClock.now < deadline else {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        Issue.record("\(arguments) did not end within a minute")
        return status
      }
      usleep(500)
    }
    return status
  }

  private static func withCStrings<T>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> T
  ) -> T {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
