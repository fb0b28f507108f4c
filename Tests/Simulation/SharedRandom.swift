import SeededRandom

/// Random bits that everything in a history shares.
// Everything runs on the one thread of the history.
package final class SharedRandom: @unchecked Sendable {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  func next() -> UInt64 { generator.next() }

  func `in`(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Whether something happens that does so often in a hundred times.
  func percent(_ share: Int) -> Bool { `in`(0...99) < share }
}
