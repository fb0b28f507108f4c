import Glibc
import TestSupport
import Testing

@testable import StoreWriter

@Suite("Killed while writing", .timeLimit(.minutes(20)))
struct KillTests {
  @Test("Two hundred kills, one file: everything acknowledged is there, and nothing in halves")
  func kills() async throws {
    var trial = KillTrial(seed: 1)
    try await trial.run(kills: 200, manners: ["caller", "queues"])
    #expect(trial.faults == [])
    #expect(trial.commits > 200 && trial.interruptedOpenings > 0, "\(trial)")
  }

  @Test("A hundred kills while the file is being made leave one that opens")
  func killsWhileMaking() async throws {
    var trial = KillTrial(seed: 2)
    trial.startsAnew = true
    try await trial.run(kills: 100, manners: ["caller"])
    #expect(trial.faults == [])
  }

  @Test("A writer that acknowledges too early, or commits in pieces, is found out")
  func planted() async throws {
    for manner in ["early", "pieces"] {
      var trial = KillTrial(seed: 3)
      try await trial.run(kills: 25, manners: [manner])
      #expect(!trial.faults.isEmpty, "\(manner): \(trial)")
    }
  }
}

/// A file whose writers are killed one after the other.
private struct KillTrial {
  /// Whether each writer begins without a file.
  var startsAnew = false
  private(set) var faults: [String] = []
  private(set) var commits = 0
  /// Writers that were killed before their first acknowledgement.
  private(set) var interruptedOpenings = 0
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func run(kills: Int, manners: [String]) async throws {
    let start = try await timeToStart()
    let longest = startsAnew ? start * 3 / 2 : start * 2 + 60_000
    try await withTemporaryFolder { folder in
      let path = folder.file("a.hearth")
      for round in 0..<kills {
        let writer = try ChildProcess(
          writer: "write",
          path,
          "1",
          "60",
          manners[round % manners.count]
        )
        let life = Int.random(in: 0...longest, using: &random)
        let (lines, ending, _) = try await writer.finish(killedAfter: life)
        guard ending == .signal(SIGKILL) else {
          faults.append("round \(round): \(lines.suffix(1)) \(ending)")
          return
        }
        try await check(folder, round, lines.last.flatMap { Int($0) })
        if startsAnew { for name in folder.names { remove(folder.file(name)) } }
      }
    }
  }

  /// How many microseconds a writer needs, here and now, from its start to its end without a commit.
  private func timeToStart() async throws -> Int {
    try await withTemporaryFolder { folder in
      let writer = try ChildProcess(writer: "write", folder.file("a.hearth"), "1", "0", "caller")
      let (lines, ending, life) = try await writer.finish()
      #expect(ending == .exit(0), "\(lines)")
      return min(life, 1_000_000)
    }
  }

  /// Looks at a copy, so that the next writer finds the file as the kill has left it.
  private mutating func check(_ folder: TemporaryFolder, _ round: Int, _ last: Int?) async throws {
    if last == nil { interruptedOpenings += 1 }
    if startsAnew { commits = 0 }
    // What was there after the kill before is there still, acknowledged or not.
    commits = max(last ?? 0, commits)
    let allowed = commits...commits + 1
    var found = commits
    try await withTemporaryFolder { copy in
      for name in folder.names where !name.hasSuffix("-shm") {
        try overwrite(copy.file(name), contents(folder.file(name)))
      }
      let fault = await inspect(copy.file("a.hearth"), Ledger(), allowed: allowed) { found = $0 }
      if let fault { faults.append("round \(round): \(fault)") }
    }
    commits = found
  }
}
