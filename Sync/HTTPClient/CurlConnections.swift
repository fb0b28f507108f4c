import CCurl
import HearthPorts

/// The connections that stay open between the requests of a client.
// The pointer is used on the queue of its client alone, save that waiting may be ended by any thread.
final class CurlConnections: @unchecked Sendable {
  let handle: OpaquePointer

  init(authorities: String?) throws(HTTPClientError) {
    var handle: OpaquePointer?
    let result = ccurl_open(authorities, &handle)
    guard result == CCURL_OK, let handle else { throw HTTPClientError(result, limit: 0) }
    self.handle = handle
  }

  deinit {
    ccurl_close(handle)
  }
}

extension HTTPClientError {
  /// What a result of the shim means; never called for `CCURL_OK`.
  init(_ result: ccurl_result, limit: Int) {
    self =
      switch result {
      case CCURL_MISSING: .missingLibrary
      case CCURL_BAD_ADDRESS: .badRequest
      case CCURL_UNRESOLVED: .unknownHost
      case CCURL_UNREACHABLE: .unreachable
      case CCURL_TIMED_OUT: .timedOut
      case CCURL_UNTRUSTED: .untrusted
      case CCURL_TOO_LARGE: .tooLarge(limit: limit)
      case CCURL_BROKEN: .broken
      case CCURL_CANCELLED: .cancelled
      default: .internalFault
      }
  }
}
