/// What goes wrong in a history.
package enum Fault: String, Sendable, CaseIterable {
  case requestLost
  case answerLost
  case duplicate
  case lateDuplicate
  case killed
  case editDuringPush
  case powerLoss
  case hubRestarted
  case hubRestored
  case hubLostTail
  case cloned
  case yearAway
  case clockJump
  case wrongKey
  case damagedEnvelope
  case damagedChunk
  case uploadCut
  case recordTooLarge
  case quotaReached
  case tokenRevoked
  case deviceUpgraded

  /// Those that only a store on files knows.
  static let ofFiles: Set<Fault> = [.deviceUpgraded]
}

/// How often what has happened.
package struct Tally: Sendable {
  /// Of each fault.
  package var faults: [Fault: Int] = [:]
  /// Histories that were run.
  package var histories = 0
  /// Edits that were made while another device had not seen all of the record.
  package var concurrentEdits = 0
  /// Tombstones that gave up their fields.
  package var shrunkTombstones = 0
  /// Messages that went either way.
  package var messages = 0

  /// Nothing yet.
  package init() {}

  mutating func count(_ fault: Fault) { faults[fault, default: 0] += 1 }

  /// The sum of two.
  package mutating func add(_ other: Tally) {
    faults.merge(other.faults) { $0 + $1 }
    histories += other.histories
    concurrentEdits += other.concurrentEdits
    shrunkTombstones += other.shrunkTombstones
    messages += other.messages
  }
}
