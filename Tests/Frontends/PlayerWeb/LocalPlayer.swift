import AudioNull
import AudioSynthesis
import HearthContainer
import HearthHousehold
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore
import Synchronization

/// A player in the process of the test, met as one of another process would be; it is started when
/// somebody asks for that.
final class LocalPlayer: PlayerLink {
  private struct State {
    var host: PlayerHost?
    var dependencies: Dependencies?
  }

  private let state = Mutex(State())

  /// The household that a player will be started in.
  func move(into dependencies: Dependencies) {
    state.withLock { $0.dependencies = dependencies }
  }

  func remote() async throws(PlayerRemoteError) -> any PlayerRemote {
    guard let host = state.withLock({ $0.host }) else { throw .notRunning }
    return host
  }

  func remote(
    starting arguments: [String]
  ) async throws(PlayerRemoteError) -> any PlayerRemote {
    let (running, dependencies) = state.withLock { ($0.host, $0.dependencies) }
    if let running { return running }
    guard let dependencies, let zone = try? dependencies.timeZones.systemZone() else {
      throw .notRunning
    }
    let host = PlayerHost(
      HostSurroundings(
        sources: SoundSourceRegistry([.synth]),
        outputs: AudioOutputRegistry([.null]),
        usualOutputs: ["null:"],
        dependencies: dependencies,
        zone: TimeZoneHistory(zone),
        slept: { .zero },
        wait: { try await Task.sleep(for: $0) }
      )
    )
    try? await host.start(goingOn: false)
    state.withLock { $0.host = host }
    return host
  }

  func open(
    for player: any PlayerRemote
  ) async throws(PlayerLinkError) -> any PlayerDoor { throw .taken }

  /// Ends the player that was started.
  func end() async { await state.withLock { $0.host }?.quit() }
}
