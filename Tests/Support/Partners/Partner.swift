import Glibc
import Synchronization
import Testing

/// A program that a test plays with: a sound server, a bus, a client. Ended with its owner.
// Nothing of it changes but the process identifier, which is guarded.
package final class Partner: Sendable {
  /// How long anything may take before a test gives up: against hanging, not a measure of speed.
  package static let patience = Duration.seconds(120)

  private let process: Mutex<pid_t?>

  /// Starts a program, found on the path.
  ///
  /// - Parameters:
  ///   - program: its name.
  ///   - arguments: what it is told.
  ///   - environment: its variables besides the path; nothing else is inherited.
  ///   - output: the file that takes what it prints; none for nowhere.
  ///   - errors: the file that takes what it complains of.
  /// - Throws: where it cannot be started.
  package init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    output: String = "/dev/null",
    errors: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, path) in zip([1, 2] as [Int32], [output, errors]) {
      let flags = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let variables = environment.merging(["PATH": path]) { own, _ in own }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var started: pid_t = 0
    let code = posix_spawnp(&started, program, &actions, &attributes, &words, &settings)
    try #require(code == 0, "\(program): \(String(cString: strerror(code)))")
    process = Mutex(started)
  }

  deinit { end() }

  /// Ends it, and waits for its end.
  package func end(_ signal: Int32 = SIGTERM) {
    if let number = process.withLock({ $0 }) { kill(number, signal) }
    if waitForEnd(within: .seconds(20)) == nil {
      if let number = process.withLock({ $0 }) { kill(number, SIGKILL) }
      _ = waitForEnd()
    }
  }

  /// Its number; nil where it has ended and this is known.
  package var number: Int32? { process.withLock { $0 } }

  /// Sends it a signal.
  package func signal(_ signal: Int32) {
    if let number { kill(number, signal) }
  }

  /// Its exit status, or 128 and the signal that ended it; nil where it goes on, or was ended before.
  package func waitForEnd(within length: Duration = patience) -> Int32? {
    guard let number = process.withLock({ $0 }) else { return nil }
    var status: Int32 = 0
    let has = waitUntil(within: length) { waitpid(number, &status, WNOHANG) == number }
    guard has else { return nil }
    process.withLock { $0 = nil }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Runs a program to its end.
  ///
  /// - Returns: what it printed, and how it ended.
  /// - Throws: where it cannot be started.
  package static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    in folder: String
  ) throws -> (text: String, status: Int32) {
    let name = "run-\(UInt64.random(in: .min ... .max))"
    let partner = try Partner(
      program,
      arguments,
      environment: environment,
      output: "\(folder)/\(name)"
    )
    let status = try #require(partner.waitForEnd(), "\(program) \(arguments) does not end.")
    return (TextFile("\(folder)/\(name)").read() ?? "", status)
  }
}

/// Waits until something is so; false where it has not come to be so in time.
@discardableResult
package func waitUntil(within length: Duration = Partner.patience, _ isSo: () -> Bool) -> Bool {
  let deadline = ContinuousClock.now + length
  while !isSo() {
    guard ContinuousClock.now < deadline else { return false }
    usleep(2000)
  }
  return true
}
