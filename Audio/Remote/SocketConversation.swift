import CPlayerSocket
import Glibc
import HearthPorts
import HearthSupport

/// One question to a player and its answers, over a connection of its own.
///
/// It waits on a queue of its own, so that no waiting takes a thread from anybody else.
actor SocketConversation {
  /// How long a player may take for an answer, in seconds: the sounds of a mix have to be decoded.
  private static let patience: Int32 = 60

  private let executor = QueueExecutor(label: "hearth.remote")
  private let descriptor: Descriptor
  private var input: [UInt8] = []

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Connects; a moment at most, since the other side of a local socket is the system.
  init(path: String) throws(PlayerRemoteError) {
    let result = player_socket_connect(path, Self.patience)
    guard result >= 0 else {
      throw [ENOENT, ECONNREFUSED, ENOTDIR].contains(-result)
        ? .notRunning : .disconnected(detail: SystemError(code: -result).description)
    }
    descriptor = Descriptor(result)
  }

  /// Asks, and waits for the answer.
  func ask(_ question: JSON) throws(PlayerRemoteError) -> RemoteStatus {
    try send(question)
    return try next()
  }

  /// Asks for what has many answers; waits for each as long as it takes.
  ///
  /// - Returns: the first of them.
  func follow(_ question: JSON) throws(PlayerRemoteError) -> RemoteStatus {
    let first = try ask(question)
    _ = player_socket_patience(descriptor.number, 0)
    return first
  }

  /// The next answer.
  func next() throws(PlayerRemoteError) -> RemoteStatus {
    try WireAnswer.read(line()).get()
  }

  /// Ends all waiting.
  nonisolated func interrupt() {
    shutdown(descriptor.number, Int32(SHUT_RDWR))
  }

  private func send(_ question: JSON) throws(PlayerRemoteError) {
    var rest = (question.bytes + [UInt8(ascii: "\n")])[...]
    while !rest.isEmpty {
      let sent = try wrap { () throws(SystemError) in try descriptor.send(rest) }
      guard sent > 0 else { throw .disconnected(detail: SystemError(code: ETIMEDOUT).description) }
      rest = rest.dropFirst(sent)
    }
  }

  private func line() throws(PlayerRemoteError) -> [UInt8] {
    while true {
      if let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        defer { input.removeFirst(end + 1) }
        return Array(input[..<end])
      }
      let piece = try wrap { () throws(SystemError) in try descriptor.receive(atMost: 65_536) }
      guard let piece else { throw .disconnected(detail: SystemError(code: ETIMEDOUT).description) }
      guard !piece.isEmpty else {
        throw .disconnected(detail: SystemError(code: ECONNRESET).description)
      }
      input += piece
    }
  }

  private func wrap<T>(_ body: () throws(SystemError) -> T) throws(PlayerRemoteError) -> T {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .disconnected(detail: error.description)
    }
  }
}
