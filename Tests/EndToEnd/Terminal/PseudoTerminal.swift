import Glibc
import Testing

/// A terminal that nobody sees, with a program in it and a person's hands at its keys.
final class PseudoTerminal {
  private let other: Int32
  private let held: Int32
  private let before: termios
  let process: pid_t
  private(set) var screen: VirtualScreen

  private static let folder: String = {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(resolved) }
    return String(cString: resolved).split(separator: "/").dropLast().map { "/\($0)" }.joined()
  }()

  /// The path of a program that was built.
  static func program(_ name: String) -> String { "\(folder)/\(name)" }

  /// Starts a program in a terminal of its own.
  init(
    _ arguments: [String],
    environment: [String: String],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    // The macros of these requests, and posix_openpt, are not imported.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    other = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(other >= 0)
    var (lock, number): (Int32, UInt32) = (0, 0)
    try #require(ioctl(other, setLock, &lock) == 0 && ioctl(other, getNumber, &number) == 0)
    let name = "/dev/pts/\(number)"
    held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(held >= 0)
    var settings = termios()
    tcgetattr(held, &settings)
    before = settings
    screen = VirtualScreen(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(held, UInt(TIOCSWINSZ), &size)
    process = try Self.start(arguments, environment, in: name)
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(other)
    close(held)
  }

  /// A session of its own, whose terminal this becomes; no signal of the tests is blocked in it.
  private static func start(
    _ arguments: [String],
    _ environment: [String: String],
    in terminal: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID is a macro that is not imported.
    let flags = Int32(0x80) | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, arguments[0], &actions, &attributes, &argv, &envp)
    try #require(code == 0, "\(arguments[0]) does not start: \(String(cString: strerror(code)))")
    return process
  }

  /// Types bytes.
  func type(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(other, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Gives the terminal another size, of which the program is told by a signal.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(other, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the screen is as wanted, for as long as a busy machine may take.
  func expect(_ what: String, _ isThere: (VirtualScreen) -> Bool) {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isThere(screen) {
      guard ContinuousClock.now < deadline else {
        Issue.record("no \(what) on:\n\(screen.text)")
        return
      }
      read()
    }
  }

  /// Waits until a text is on the screen.
  func expect(_ text: String) { expect("“\(text)”") { $0.text.contains(text) } }

  /// Waits for the program's end.
  ///
  /// - Returns: the exit status, or 128 and the signal that ended it.
  func ending() -> Int32 {
    let deadline = ContinuousClock.now + .seconds(60)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else {
        Issue.record("it does not end; its screen:\n\(screen.text)")
        return -1
      }
      read()
    }
    // The last it wrote may come in several parts.
    while read() {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Whether the terminal is as it was before the program came: its settings and its screen.
  var isWhole: Bool {
    var now = termios()
    tcgetattr(held, &now)
    return screen.isWhole && now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag
      && now.c_oflag == before.c_oflag
  }

  /// Reads what has been drawn by now, or within a moment.
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  private func read() -> Bool {
    var request = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 50) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(other, &bytes, bytes.count)
    if count > 0 { screen.feed(bytes[..<count]) }
    return count > 0
  }
}
