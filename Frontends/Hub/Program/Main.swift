import CommandKit
import Glibc
import HTTPKit
import HTTPMicroHTTPD
import HearthModel
import HearthPorts
import HearthSupport
import HubServer
import SyncCrypto

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let program = HubProgram(
      version: "0.1.0",
      HubProgram.Surroundings(
        stores: Plugins.stores,
        environment: environment,
        clock: systemClock,
        random: { UInt64.random(in: .min ... .max) },
        cipher: { try SodiumCipher() },
        start: { service, settings throws(ServerError) in try MicroHTTPServer(service, settings) }
      )
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
