import Glibc

/// A web server in a process of its own, from a script of `Tests/Data/servers`; it ends with this value.
package final class WebServer: Sendable {
  /// The port that it listens on.
  package let port: Int
  private let process: pid_t
  private let input: Int32

  /// Starts a script with Python and waits until it listens.
  ///
  /// - Parameters:
  ///   - script: the name of the script.
  ///   - arguments: what it is started with.
  /// - Throws: `StartingError` where it does not listen.
  package init(_ script: String, _ arguments: [String] = []) throws(StartingError) {
    let line = ["python3", Self.folder + script] + arguments
    var (input, output) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
    guard pipe(&input) == 0, pipe(&output) == 0 else { throw StartingError() }
    // What other tests start has to let the server go.
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let process = Self.start(line, input: input[0], output: output[1])
    close(input[0])
    close(output[1])
    let port = process.flatMap { _ in Self.number(from: output[0]) }
    close(output[0])
    guard let process, let port else {
      close(input[1])
      throw StartingError()
    }
    (self.process, self.port, self.input) = (process, port, input[1])
  }

  deinit {
    close(input)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Why nothing listens.
  package struct StartingError: Error {}

  /// Where the scripts and their certificates lie.
  package static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(2)
    return parts.map { "/\($0)" }.joined() + "/Data/servers/"
  }()

  private static func start(_ line: [String], input: Int32, output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = line.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(&process, line[0], &actions, &attributes, arguments, environ)
    return code == 0 ? process : nil
  }

  private static func number(from descriptor: Int32) -> Int? {
    var digits = ""
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1, byte != 0x0A {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return Int(digits)
  }
}
