public import HearthModel
// Whoever tests has the generator with the clock.
@_exported public import SeededRandom
import Synchronization

/// A clock that stands still until a test moves it.
public final class TestClock: Sendable {
  private let instant: Mutex<Instant>

  /// A clock that shows an instant.
  public init(_ instant: Instant) {
    self.instant = Mutex(instant)
  }

  /// What the clock shows.
  public var now: Instant {
    get { instant.withLock { $0 } }
    set { instant.withLock { $0 = newValue } }
  }
}

/// Random bits that are the same in every run.
public final class TestRandom: Sendable {
  private let generator: Mutex<SplitMix64>

  /// Bits that begin at a seed.
  public init(seed: UInt64 = 1) {
    generator = Mutex(SplitMix64(seed: seed))
  }

  /// The next 64 bits.
  public func next() -> UInt64 {
    generator.withLock { $0.next() }
  }
}
