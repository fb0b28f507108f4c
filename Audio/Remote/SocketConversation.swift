import CPlayerSocket
import Dispatch
import Glibc
import HearthPorts
import HearthSupport

/// One question to a player and its answers, over a connection of its own.
///
/// No thread waits: what comes is read when the system says that it is there.
// Nothing in it changes, and sources may be asked from any thread.
final class SocketConversation: @unchecked Sendable {
  /// How long a player may take for an answer, in seconds: the sounds of a mix have to be decoded.
  private static let patience = 60

  private let descriptor: Descriptor
  private let source: any DispatchSourceRead
  private let end: AsyncStream<[UInt8]>.Continuation
  /// The answers, a line each; ends when the other side is silent for good.
  let lines: AsyncStream<[UInt8]>

  /// Connects; a moment at most, since the other side of a local socket is the system.
  init(path: String) throws(PlayerRemoteError) {
    let result = player_socket_connect(path, 5)
    guard result >= 0 else {
      throw [ENOENT, ECONNREFUSED, ENOTDIR].contains(-result)
        ? .notRunning : .disconnected(detail: SystemError(code: -result).description)
    }
    _ = fcntl(result, F_SETFL, O_NONBLOCK)
    let descriptor = Descriptor(result)
    self.descriptor = descriptor
    (lines, end) = AsyncStream.makeStream(of: [UInt8].self)
    let queue = DispatchQueue(label: "hearth.remote")
    source = DispatchSource.makeReadSource(fileDescriptor: result, queue: queue)
    let (source, reader) = (source, LineReader(descriptor, end))
    source.setEventHandler { if !reader.read() { source.cancel() } }
    // The descriptor is closed after the system has stopped looking at it.
    source.setCancelHandler { _ = descriptor.number }
    source.resume()
  }

  deinit { interrupt() }

  /// Asks, and waits for the answer.
  func ask(_ question: JSON) async throws(PlayerRemoteError) -> RemoteStatus {
    try send(question)
    let limit = DispatchSource.makeTimerSource()
    limit.schedule(deadline: .now() + .seconds(Self.patience))
    limit.setEventHandler { [end] in end.finish() }
    limit.resume()
    defer { limit.cancel() }
    for await line in lines { return try WireAnswer.read(line).get() }
    throw .disconnected(detail: SystemError(code: ECONNRESET).description)
  }

  /// Ends all waiting.
  func interrupt() {
    end.finish()
    source.cancel()
  }

  private func send(_ question: JSON) throws(PlayerRemoteError) {
    var rest = (question.bytes + [UInt8(ascii: "\n")])[...]
    do throws(SystemError) {
      while !rest.isEmpty {
        let sent = try descriptor.send(rest)
        rest = rest.dropFirst(sent)
        guard sent == 0 else { continue }
        var request = pollfd(fd: descriptor.number, events: Int16(POLLOUT), revents: 0)
        guard poll(&request, 1, 5000) != 0 else { throw SystemError(code: ETIMEDOUT) }
      }
    } catch {
      throw .disconnected(detail: error.description)
    }
  }
}

/// Takes lines out of what comes.
// The queue of the source is the only one that calls it.
private final class LineReader: @unchecked Sendable {
  private let descriptor: Descriptor
  private let lines: AsyncStream<[UInt8]>.Continuation
  private var input: [UInt8] = []

  init(_ descriptor: Descriptor, _ lines: AsyncStream<[UInt8]>.Continuation) {
    self.descriptor = descriptor
    self.lines = lines
  }

  /// Reads what is there; false at the end of it all.
  func read() -> Bool {
    let piece: [UInt8]
    do {
      // Woken for nothing.
      guard let received = try descriptor.receive(atMost: 65_536) else { return true }
      piece = received
    } catch {
      piece = []
    }
    guard !piece.isEmpty else {
      lines.finish()
      return false
    }
    input += piece
    while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
      lines.yield(Array(input[..<end]))
      input.removeFirst(end + 1)
    }
    return true
  }
}
