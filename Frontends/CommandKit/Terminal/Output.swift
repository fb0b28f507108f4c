import Glibc
import Synchronization

/// Why text could not be written.
public enum OutputError: Error, Sendable, Hashable {
  /// Whoever read it has gone, as `head` does; the program stops without a word.
  case closed
  /// The system's error number, of a full disk for instance.
  case failed(code: Int32)
}

/// A stream of text to a descriptor or into memory, gathered and written in large pieces.
public final class Output: Sendable {
  private let descriptor: Int32?
  private let limit: Int
  private let gathered = Mutex<[UInt8]>([])

  /// A stream to an open descriptor; it is written whenever `limit` bytes have come together, and
  /// by `flush`.
  public init(descriptor: Int32, limit: Int = 65_536) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// A stream into memory, for tests.
  public init() {
    descriptor = nil
    limit = .max
  }

  /// All that was written into memory; of a descriptor, what has not been written yet.
  public var text: String {
    gathered.withLock { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds text.
  public func write(_ text: String) throws(OutputError) {
    try append(text.utf8)
  }

  /// Adds text and a line break.
  public func line(_ text: String = "") throws(OutputError) {
    try append((text + "\n").utf8)
  }

  /// Writes what has been gathered.
  public func flush() throws(OutputError) {
    guard let descriptor else { return }
    try gathered.withLock { bytes throws(OutputError) in
      defer { bytes.removeAll(keepingCapacity: true) }
      try writeAll(bytes, to: descriptor)
    }
  }

  private func append(_ text: String.UTF8View) throws(OutputError) {
    let isFull = gathered.withLock { bytes in
      bytes.append(contentsOf: text)
      return bytes.count >= limit
    }
    if isFull { try flush() }
  }
}

/// Writes every byte, however often the system takes only a part or a signal comes between.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      try waitUntilWritable(descriptor)
    } else if errno != EINTR {
      throw errno == EPIPE ? .closed : .failed(code: errno)
    }
  }
}

/// A descriptor shared with another program may have been made non-blocking by it.
private func waitUntilWritable(_ descriptor: Int32) throws(OutputError) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  while poll(&request, 1, -1) < 0 {
    guard errno == EINTR else { throw .failed(code: errno) }
  }
}
