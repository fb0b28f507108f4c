import CPlayerSocket
import Glibc
import Synchronization

/// What other threads have for the server's thread, and the bell that wakes it.
final class ServerMail: Sendable {
  /// A piece of mail for the client of a number.
  enum Letter: Sendable {
    /// The answer to its question.
    case answer([UInt8], to: Int)
    /// How things are now.
    case news([UInt8], to: Int)
    /// There will be no more news.
    case end(of: Int)
    /// The player has gone.
    case close
  }

  private let letters = Mutex<[Letter]>([])
  private let bell: Descriptor
  /// Readable while there is mail.
  let door: Descriptor

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    _ = try SystemError.check(player_socket_pipe(&ends))
    (door, bell) = (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Leaves a letter; never waits.
  func leave(_ letter: Letter) {
    let isFirst = letters.withLock { letters in
      letters.append(letter)
      return letters.count == 1
    }
    guard isFirst else { return }
    var byte: UInt8 = 1
    // A full pipe rings already.
    while write(bell.number, &byte, 1) < 0, errno == EINTR {}
  }

  /// All that has come.
  func collect() -> [Letter] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(door.number, &bytes, bytes.count) > 0 {}
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
