import Glibc

/// The timer that lets a sound fade out and end, counted in frames alone.
///
/// Its gain follows `FadeLaw`. Where a change makes the gain jump (the timer is cancelled or
/// extended during the fade) it glides to its new course in two seconds.
public struct SleepTimer {
  /// How long a glide lasts, in frames.
  public static let glide: Int64 = 2 * 48_000

  /// From setting it to its end; nil while there is no timer.
  public private(set) var total: Int64?
  /// The frames until the end; 0 without a timer.
  public private(set) var remaining: Int64 = 0
  private var glideStart = 1.0
  private var glideLeft: Int64 = 0

  /// No timer.
  public init() {}

  /// Whether the timer has run out.
  public var isOver: Bool { total != nil && remaining <= 0 }

  /// Whether it makes the sound softer already.
  public var isFading: Bool { total != nil && remaining < FadeLaw.length }

  /// The gain of the next frame.
  public var gain: Double {
    guard total != nil else { return glided(to: 1) }
    return remaining > 0 ? glided(to: FadeLaw.gain(remaining: remaining)) : 0
  }

  /// Starts anew with a length.
  public mutating func set(_ frames: Int64) {
    bridge { timer in
      timer.total = frames
      timer.remaining = frames
    }
  }

  /// Puts the end off; sets a timer where there is none.
  public mutating func extend(by frames: Int64) {
    bridge { timer in
      timer.total = (timer.total ?? 0) + frames
      timer.remaining += frames
    }
  }

  /// Lets the sound go on for ever.
  public mutating func cancel() {
    bridge { timer in
      timer.total = nil
      timer.remaining = 0
    }
  }

  /// Counts time in which nothing was heard, such as the sleep of the machine.
  public mutating func elapse(_ frames: Int64) {
    guard total != nil else { return }
    remaining = max(0, remaining - frames)
    glideLeft = 0
  }
}

extension SleepTimer {
  /// Multiplies the gains of the next frames into an array, and goes on by as many.
  mutating func multiply(into gains: UnsafeMutablePointer<Double>, _ count: Int) {
    if glideLeft == 0, total == nil || remaining - Int64(count) >= FadeLaw.length {
      return advance(by: Int64(count))
    }
    for index in 0..<count {
      gains[index] *= gain
      advance(by: 1)
    }
  }

  private mutating func advance(by frames: Int64) {
    if total != nil { remaining = max(0, remaining - frames) }
    glideLeft = max(0, glideLeft - frames)
  }

  private mutating func bridge(_ change: (inout SleepTimer) -> Void) {
    let before = gain
    glideLeft = 0
    change(&self)
    if abs(gain - before) > 1e-9 {
      glideStart = before
      glideLeft = Self.glide
    }
  }

  private func glided(to gain: Double) -> Double {
    guard glideLeft > 0 else { return gain }
    let share = 0.5 + 0.5 * cos(Double(glideLeft) / Double(Self.glide) * .pi)
    return glideStart + (gain - glideStart) * share
  }
}
