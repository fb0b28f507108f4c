import CommandKit
import Glibc
import HearthModel
import HearthSupport
import PlayerCommands

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let program = PlayerProgram(
      Surroundings(
        stores: Plugins.stores,
        maintenance: Plugins.maintenance,
        environment: environment,
        clock: { Instant(milliseconds: Int64(time(nil)) * 1000) },
        random: { UInt64.random(in: .min ... .max) }
      ),
      plugins: Plugins.player,
      link: NobodyElse(),
      machine: PlayerMachine(
        slept: { .zero },
        wait: { try await Task.sleep(for: $0) },
        folder: { "." },
        environment: { environment[$0] },
        detach: {}
      )
    )
    let console = Console.standard { environment[$0] }
    exit(await program.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
  }
}
