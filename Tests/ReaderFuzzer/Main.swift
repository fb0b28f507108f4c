import AlteredInputs
import Glibc
import HearthPorts
import HearthSupport

/// Lets each reader of the diary read altered files, and lines that do not end.
///
///     reader-fuzzer [--rounds N] [--seed N] [--reader NAME] [--endless MB]
///
/// Says which reader is at work, and each thousandth round. A crash ends it; the round that was last
/// told and the seed find the file.
@main
struct Main {
  static func main() async throws {
    let rounds = number("--rounds") ?? 20_000
    let chosen = word("--reader")
    for sample in try await ReaderCase.foreign() + ReaderCase.own()
    where chosen == nil || chosen == sample.name {
      tell("\(sample.name): \(rounds) altered files")
      try await sample.endure(rounds: rounds, seed: UInt64(number("--seed") ?? 1)) { round in
        if round.isMultiple(of: 1_000) { tell("\(sample.name): \(round)") }
      }
      if let length = number("--endless") { try endure(length << 20, sample) }
    }
  }

  /// Reads lines of a length and looks at the memory that it takes.
  private static func endure(_ length: Int, _ sample: ReaderCase) throws {
    // What an archive may hold is held whole.
    let limit = sample.name.hasPrefix("sprout") ? 600 : 96
    for line in EndlessLine.all(length: length) {
      let before = try resident()
      _ = try? sample.importer.read([line.file])
      let taken = try resident() - before
      tell("\(sample.name): a line of \(length >> 20) MB took \(taken >> 20) MB")
      guard taken >> 20 < limit else {
        tell("\(sample.name): that is too much")
        exit(1)
      }
    }
  }

  /// The memory that this process needs, in bytes.
  private static func resident() throws -> Int {
    let bytes = try FileReader.bytes(at: "/proc/self/statm", limit: 4096)
    let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * 4096
  }

  /// Says something at once, since a crash would take along what still waits to be written.
  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func number(_ name: String) -> Int? { word(name).flatMap { Int($0) } }

  private static func word(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
  }
}
