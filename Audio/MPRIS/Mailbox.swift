import Glibc
import HearthPorts
import Synchronization

/// What the player leaves for the thread that speaks with the bus, and a bell to wake it.
final class Mailbox: Sendable {
  /// What was left since it was looked at last.
  struct Mail {
    var state: MediaState?
    var isClosed = false
  }

  private let mail = Mutex(Mail())
  private let bell: (listening: Int32, ringing: Int32)

  init() throws(RemoteControlError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .unavailable(detail: String(cString: strerror(errno)))
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    bell = (ends[0], ends[1])
  }

  deinit {
    Glibc.close(bell.listening)
    Glibc.close(bell.ringing)
  }

  /// Leaves a state in the place of one that was not seen yet.
  func leave(_ state: MediaState) {
    mail.withLock { $0.state = state }
    ring()
  }

  /// Tells that nothing more will come.
  func close() {
    mail.withLock { $0.isClosed = true }
    ring()
  }

  /// Takes out what is there.
  func take() -> Mail {
    mail.withLock { mail in
      defer { mail.state = nil }
      return mail
    }
  }

  /// Waits until something is left here or a connection has something to do.
  func wait(for connection: Int32, toWrite: Bool) {
    let events = Int16(POLLIN) | (toWrite ? Int16(POLLOUT) : 0)
    var requests = [
      pollfd(fd: connection, events: events, revents: 0),
      pollfd(fd: bell.listening, events: Int16(POLLIN), revents: 0),
    ]
    poll(&requests, 2, -1)
    var heard = [UInt8](repeating: 0, count: 64)
    while read(bell.listening, &heard, heard.count) > 0 {}
  }

  /// A bell that has been rung already need not be rung again: a full pipe is no fault.
  private func ring() {
    var note: UInt8 = 1
    _ = write(bell.ringing, &note, 1)
  }
}
