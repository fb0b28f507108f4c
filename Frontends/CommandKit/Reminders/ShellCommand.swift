@preconcurrency internal import Glibc

/// A command of the person's own, read by the shell.
struct ShellCommand {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Runs it with a text as its last argument, and waits for its end; what it prints goes to standard
  /// error, where it cannot be taken for a result.
  ///
  /// - Returns: how it ended: 0 where all is well, 128 and the number of the signal that ended it.
  func run(with argument: String) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program ignores a reader that goes away; others should not inherit that.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    sigaddset(&ignored, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let script = "\(text) \"$@\""
    let texts: [String] = ["/bin/sh", "-c", script, "sh", argument]
    let words = texts.map { strdup($0) }
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, words + [nil], environ)
    return code == 0 ? ending(of: process) : code
  }

  private func ending(of process: pid_t) -> Int32 {
    var word: Int32 = 0
    while waitpid(process, &word, 0) < 0 {
      guard errno == EINTR else { return errno }
    }
    let signal = word & 0x7F
    return signal == 0 ? (word >> 8) & 0xFF : 128 + signal
  }
}
