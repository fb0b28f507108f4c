import Glibc
package import HearthSupport

/// What systemd hands over and wants to hear (sd_listen_fds(3), sd_notify(3)).
package struct ServiceManager {
  private let environment: Environment

  /// The manager that an environment names, if any.
  package init(_ environment: Environment) {
    self.environment = environment
  }

  /// The first socket that was handed over to this very process.
  package var socket: Int32? {
    guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == getpid(),
      let count = environment["LISTEN_FDS"].flatMap({ Int($0) }), count > 0
    else { return nil }
    _ = fcntl(3, F_SETFD, FD_CLOEXEC)
    return 3
  }

  /// Tells how the process is: `READY=1`, `STOPPING=1`.
  package func tell(_ state: String) {
    guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else {
      return
    }
    let descriptor = Glibc.socket(
      AF_UNIX,
      Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
      0
    )
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var name = Array(path.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
    // A name that begins with "@" lies in no folder; the system writes a zero in its place.
    if name[0] == UInt8(ascii: "@") { name[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = MemoryLayout<sa_family_t>.size + name.count
    let text = Array(state.utf8)
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(descriptor, text, text.count, Int32(MSG_NOSIGNAL), $0, socklen_t(length))
      }
    }
  }
}
