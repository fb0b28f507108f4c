import CPlayerSocket
import Glibc

/// A descriptor that is closed with its owner.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit { close(number) }

  /// What could be received at once or within the socket's patience; nil where nothing came.
  ///
  /// - Throws: the error number.
  func receive(atMost count: Int) throws(SystemError) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      received = player_socket_receive(number, buffer.baseAddress, count)
      filled = max(0, received)
    }
    if received == -Int(EAGAIN) { return nil }
    guard received >= 0 else { throw SystemError(code: Int32(-received)) }
    return bytes
  }

  /// How many of some bytes could be sent at once or within the socket's patience.
  ///
  /// - Throws: the error number.
  func send(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let sent = bytes.withUnsafeBytes { player_socket_send(number, $0.baseAddress, $0.count) }
    if sent == -Int(EAGAIN) { return 0 }
    guard sent >= 0 else { throw SystemError(code: Int32(-sent)) }
    return sent
  }
}

/// A failed call of the system.
struct SystemError: Error {
  /// Its `errno`.
  let code: Int32

  /// What the system calls it.
  var description: String { String(cString: strerror(code)) }

  /// The descriptor or number that a call gave, unless it failed.
  static func check(_ result: Int32) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(code: -result) }
    return result
  }
}
