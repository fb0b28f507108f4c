import AudioRemote
import CommandKit
import Glibc
import HearthModel
import HearthPorts
import HearthSupport
import SyncSecrets

@main
struct Main {
  @MainActor
  static func main() async {
    let environment = Environment.process()
    let host = HostProcess(
      program: HostProcess.program(environment),
      environment: environment
    )
    let program = PlayerTUI.program(
      Surroundings(
        stores: Plugins.stores,
        maintenance: Plugins.maintenance,
        sync: Plugins.sync,
        environment: environment,
        clock: systemClock,
        random: { UInt64.random(in: .min ... .max) }
      ),
      player: UnixPlayerLink(folder: UnixPlayerLink.folder(XDGFolders(environment: environment))) {
        arguments throws(PlayerRemoteError) in try await host.start(arguments)
      },
      secrets: { SodiumSecrets() }
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
