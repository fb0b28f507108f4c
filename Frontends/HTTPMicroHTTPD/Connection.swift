import CMicroHTTPD
import Glibc
import HTTPKit

/// A connection as the library knows it.
// Used on the library's threads, elsewhere only to resume it, for which the library locks.
struct Connection: @unchecked Sendable {
  let pointer: OpaquePointer

  func suspend() { MHD_suspend_connection(pointer) }

  func resume() { MHD_resume_connection(pointer) }

  /// The header fields of the request.
  var headers: HTTPHeaders {
    var headers = HTTPHeaders()
    withUnsafeMutablePointer(to: &headers) { headers in
      _ = MHD_get_connection_values(pointer, .HEADER_KIND, addHeader, headers)
    }
    return headers
  }

  /// The numeric address of the other end; IPv4 in its own writing.
  var peer: String {
    guard let address = hearth_mhd_peer(pointer) else { return "" }
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let isSix = Int32(address.pointee.sa_family) == AF_INET6
    let size = isSix ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    let code = getnameinfo(
      address,
      socklen_t(size),
      &host,
      socklen_t(host.count),
      nil,
      0,
      NI_NUMERICHOST
    )
    guard code == 0 else { return "" }
    let bytes = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("::ffff:") ? String(text.dropFirst(7)) : text
  }
}
