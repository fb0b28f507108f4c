package import CommandKit
package import HTTPKit
package import HearthSupport

/// The options of a program that serves.
package enum ServerOptions {
  /// Where it listens: a port of this machine alone where nothing else is said.
  package static func listen(port: Int) -> Option<ServerSettings.Place> {
    Option(
      "listen",
      .listeningPlace,
      valueName: "server.word.place",
      default: .address("127.0.0.1", port: port),
      summary: "server.option.listen",
      environment: "HEARTH_LISTEN",
      setting: "listen"
    )
  }
  /// The certificate and those above it.
  package static let certificate = Option(
    "tls-cert",
    .file,
    summary: "server.option.certificate",
    environment: "HEARTH_TLS_CERT",
    setting: "tls-cert"
  )
  /// The private key.
  package static let key = Option(
    "tls-key",
    .file,
    summary: "server.option.key",
    environment: "HEARTH_TLS_KEY",
    setting: "tls-key"
  )
}

extension ValueType<ServerSettings.Place> {
  /// `127.0.0.1:8462`, `[::1]:8462`, or a port alone.
  fileprivate static var listeningPlace: ValueType<ServerSettings.Place> {
    ValueType(.text) { text throws(InvalidValue) in
      guard let place = ServerSettings.Place(text) else {
        throw .explained(key: "server.value.listen")
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
  package static func isOwn(_ host: String) -> Bool { host.hasPrefix("127.") || host == "::1" }
}

extension ServerSettings {
  /// What the options say, on a socket of the service manager where there is one.
  ///
  /// - Throws: `Failure` where one half of the identity is missing; `FileError`.
  package init(
    _ values: Values,
    at place: ServerSettings.Place,
    _ manager: ServiceManager,
    _ messages: Messages
  ) throws {
    self.init(manager.socket.map { .socket($0) } ?? place)
    switch (values[ServerOptions.certificate], values[ServerOptions.key]) {
    case (let certificate?, let key?):
      identity = ServerIdentity(certificate: try text(certificate), key: try text(key))
    case (nil, nil): break
    default: throw Failure(messages("server.refused.half-identity"), status: .usage)
    }
  }
}

/// The text of a small file.
private func text(_ path: String) throws(FileError) -> String {
  String(decoding: try FileReader.bytes(at: path, limit: 1024 * 1024), as: UTF8.self)
}
