import CMicroHTTPD
import Glibc
import HTTPKit

/// A socket that listens, and what it was bound to.
struct ListeningSocket {
  let descriptor: Int32
  let host: String
  let port: Int

  /// Listens at a place.
  init(_ place: ServerSettings.Place) throws(ServerError) {
    switch place {
    case .socket(let descriptor):
      self.descriptor = descriptor
    case .address(let host, let port):
      descriptor = try Self.bound(host, port)
    }
    (host, port) = Self.name(of: descriptor)
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

  /// The numeric address and the port that a socket is bound to.
  private static func name(of descriptor: Int32) -> (host: String, port: Int) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    var service = [CChar](repeating: 0, count: Int(NI_MAXSERV))
    let code = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(descriptor, address, &length) == 0 else { return Int32(-1) }
        return getnameinfo(
          address,
          length,
          &host,
          socklen_t(host.count),
          &service,
          socklen_t(service.count),
          NI_NUMERICHOST | NI_NUMERICSERV
        )
      }
    }
    guard code == 0 else { return ("", 0) }
    return (text(host), Int(text(service)) ?? 0)
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
