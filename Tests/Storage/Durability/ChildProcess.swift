import Glibc
import HearthSupport
import Synchronization

/// Another process, whose output is read as it comes.
actor ChildProcess {
  /// How a process has ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private static let starting = Mutex(())

  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor = QueueExecutor(label: "hearth.test.child")
  private let process: pid_t
  private let output: Int32
  private let began = ContinuousClock.now

  /// Starts a program with nothing inherited but standard error.
  init(_ program: String, _ arguments: [String]) throws {
    unownedExecutor = executor.asUnownedSerialExecutor()
    // Two at once would inherit each other's pipes.
    (process, output) = try Self.starting.withLock { _ in
      try Self.start([program] + arguments)
    }
  }

  /// Starts the writer that was built beside the tests.
  init(writer arguments: String...) throws {
    try self.init(Self.writer, arguments)
  }

  /// Where the writer is.
  static let writer: String = {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(count, 0)).map(UInt8.init), as: UTF8.self)
    return TemporaryFolder(holding: path).file("StoreWriter")
  }()

  /// Reads until the process closes its output, and kills it once it has lived so long.
  ///
  /// - Returns: its lines, how it ended, and how many microseconds it lived.
  func finish(
    killedAfter microseconds: Int = 120_000_000
  ) throws -> (lines: [String], ending: Ending, life: Int) {
    let deadline = began + .microseconds(microseconds)
    var bytes: [UInt8] = []
    while wait(until: deadline) {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    close(output)
    let ending = try ending()
    return (lines(of: bytes), ending, Int((ContinuousClock.now - began) / .microseconds(1)))
  }

  /// Until there is something to read; past the deadline the process is killed, so that there is.
  private func wait(until deadline: ContinuousClock.Instant) -> Bool {
    let left = Int((deadline - .now) / .microseconds(1))
    var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    if left <= 0 {
      kill(process, SIGKILL)
    } else if poll(&waiting, 1, Int32(left / 1_000)) == 0 {
      usleep(UInt32(left % 1_000))
      kill(process, SIGKILL)
    }
    return true
  }

  private func lines(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func ending() throws -> Ending {
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { throw SystemError(number: errno) }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  private static func start(_ arguments: [String]) throws -> (pid_t, Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(number: errno) }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, arguments[0], &actions, &attributes, &words, environ)
    guard code == 0 else {
      close(ends[0])
      throw SystemError(number: code)
    }
    return (process, ends[0])
  }
}
