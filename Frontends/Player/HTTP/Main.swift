import AudioFiles
import AudioRemote
import AudioSynthesis
import CommandKit
import Glibc
import HTTPKit
import HTTPMicroHTTPD
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore
import PlayerRoutes
import SyncSecrets

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let folder = UnixPlayerLink.folder(XDGFolders(environment: environment))
    let host = HostProcess(program: HostProcess.program(environment), environment: environment)
    let program = WebProgram(
      "hearth-player-http",
      version: "0.1.0",
      PlayerWeb(
        sources: Plugins.sources,
        outputs: Plugins.outputs(folder: folder),
        devices: Plugins.devices,
        streams: BrowserStreams([.opus, .mp3], from: BrowserRelay(folder: folder))
      ),
      port: 8464,
      modules: PlayerWeb.modules,
      catalogues: PlayerWeb.catalogues,
      surroundings: Surroundings(
        stores: Plugins.stores,
        maintenance: Plugins.maintenance,
        sync: Plugins.sync,
        environment: environment,
        clock: systemClock,
        random: { UInt64.random(in: .min ... .max) }
      ),
      secrets: { SodiumSecrets() },
      player: UnixPlayerLink(folder: folder) { arguments throws(PlayerRemoteError) in
        try await host.start(arguments)
      },
      start: { service, settings throws(ServerError) in try MicroHTTPServer(service, settings) }
    )
    let console = Console.standard { environment[$0] }
    let code = await program.run(Array(CommandLine.arguments.dropFirst()), on: console)
    exit(code.rawValue)
  }
}

/// The machine's clock, in whole milliseconds.
private func systemClock() -> Instant {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
}
