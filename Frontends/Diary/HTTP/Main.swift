import AudioRemote
import CommandKit
import DiaryRoutes
import Glibc
import HTTPKit
import HTTPMicroHTTPD
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb
import SyncSecrets

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let program = WebProgram(
      "hearth-diary-http",
      version: "0.1.0",
      DiaryWeb(
        photos: Plugins.photos,
        importers: Plugins.importers,
        exporters: Plugins.exporters,
        archive: Plugins.archive
      ),
      port: 8462,
      modules: DiaryWeb.modules,
      catalogues: DiaryWeb.catalogues,
      surroundings: Surroundings(
        stores: Plugins.stores,
        maintenance: Plugins.maintenance,
        sync: Plugins.sync,
        environment: environment,
        clock: systemClock,
        random: { UInt64.random(in: .min ... .max) }
      ),
      secrets: { SodiumSecrets() },
      player: UnixPlayerLink.running(for: environment),
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
