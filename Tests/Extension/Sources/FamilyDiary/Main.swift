import CommandKit
import DiaryCommands
import Glibc
import HearthModel
import HearthSupport

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let program = DiaryProgram(
      stores: Plugins.stores,
      maintenance: Plugins.maintenance,
      importers: Plugins.importers,
      environment: environment,
      clock: { Instant(seconds: Int64(time(nil))) },
      random: { UInt64.random(in: .min ... .max) }
    )
    let console = Console.standard { environment[$0] }
    exit(await program.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
  }
}
