import AudioRemote
import Glibc
import HearthPorts
import Testing

/// A folder of a test's own with a player in it.
final class Meeting: Sendable {
  let folder: String
  let player = TestPlayer()
  let link: UnixPlayerLink
  private let door: any PlayerDoor

  /// A player that can be met, by a socket in a folder of this name.
  init(in name: String = "run") async throws {
    var template = Array("/tmp/hearth-remote-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    link = UnixPlayerLink(folder: "\(folder)/\(name)") { _ throws(PlayerRemoteError) in
      throw .notRunning
    }
    door = try await link.open(for: player)
    socket = "\(folder)/\(name)/player.sock"
  }

  let socket: String

  deinit {
    let run = socket.dropLast("/player.sock".count)
    remove(socket)
    remove("\(run)/player.lock")
    remove(String(run))
    remove(folder)
  }

  func close() async { await door.close() }
}

/// A client that speaks as a test wants, byte by byte.
final class RawClient {
  let descriptor: Int32

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try #require(path.utf8.count < 108)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_SNDTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(code == 0, "\(path): \(String(cString: strerror(errno)))")
  }

  deinit { close(descriptor) }

  /// Sends bytes; false where nobody takes them any more.
  @discardableResult
  func send(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Says that nothing more will come.
  func halfClose() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// All that comes until the other side closes.
  func readAll() -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &piece, piece.count, 0), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What comes up to the end of a line.
  func readLine() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
