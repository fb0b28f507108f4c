/// The clock of stamps: wall time and a counter in one number that never runs backwards.
///
/// 48 bits of milliseconds above a 16-bit counter, whose overflow carries into the milliseconds.
/// Nothing here traps or reaches 2^63, whatever the wall clock or another device says.
public struct HybridClock: Sendable, Equatable {
  /// The first time that is no time: stamps from here on are neither made nor believed.
  public static let limit: UInt64 = 1 << 63

  /// The latest time given or received.
  public private(set) var last: UInt64

  /// A clock that goes on after `last`.
  public init(last: UInt64 = 0) {
    self.last = min(last, Self.limit - 1)
  }

  /// The time of a new write: after every earlier one, and not before the wall clock.
  public mutating func next(_ now: Instant) -> UInt64 {
    let wall = UInt64(max(0, min(now.milliseconds, 1 << 47 - 1))) << 16
    if Mutant.wallClockStamps.isPlanted { return wall }
    last = min(max(last + 1, wall), Self.limit - 1)
    return last
  }

  /// Takes note of another device's time, so that what is written next is later.
  public mutating func receive(_ time: UInt64) {
    guard !Mutant.clockWithoutReceive.isPlanted else { return }
    if time < Self.limit { last = max(last, time) }
  }

  /// Takes note of all times of a record.
  public mutating func receive(_ stamps: Stamps) {
    for group in stamps.groups { receive(group.time) }
  }
}
