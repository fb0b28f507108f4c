import Testing

#if Contracts
import AudioFiles
import AudioNull
import AudioRemote
import AudioSynthesis
import HearthContainer
import HearthContracts
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore
import StorageMemory
import TestSupport

@Suite("Players keep their contract", .timeLimit(.minutes(20)))
struct RemoteContractTests {
  @Test("within the process", arguments: PlayerRemoteContract.behaviours)
  func within(_ behaviour: PlayerRemoteBehaviour) async throws {
    let host = try await Self.host()
    try await behaviour.run(on: PlayerRemoteSubject(host) { await host.quit() })
  }

  @Test("over the socket", arguments: PlayerRemoteContract.behaviours)
  func socket(_ behaviour: PlayerRemoteBehaviour) async throws {
    let folder = try TestFolder()
    let host = try await Self.host()
    let link = UnixPlayerLink(folder: folder["run"]) { _ throws(PlayerRemoteError) in
      throw .notRunning
    }
    let door = try await link.open(for: host)
    let subject = PlayerRemoteSubject(try await link.remote()) {
      await host.quit()
      await door.close()
    }
    try await behaviour.run(on: subject)
  }

  private static func host() async throws -> PlayerHost {
    let random = TestRandom()
    let zones = SystemTimeZones(environment: Environment())
    let now = { @Sendable in Instant(seconds: 1_780_000_000) }
    let setup = StoreSetup(
      address: "",
      modules: [HouseholdSchema.module, PlayerSchema.module],
      now: now,
      random: { random.next() }
    )
    let host = PlayerHost(
      HostSurroundings(
        sources: SoundSourceRegistry([.synth, .file]),
        outputs: AudioOutputRegistry([.null]),
        usualOutputs: ["null:"],
        dependencies: Dependencies(
          store: try await StorePlugin.memory.make(setup),
          timeZones: zones,
          now: now,
          random: { random.next() }
        ),
        zone: TimeZoneHistory(try zones.rules(named: "Europe/Berlin")),
        slept: { .zero },
        // What is heard passes at the pace of the output; nothing else takes time.
        wait: { try await Task.sleep(for: $0) }
      )
    )
    try await host.start(goingOn: true)
    return host
  }
}
#else
@Suite("Players keep their contract")
struct RemoteContractTests {
  @Test("The contract suites are part of this build")
  func contract() {
    Issue.record("Pass --traits Contracts: without it no player is held to its contract.")
  }
}
#endif
