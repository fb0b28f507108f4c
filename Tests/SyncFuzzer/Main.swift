import Glibc
import SyncProperties

/// Tries the rules of merges and clocks and lets every decoder of sync read altered bytes.
///
///     sync-fuzzer [--merges N] [--clocks N] [--inputs N] [--seed N]
///
/// Ends with 1 where a rule was broken. A crash ends it; the name that was last told and the seed find
/// the bytes.
@main
struct Main {
  static func main() {
    let seed = UInt64(number("--seed") ?? 1)
    let (merges, clocks) = (number("--merges") ?? 200_000, number("--clocks") ?? 100_000)
    var mergeRules = MergeRules(seed: seed)
    var broken = mergeRules.broken(by: merges).sorted()
    tell("\(merges) triples of versions were merged")
    var clockRules = ClockRules(seed: seed)
    broken += clockRules.broken(by: clocks).sorted()
    tell("\(clocks) sequences of a clock's times were looked at")
    let cases = DecoderCase.all
    let rounds = (number("--inputs") ?? 1_000_000) / cases.count + 1
    for decoder in cases {
      let (taken, wrong) = decoder.endure(rounds: rounds, seed: seed)
      tell("\(decoder.name): \(rounds) inputs, \(taken) of them taken")
      if wrong > 0 { broken.append("\(decoder.name): \(wrong) inputs did not come back") }
    }
    for rule in broken { tell("broken: \(rule)") }
    exit(broken.isEmpty ? 0 : 1)
  }

  /// Says something at once, since a crash would take along what still waits to be written.
  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func number(_ name: String) -> Int? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: name).flatMap { index in
      arguments.dropFirst(index + 1).first.flatMap { Int($0) }
    }
  }
}
