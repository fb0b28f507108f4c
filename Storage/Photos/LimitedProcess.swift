internal import Glibc
import HearthPorts

/// Another program in a process that may use little time, memory and disk.
enum LimitedProcess {
  /// How a process ended.
  enum Status {
    case done
    case failed
    /// A limit was reached.
    case exhausted
    case missingProgram
  }

  /// The most that it may write, in bytes.
  static let mostBytesWritten = 4 << 20

  // Decoding a photo of 24 megapixels takes 800 MB of address space in HEIC, and under a second.
  private static let limits = [
    "timeout", "--kill-after=1", "20", "prlimit", "--as=1200000000", "--cpu=15", "--core=0",
    "--fsize=\(mostBytesWritten)", "--nofile=64", "--",
  ]
  /// Rare and old formats, whose decoders nobody tests, stay closed.
  private static let environment = [
    "PATH=/usr/local/bin:/usr/bin:/bin", "VIPS_BLOCK_UNTRUSTED=1", "VIPS_CONCURRENCY=1",
    "G_DEBUG=",
  ]

  /// Runs a program between two files, with nothing else open.
  ///
  /// - Throws: `PhotoError.system` where no process could be started.
  static func run(
    _ command: [String],
    input: ScratchFile,
    output: ScratchFile
  ) throws(PhotoError) -> Status {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.descriptor, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    try input.rewind()
    let process = try start(limits + command, &actions)
    return status(of: try ending(of: process))
  }

  private static func start(
    _ command: [String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws(PhotoError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A blocked or ignored signal would be inherited, and the time limit could not end the program.
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let code = withCStrings(command) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&process, command[0], &actions, &attributes, arguments, environment)
      }
    }
    guard code != ENOENT else { throw .missingProgram(command[0]) }
    guard code == 0 else { throw .system(code: code) }
    return process
  }

  private static func ending(of process: pid_t) throws(PhotoError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .system(code: errno) }
    }
    return status
  }

  /// `timeout` ends with 124 after its time, with 128 and the number of a signal that ended the
  /// program, or by that signal itself; 126 and 127 tell that there is no such program.
  private static func status(of word: Int32) -> Status {
    let signal = word & 0x7F
    switch signal == 0 ? (word >> 8) & 0xFF : 128 + signal {
    case 0: return .done
    case 124, 128 + SIGKILL, 128 + SIGXCPU, 128 + SIGXFSZ: return .exhausted
    case 126, 127: return .missingProgram
    default: return .failed
    }
  }
}

/// Runs a body on an array of C strings that ends with null.
private func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
