import CCurl
import Glibc
import HearthPorts

/// One request on its way.
// Used on the queue of its client alone, save that waiting may be ended by any thread.
final class CurlExchange: @unchecked Sendable {
  private let connections: CurlConnections
  private let handle: OpaquePointer

  init(_ connections: CurlConnections) throws(HTTPClientError) {
    var handle: OpaquePointer?
    let result = ccurl_begin(connections.handle, &handle)
    guard result == CCURL_OK, let handle else { throw HTTPClientError(result, limit: 0) }
    self.connections = connections
    self.handle = handle
  }

  deinit {
    ccurl_end(handle)
  }

  func cancel() {
    ccurl_cancel(handle)
  }

  func result(
    of request: ClientRequest,
    connecting: Duration
  ) -> Result<ClientResponse, HTTPClientError> {
    var answer = ccurl_answer()
    let result = withRequest(request, connecting) { asked in
      ccurl_perform(handle, &asked, &answer)
    }
    guard result == CCURL_OK else {
      return .failure(HTTPClientError(result, limit: request.limit))
    }
    let head = Self.bytes(answer.head, answer.head_count)
    let body = Self.bytes(answer.body, answer.body_count)
    return .success(
      ClientResponse(status: Int(answer.status), headers: Self.headers(head), body: body)
    )
  }

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The lines of a head after its first.
  static func headers(_ head: [UInt8]) -> [HTTPField] {
    head.split { $0 == 0x0A || $0 == 0x0D }.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: 0x3A) else { return nil }
      let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
      return HTTPField(
        String(decoding: line[..<colon], as: UTF8.self),
        String(decoding: value, as: UTF8.self)
      )
    }
  }
}

/// Calls `body` with a request as C sees it, all texts living as long as that.
private func withRequest(
  _ request: ClientRequest,
  _ connecting: Duration,
  _ body: (inout ccurl_request) -> ccurl_result
) -> ccurl_result {
  let lines = request.headers.map { header in
    // libcurl drops a header that ends in its colon, unless a semicolon stands there.
    strdup(header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)")
  }
  defer { for line in lines { free(line) } }
  let headers = lines.map { UnsafePointer($0) }
  return request.method.withCString { method in
    request.address.withCString { address in
      headers.withUnsafeBufferPointer { headers in
        withBytes(of: request.body) { bytes in
          var asked = ccurl_request(
            method: method,
            address: address,
            headers: headers.baseAddress,
            header_count: headers.count,
            body: bytes?.baseAddress,
            body_count: bytes?.count ?? 0,
            connect_milliseconds: connecting.milliseconds,
            milliseconds: request.timeLimit.milliseconds,
            limit: max(0, request.limit)
          )
          return body(&asked)
        }
      }
    }
  }
}

/// Nil where nothing is sent; an empty body has an address, too.
private func withBytes<Result>(
  of body: [UInt8]?,
  _ use: (UnsafeRawBufferPointer?) -> Result
) -> Result {
  guard let body else { return use(nil) }
  guard !body.isEmpty else {
    return withUnsafeBytes(of: 0 as UInt8) { use(UnsafeRawBufferPointer(rebasing: $0[..<0])) }
  }
  return body.withUnsafeBytes { use($0) }
}

extension Duration {
  /// At least one, since none would mean no limit.
  fileprivate var milliseconds: Int64 {
    max(1, components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
