package import HearthPorts

/// Many histories, and what they come to.
package struct Simulation: Sendable {
  private let cipher: any SyncCipher
  private let isOnFiles: Bool
  private var tally = Tally()
  private var bad = 0

  /// No history yet.
  ///
  /// - Parameters:
  ///   - cipher: how envelopes are sealed.
  ///   - isOnFiles: whether devices keep their records in files of SQLite.
  package init(cipher: any SyncCipher, isOnFiles: Bool = false) {
    self.cipher = cipher
    self.isOnFiles = isOnFiles
  }

  /// Seals nothing, but notices every change.
  package static var passThrough: any SyncCipher { PassThroughCipher() }

  /// Runs the history of a seed.
  ///
  /// - Returns: what is wrong.
  /// - Throws: what no history may throw.
  package mutating func run(seed: UInt64) async throws -> [String] {
    let history = try History(seed: seed, cipher: cipher, isOnFiles: isOnFiles)
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
    try await withThrowingTaskGroup { [cipher, isOnFiles] group in
      for worker in 0..<workers {
        group.addTask {
          var part = Simulation(cipher: cipher, isOnFiles: isOnFiles)
          var faults: [(seed: UInt64, fault: String)] = []
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

  /// What could go wrong in these histories.
  private var possible: [Fault] {
    Fault.allCases.filter { isOnFiles || !Fault.ofFiles.contains($0) }
  }

  /// How often each fault fired, and how many histories were bad.
  package var lines: [String] {
    let tenths = 10 * tally.concurrentEdits / max(1, tally.histories)
    return possible.map { "\($0.rawValue): \(tally.faults[$0] ?? 0)" } + [
      "tombstones without fields: \(tally.shrunkTombstones)",
      "messages: \(tally.messages)",
      "concurrent edits a history: \(tenths / 10).\(tenths % 10)",
      "bad histories: \(bad) of \(tally.histories)",
    ]
  }

  /// What never happened and ought to have.
  package var missing: [Fault] { possible.filter { tally.faults[$0, default: 0] == 0 } }

  /// Whether all histories were good.
  package var isGood: Bool { bad == 0 }
}
