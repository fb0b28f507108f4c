import Glibc
import HearthPorts
import SyncCrypto
import SyncSimulation

/// Runs histories and tells what went wrong in them.
///
///     sync-simulator [--histories N] [--seed N] [--sealing] [--files]
///
/// Ends with 1 where a history was bad, or where in 300 of them a fault never fired.
@main
struct Main {
  static func main() async throws {
    let arguments = CommandLine.arguments
    func number(_ name: String) -> UInt64? {
      arguments.firstIndex(of: name).flatMap { index in
        arguments.dropFirst(index + 1).first.flatMap { UInt64($0) }
      }
    }
    let first = number("--seed") ?? 1
    let count = number("--seed") == nil ? number("--histories") ?? 1_000 : 1
    let cipher: any SyncCipher =
      arguments.contains("--sealing") ? try SodiumCipher() : Simulation.passThrough
    let start = seconds()
    var simulation = Simulation(cipher: cipher, isOnFiles: arguments.contains("--files"))
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    for (seed, fault) in try await simulation.run(
      seeds: first..<(first + count),
      atOnce: processors
    ) {
      print("seed \(seed): \(fault)")
    }
    let passed = max(0.001, seconds() - start)
    for line in simulation.lines { print(line) }
    print("\(count) histories in \(Int(passed)) s, \(Int(Double(count) / passed)) a second")
    let missing = count < 300 ? [] : simulation.missing
    for fault in missing { print("\(fault.rawValue) has never happened") }
    exit(simulation.isGood && missing.isEmpty ? 0 : 1)
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
