import CMicroHTTPD
import Glibc

/// A socket that listens, and what it was bound to.
struct ListeningSocket {
  let descriptor: Int32
  let port: Int

  /// Listens at a place.
  init(_ place: ServerSettings.Place) throws(ServerError) {
    switch place {
    case .socket(let descriptor):
      self.descriptor = descriptor
    case .address(let host, let port):
      descriptor = try Self.bound(host, port)
    }
    port = Self.port(of: descriptor)
  }

  private static func bound(_ host: String, _ port: Int) throws(ServerError) -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard (0...65_535).contains(port), getaddrinfo(host, String(port), &hints, &found) == 0,
      let found
    else { throw .badAddress(host) }
    defer { freeaddrinfo(found) }
    let info = found.pointee
    let descriptor = socket(
      info.ai_family,
      info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue),
      info.ai_protocol
    )
    guard descriptor >= 0 else { throw .system(code: errno) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 511) == 0 else {
      let code = errno
      close(descriptor)
      switch code {
      case EADDRINUSE: throw .inUse(host, port: port)
      case EACCES, EPERM: throw .notPermitted(host, port: port)
      case EADDRNOTAVAIL: throw .badAddress(host)
      default: throw .system(code: code)
      }
    }
    return descriptor
  }

  private static func port(of descriptor: Int32) -> Int {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let family = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length) == 0 ? Int32($0.pointee.sa_family) : 0
      }
    }
    return withUnsafePointer(to: &storage) { pointer in
      switch family {
      case AF_INET:
        pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          Int(UInt16(bigEndian: $0.pointee.sin_port))
        }
      case AF_INET6:
        pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          Int(UInt16(bigEndian: $0.pointee.sin6_port))
        }
      default: 0
      }
    }
  }
}
