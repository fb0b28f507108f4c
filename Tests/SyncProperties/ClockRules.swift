import HearthModel
import SeededRandom

/// What a clock of stamps has to keep through jumps, restarts and other devices' nonsense.
package struct ClockRules {
  private var random: SplitMix64

  /// Rules that are tried on a seed's sequences.
  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Tries the rules on so many sequences.
  ///
  /// - Returns: the rules that one of them broke, each once.
  package mutating func broken(by sequences: Int) -> Set<String> {
    var broken: Set<String> = []
    for _ in 0..<sequences { broken.formUnion(one()) }
    return broken
  }

  private mutating func one() -> Set<String> {
    var clock = HybridClock(last: start())
    var (last, wall) = (clock.last, Int64(1_780_000_000_000))
    var broken: Set<String> = []
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: wall = jump(from: wall)
      case 1:
        let time = foreign()
        clock.receive(time)
        if time < HybridClock.limit { last = max(last, time) }
      case 2: clock = HybridClock(last: clock.last)
      case 3: wall &+= Int64.random(in: 0...5, using: &random)
      default: break
      }
      let time = clock.next(Instant(milliseconds: wall))
      if time <= last, time != HybridClock.limit - 1 { broken.insert("after all that was known") }
      if time >= HybridClock.limit { broken.insert("below the limit") }
      if wall > 0, wall < 1 << 47, time >> 16 < UInt64(wall) {
        broken.insert("not behind the wall")
      }
      last = time
    }
    return broken
  }

  /// Now, the beginning of time, its end, the end of a counter.
  private mutating func start() -> UInt64 {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: random.next()
    case 1: HybridClock.limit - UInt64.random(in: 0...3, using: &random)
    case 2: UInt64.max - UInt64.random(in: 0...3, using: &random)
    case 3: 1_780_000_000_000 << 16 | 0xFFFF
    default: 0
    }
  }

  private mutating func foreign() -> UInt64 {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: random.next()
    case 1: HybridClock.limit - 1 - UInt64.random(in: 0...3, using: &random)
    case 2: HybridClock.limit + UInt64.random(in: 0...3, using: &random)
    case 3: UInt64.max - UInt64.random(in: 0...3, using: &random)
    default: (1_780_000_000_000 + UInt64.random(in: 0...1 << 38, using: &random)) << 16
    }
  }

  /// Up to ten years either way, and now and then to nowhere.
  private mutating func jump(from wall: Int64) -> Int64 {
    let decade: Int64 = 10 * 365 * 86_400_000
    guard Int.random(in: 0..<8, using: &random) > 0 else {
      return Int64(bitPattern: random.next())
    }
    let jump = Int64.random(in: -decade...decade, using: &random)
    return min(max(wall, -decade), 1 << 48) + jump
  }
}
