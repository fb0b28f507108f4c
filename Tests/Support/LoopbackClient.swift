import Dispatch
import Glibc

/// What a server sent back, taken apart.
package struct LoopbackAnswer: Sendable {
  /// The status; nought where the connection was closed without one.
  package var status = 0
  /// Names in small letters, with their values, in their order.
  package var headers: [(name: String, value: String)] = []
  /// The body, chunks put together.
  package var body: [UInt8] = []

  /// An answer of its parts.
  package init(
    status: Int = 0,
    headers: [(name: String, value: String)] = [],
    body: [UInt8] = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first value of a header field; its name in small letters.
  package subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }
}

/// A plain client for servers of this machine: sends what it is given, byte for byte.
package struct LoopbackClient: Sendable {
  private let port: Int
  private let seconds: Int

  /// A client of a port; it gives up after some seconds, against hanging only.
  package init(port: Int, seconds: Int = 60) {
    self.port = port
    self.seconds = seconds
  }

  /// Sends a request on a connection of its own, and reads until the server closes it.
  package func send(
    _ method: String,
    _ target: String,
    headers: [(String, String)] = [],
    body: [UInt8] = []
  ) async -> LoopbackAnswer {
    var lines = ["\(method) \(target) HTTP/1.1", "Connection: close"]
    if !headers.contains(where: { $0.0.lowercased() == "host" }) {
      lines.append("Host: localhost:\(port)")
    }
    if !body.isEmpty { lines.append("Content-Length: \(body.count)") }
    lines += headers.map { "\($0.0): \($0.1)" }
    return await exchange(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
  }

  /// Sends bytes and reads until the server closes the connection.
  ///
  /// - Parameters:
  ///   - bytes: all that is sent.
  ///   - enough: ends the reading early, given all that has come.
  /// - Returns: the answer.
  package func exchange(
    _ bytes: [UInt8],
    until enough: @escaping @Sendable ([UInt8]) -> Bool = { _ in false }
  ) async -> LoopbackAnswer {
    // A thread of its own: a blocked one of the pool would keep the server's tasks waiting.
    await withCheckedContinuation { done in
      DispatchQueue(label: "loopback").async {
        done.resume(returning: answer(of: blockingExchange(bytes, until: enough)))
      }
    }
  }

  private func blockingExchange(
    _ bytes: [UInt8],
    until enough: ([UInt8]) -> Bool
  ) -> [UInt8] {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return [] }
    // The server may answer and close before it has read all: what it said is read all the same.
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      sent += count
    }
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !enough(received) {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += buffer[..<count]
    }
    return received
  }

  private func answer(of bytes: [UInt8]) -> LoopbackAnswer {
    var answer = LoopbackAnswer()
    guard let headEnd = position(of: [13, 10, 13, 10], in: bytes[...]) else { return answer }
    let lines = String(decoding: bytes[..<headEnd], as: UTF8.self).split(separator: "\r\n")
    answer.status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    for line in lines.dropFirst() {
      let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      answer.headers.append((sides[0].lowercased(), String(sides[1].drop { $0 == " " })))
    }
    let rest = bytes[(headEnd + 4)...]
    answer.body = answer["transfer-encoding"] == "chunked" ? unchunked(rest) : Array(rest)
    return answer
  }

  private func unchunked(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var body: [UInt8] = []
    var rest = bytes
    while let lineEnd = position(of: [13, 10], in: rest),
      let count = Int(String(decoding: rest[rest.startIndex..<lineEnd], as: UTF8.self), radix: 16),
      count > 0
    {
      let start = lineEnd + 2
      body += rest[start..<min(start + count, rest.endIndex)]
      guard start + count + 2 <= rest.endIndex else { break }
      rest = rest[(start + count + 2)...]
    }
    return body
  }

  private func position(of needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= needle.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - needle.count).first {
      bytes[$0..<$0 + needle.count].elementsEqual(needle)
    }
  }
}
