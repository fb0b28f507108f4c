package import HearthPorts

/// Many histories, and what they come to.
package struct Simulation {
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
