import HearthModel
import HearthPorts
import StorageSQL
import TestSupport
import Testing

@testable import StoreWriter

@Suite("When the power goes", .serialized, .timeLimit(.minutes(20)))
struct PowerLossTests {
  @Test(
    "Whatever was acknowledged is there, in order and whole, wherever the power goes",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func powerLoss(seed: UInt64) async throws {
    let report = try await PowerLoss(seed: seed).run()
    #expect(report.faults == [])
    #expect(report.boundaries > 100 && report.outcomes > 150, "\(report)")
  }

  @Test(
    "A store that does not sync, or syncs too late, is found out",
    arguments: ["OFF", "NORMAL"]
  )
  func withoutSync(_ mode: String) async throws {
    var trial = PowerLoss(seed: 1)
    trial.tuning = ["PRAGMA synchronous = \(mode)"]
    #expect(try await !trial.run().faults.isEmpty)
  }

  @Test("A store that acknowledges what it has only begun is found out")
  func tooEarly() async throws {
    var trial = PowerLoss(seed: 1)
    trial.acknowledgesTooEarly = true
    #expect(try await !trial.run().faults.isEmpty)
  }

  @Test("A disk that only says that it has synced is found out")
  func lyingDisk() async throws {
    var trial = PowerLoss(seed: 1)
    trial.diskLies = true
    #expect(try await !trial.run().faults.isEmpty)
  }
}

/// A session, and another that starts from what a power loss in the first has left; each of them cut
/// after every change.
private struct PowerLoss {
  struct Report {
    var boundaries = 0
    var outcomes = 0
    var faults: [String] = []
  }

  let seed: UInt64
  var tuning: [String] = []
  var acknowledgesTooEarly = false
  var diskLies = false

  func run() async throws -> Report {
    var random = SplitMix64(seed: seed)
    var report = Report()
    try await withTemporaryFolder { folder in
      let first = try await session(folder, first: nil, commits: 9, &random)
      try await check(first, &report)
      let point = Int.random(in: first.disk.changes / 4...first.disk.changes, using: &random)
      guard let number = try await lastCommit(first, point) else {
        report.faults.append("seed \(seed), change \(point): no session can go on from here")
        return
      }
      let second = try await withTemporaryFolder { folder in
        _ = first.disk.cut(after: point, .torn(seed: seed))
        try first.disk.save(to: folder)
        return try await session(folder, first: number, commits: 3, &random)
      }
      try await check(second, &report)
    }
    return report
  }

  private func session(
    _ folder: TemporaryFolder,
    first: Int?,
    commits: Int,
    _ random: inout SplitMix64
  ) async throws -> Session {
    let pages = [6, 20, 1_000].randomElement(using: &random) ?? 1_000
    var session = try Session(
      folder,
      first: first,
      tuning: ["PRAGMA wal_autocheckpoint = \(pages)"] + tuning
    )
    if diskLies { session.disk.fail(.sync, at: 1, .lie, lasting: true) }
    try await session.run(Session.script(commits: commits, &random))
    if acknowledgesTooEarly { session.acknowledgeTooEarly() }
    return session
  }

  /// The commit at which the files lie after a cut, found on a copy of them.
  private func lastCommit(_ session: Session, _ point: Int) async throws -> Int? {
    for number in session.promised(after: point) {
      let fault = try await withTemporaryFolder { folder in
        _ = session.disk.cut(after: point, .torn(seed: seed))
        try session.disk.save(to: folder)
        return await inspect(folder.file("a.hearth"), Ledger(), allowed: number...number)
      }
      if fault == nil { return number }
    }
    return nil
  }

  private func check(_ session: Session, _ report: inout Report) async throws {
    var seen: Set<Outcome> = []
    for changes in 0...session.disk.changes {
      report.boundaries += 1
      let allowed = session.promised(after: changes)
      for cut in cuts(changes) {
        let number = session.disk.cut(after: changes, cut)
        guard seen.insert(Outcome(number: number, allowed: allowed)).inserted else { continue }
        report.outcomes += 1
        await Task.yield()
        try await withTemporaryFolder { folder in
          try session.disk.save(to: folder)
          if let fault = await inspect(folder.file("a.hearth"), Ledger(), allowed: allowed) {
            report.faults.append("seed \(seed), change \(changes), \(cut): \(fault)")
          }
        }
      }
    }
  }

  /// What is kept whole is what a killed process leaves, which is tested with processes too.
  private func cuts(_ changes: Int) -> [FaultDisk.Cut] {
    let count: UInt64 = isLongRun ? 8 : 1
    let torn = (0..<count).map { seed &* 1_000_003 &+ UInt64(changes) * 8 &+ $0 }
    return (isLongRun ? [.dropped, .kept] : [.dropped]) + torn.map { .torn(seed: $0) }
  }
}

private struct Outcome: Hashable {
  let number: UInt64
  let allowed: ClosedRange<Int>
}
