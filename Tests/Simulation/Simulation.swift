package import HearthPorts

/// Many histories, and what they come to.
package struct Simulation: Sendable {
  private let cipher: any SyncCipher
  private var tally = Tally()
  private var bad = 0

  /// No history yet.
  package init(cipher: any SyncCipher) {
    self.cipher = cipher
  }

  /// Seals nothing, but notices every change.
  package static var passThrough: any SyncCipher { PassThroughCipher() }

  /// Runs the history of a seed.
  ///
  /// - Returns: what is wrong.
  /// - Throws: what no history may throw.
  package mutating func run(seed: UInt64) async throws -> [String] {
    let history = History(seed: seed, cipher: cipher)
    let faults = try await history.run()
    tally.add(history.tally)
    if !faults.isEmpty { bad += 1 }
    return faults
  }

  /// Runs the histories of seeds, so many at once; each is a world of its own.
  ///
  /// - Parameters:
  ///   - seeds: the seeds.
  ///   - workers: how many run at once.
  /// - Returns: what is wrong, in the order of seeds.
  /// - Throws: what no history may throw.
  package mutating func run(
    seeds: Range<UInt64>,
    atOnce workers: Int
  ) async throws -> [(seed: UInt64, fault: String)] {
    var found: [(seed: UInt64, fault: String)] = []
    try await withThrowingTaskGroup { [cipher] group in
      for worker in 0..<workers {
        group.addTask {
          var (part, faults) = (Simulation(cipher: cipher), [(seed: UInt64, fault: String)]())
          let first = seeds.lowerBound + UInt64(worker)
          for seed in stride(from: first, to: seeds.upperBound, by: workers) {
            faults += try await part.run(seed: seed).map { (seed, $0) }
          }
          return (part, faults)
        }
      }
      for try await (part, faults) in group {
        tally.add(part.tally)
        bad += part.bad
        found += faults
      }
    }
    return found.sorted { $0.seed < $1.seed }
  }

  /// How often each fault fired, and how many histories were bad.
  package var lines: [String] {
    Fault.allCases.map { "\($0.rawValue): \(tally.faults[$0] ?? 0)" } + [
      "messages: \(tally.messages)",
      "concurrent edits a history: \(tally.concurrentEdits / max(1, tally.histories))",
      "bad histories: \(bad) of \(tally.histories)",
    ]
  }

  /// Whether all histories were good, and where that is asked every fault has fired.
  package func isGood(checkingFaults: Bool) -> Bool {
    bad == 0 && (!checkingFaults || Fault.allCases.allSatisfy { (tally.faults[$0] ?? 0) > 0 })
  }
}
