import CommandKit
import HTTPKit
import HearthModel
import HearthPorts
import HearthSupport
import ServerProgram
import SyncHub

/// Serves until somebody wants the process to end.
struct HubServing {
  let context: HubContext
  let values: Values

  func run() async throws {
    let manager = ServiceManager(context.surroundings.environment)
    let settings = try settings(manager)
    let token = try metricsToken()
    let limits = HubLimits(spaceBytes: Int64(values[HubOptions.quota]) << 20)
    try await context.with(limits) { hub in
      let site = HubSite(
        hub,
        registration: registration(settings),
        metricsToken: token,
        now: context.surroundings.clock,
        pause: { try await Task.sleep(for: .seconds($0)) },
        log: { [diagnostics = context.console.diagnostics] in diagnostics.remark($0) }
      )
      let server = try context.surroundings.start(HubService(site), settings)
      let watching = Task { await hub.watch { try await Task.sleep(for: .milliseconds(500)) } }
      defer { watching.cancel() }
      do {
        let root = server.root(isSecure: settings.identity != nil)
        try context.console.output.line(context.messages("server.serving", root).printableLine)
        try context.console.output.flush()
      } catch {
        await server.stop()
        throw error
      }
      manager.tell("READY=1")
      await StopSignal.wait()
      manager.tell("STOPPING=1")
      await server.stop()
    }
  }

  /// Off this machine a token is never sent in the clear: that takes a certificate, or a proxy that has
  /// one and is on this machine.
  private func settings(_ manager: ServiceManager) throws -> ServerSettings {
    let place = values[HubOptions.listen]
    var settings = try ServerSettings(values, at: place, manager, context.messages)
    if case .address(let host, _) = settings.place, settings.identity == nil,
      !ServerSettings.Place.isOwn(host)
    {
      throw Failure(context.messages("hub.refused.clear-text"), status: .usage)
    }
    // A household waits on a connection for each of its devices.
    settings.mostConnections = 10_000
    settings.mostConnectionsPerAddress = 10_000
    return settings
  }

  private func registration(_ settings: ServerSettings) -> HubRegistration {
    if let asked = values[HubOptions.registration].flatMap(HubRegistration.init) { return asked }
    guard case .address(let host, _) = settings.place else { return .code }
    return ServerSettings.Place.isOwn(host) ? .open : .code
  }

  private func metricsToken() throws -> String? {
    guard let path = values[HubOptions.metricsToken] else { return nil }
    let bytes = try FileReader.bytes(at: path, limit: 4096)
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.isEmpty ? nil : text
  }
}
