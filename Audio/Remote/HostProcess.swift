import CPlayerSocket
import Glibc
public import HearthPorts
public import HearthSupport

/// Starts the player as a process that outlives the one that started it.
public actor HostProcess {
  private let executor = QueueExecutor(label: "hearth.start")
  private let program: String
  private let environment: Environment

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A way to start a program.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - environment: its variables.
  public init(program: String, environment: Environment) {
    self.program = program
    self.environment = environment
  }

  /// Starts it in a session of its own and waits until it can be met.
  ///
  /// - Throws: `PlayerRemoteError.refused` in its own words where it ends instead.
  public func start(_ arguments: [String]) throws(PlayerRemoteError) {
    var ends: [Int32] = [-1, -1]
    guard player_socket_pipe(&ends) == 0 else {
      throw .disconnected(detail: SystemError(code: errno).description)
    }
    let reading = Descriptor(ends[0])
    var writing: Descriptor? = Descriptor(ends[1])
    let process = withCStrings([program] + arguments) { arguments in
      withCStrings(environment.variables.map { "\($0.key)=\($0.value)" }) { variables in
        player_process_start(program, arguments, variables, writing?.number ?? -1)
      }
    }
    writing = nil
    guard process > 0 else {
      throw .disconnected(detail: SystemError(code: -process).description)
    }
    let (words, isReady) = Self.listen(to: reading.number)
    guard !isReady else { return }
    // One that is silent for so long would keep others waiting too.
    kill(process, SIGKILL)
    throw .refused(RemoteRefusal(Self.ending(of: process), words))
  }

  /// What a program says until its greeting, or its end.
  private static func listen(to descriptor: Int32) -> (words: String, isReady: Bool) {
    var bytes: [UInt8] = []
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let code = poll(&request, 1, 30_000)
      if code < 0, errno == EINTR { continue }
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = code > 0 ? read(descriptor, &piece, piece.count) : 0
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count > 0 { bytes += piece[..<count] }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      if lines.last == Substring(PlayerStart.greeting) { return ("", true) }
      if count <= 0 { return (lines.joined(separator: "\n"), false) }
    }
  }

  private static func ending(of process: pid_t) -> RemoteRefusal.Kind {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return .trouble } }
    return switch status & 0x7F == 0 ? status >> 8 & 0xFF : 3 {
    case 1: .refused
    case 2: .usage
    default: .trouble
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
