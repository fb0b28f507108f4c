import CommandKit
import Glibc
import HabitsCommands
import HearthModel
import HearthSupport

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let left = LeftStores()
    let program = HabitsProgram(
      Surroundings(
        stores: Plugins.stores,
        maintenance: Plugins.maintenance,
        sync: Plugins.sync,
        environment: environment,
        clock: systemClock,
        random: { UInt64.random(in: .min ... .max) },
        leaving: left
      ),
      importers: Plugins.importers,
      exporters: Plugins.exporters
    )
    let console = Console.standard { environment[$0] }
    let code = await program.run(Array(CommandLine.arguments.dropFirst()), on: console)
    withExtendedLifetime(left) { exit(code.rawValue) }
  }
}

/// The machine's clock, in whole milliseconds.
private func systemClock() -> Instant {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
}
