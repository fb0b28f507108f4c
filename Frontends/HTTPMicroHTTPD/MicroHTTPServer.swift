import CMicroHTTPD
import Dispatch
import Glibc
public import HTTPKit
import Synchronization

/// Serves over the network by libmicrohttpd.
///
/// A request is answered on the library's own threads as far as it never waits; where it does, the
/// connection is put aside and costs nothing until the answer is there.
public final class MicroHTTPServer: HTTPServer {
  private let core: ServerCore
  private let daemon: Daemon
  /// The numeric address it listens at.
  public let host: String
  /// The port it listens on.
  public let port: Int

  /// Starts to serve.
  ///
  /// - Throws: `ServerError`.
  public init(_ service: any HTTPService, _ settings: ServerSettings) throws(ServerError) {
    let listening = try ListeningSocket(settings.place)
    host = listening.host
    port = listening.port
    core = ServerCore(service, settings)
    let daemon = Daemon.start(core, socket: listening.descriptor, settings)
    guard let daemon else {
      close(listening.descriptor)
      throw settings.identity == nil ? .system(code: errno) : .badIdentity
    }
    self.daemon = daemon
  }

  /// Stops in good order, in at most a second more than the settings give open requests.
  public func stop() async {
    guard core.beginStopping() else { return }
    let socket = MHD_quiesce_daemon(daemon.pointer)
    if socket >= 0 { close(socket) }
    await core.drain()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue(label: "hearth.http.stop").async { [daemon] in
        daemon.stop()
        done.resume()
      }
    }
  }
}

/// The library's server, with what it reads as long as it runs.
// The pointer never changes, and the library locks for itself.
private final class Daemon: @unchecked Sendable {
  let pointer: OpaquePointer
  private let core: ServerCore
  private let texts: [UnsafeMutablePointer<CChar>?]

  private init(
    _ pointer: OpaquePointer,
    _ core: ServerCore,
    _ texts: [UnsafeMutablePointer<CChar>?]
  ) {
    self.pointer = pointer
    self.core = core
    self.texts = texts
  }

  static func start(_ core: ServerCore, socket: Int32, _ settings: ServerSettings) -> Daemon? {
    let key = settings.identity.flatMap { strdup($0.key) }
    let certificate = settings.identity.flatMap { strdup($0.certificate) }
    var setup = hearth_mhd_setup(
      socket: socket,
      threads: UInt32(max(2, settings.threads)),
      connections: UInt32(settings.mostConnections),
      connections_per_address: UInt32(settings.mostConnectionsPerAddress),
      idle_seconds: UInt32(settings.idleSeconds),
      connection_memory: max(4096, settings.headerBytes),
      key: key,
      certificate: certificate
    )
    let context = Unmanaged.passUnretained(core).toOpaque()
    let pointer = hearth_mhd_start(&setup, answerRequest, context, beginRequest, endRequest)
    guard let pointer else {
      free(key)
      free(certificate)
      return nil
    }
    return Daemon(pointer, core, [key, certificate])
  }

  func stop() {
    MHD_stop_daemon(pointer)
    for text in texts { free(text) }
  }
}
