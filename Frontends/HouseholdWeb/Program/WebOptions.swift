import CommandKit
import HTTPKit

/// The options of a program that serves.
enum WebOptions {
  /// Where it listens: on a port of this machine alone where nobody says otherwise.
  static func listen(port: Int) -> Option<ServerSettings.Place> {
    Option(
      "listen",
      .listeningPlace,
      valueName: "web.word.place",
      default: .address("127.0.0.1", port: port),
      summary: "web.option.listen",
      environment: "HEARTH_LISTEN",
      setting: "listen"
    )
  }
  /// Names by which it is called.
  static let hosts = Option.repeating(
    "host",
    .text,
    valueName: "web.word.name",
    summary: "web.option.host"
  )
  /// Addresses of proxies that are believed.
  static let proxies = Option.repeating(
    "trusted-proxy",
    .text,
    valueName: "web.word.address",
    summary: "web.option.proxy"
  )
  /// The certificate and those above it.
  static let certificate = Option(
    "tls-cert",
    .file,
    summary: "web.option.certificate",
    environment: "HEARTH_TLS_CERT",
    setting: "tls-cert"
  )
  /// The private key.
  static let key = Option(
    "tls-key",
    .file,
    summary: "web.option.key",
    environment: "HEARTH_TLS_KEY",
    setting: "tls-key"
  )

  static let others: [any CommandParameter] = [hosts, proxies, certificate, key]
}

extension ValueType<ServerSettings.Place> {
  /// `127.0.0.1:8462`, `[::1]:8462`, or a port alone.
  fileprivate static var listeningPlace: ValueType<ServerSettings.Place> {
    ValueType(.text) { text throws(InvalidValue) in
      guard let place = ServerSettings.Place(text) else {
        throw .explained(key: "web.value.listen")
      }
      return place
    } write: { place in
      switch place {
      case .address(let host, let port):
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
      case .socket(let descriptor): "socket \(descriptor)"
      }
    }
  }
}

extension ServerSettings.Place {
  /// Reads an address with a port, or a port of this machine's own address.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.last, let port = Int(last), (0...65_535).contains(port) else {
      return nil
    }
    let host = parts.dropLast().joined(separator: ":")
    let isSix = host.hasPrefix("[") && host.hasSuffix("]")
    guard isSix || !host.contains(":") else { return nil }
    let bare = isSix ? String(host.dropFirst().dropLast()) : host
    self = .address(bare.isEmpty ? "127.0.0.1" : bare, port: port)
  }

  /// Whether only this machine can reach it.
  static func isOwn(_ host: String) -> Bool { host.hasPrefix("127.") || host == "::1" }
}
