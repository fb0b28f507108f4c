package import CommandKit
package import HTTPKit
package import HearthSupport

extension ServerError {
  /// Why a server does not start, in words.
  package func failure(_ messages: Messages) -> Failure {
    switch self {
    case .badAddress(let address):
      Failure(messages("server.refused.address", address), status: .usage)
    case .inUse(let host, let port):
      Failure(messages("server.refused.in-use", host, String(port)), status: .trouble)
    case .notPermitted(let host, let port):
      Failure(messages("server.refused.not-permitted", host, String(port)), status: .trouble)
    case .badIdentity: Failure(messages("server.refused.identity"), status: .trouble)
    case .system(let code):
      Failure(messages("server.refused.system", messages.systemReason(code)), status: .trouble)
    }
  }
}

extension HTTPServer {
  /// Where it is found.
  package func root(isSecure: Bool) -> String {
    let name = host.contains(":") ? "[\(host)]" : host
    return "\(isSecure ? "https" : "http")://\(name):\(port)/"
  }
}
