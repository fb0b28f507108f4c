import CommandKit
import Glibc
import HearthSupport
import PlayerCommands

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let program = PlayerProgram(
      sources: Plugins.sources,
      outputs: Plugins.outputs,
      environment: environment,
      random: { UInt64.random(in: .min ... .max) }
    )
    let console = Console.standard { environment[$0] }
    exit(await program.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
  }
}
