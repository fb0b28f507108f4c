import Glibc

/// A gain that moves to another in some frames, along a raised cosine.
public struct GainRamp: BitwiseCopyable {
  /// The gain it moves to, or stays at.
  public private(set) var target: Double
  private var start: Double
  private var position: Int64 = 0
  private var length: Int64 = 0

  /// A gain at rest.
  public init(_ gain: Double) {
    target = gain
    start = gain
  }

  /// Whether the gain has yet to arrive.
  public var isMoving: Bool { position < length }

  /// The gain of the next frame.
  public var gain: Double {
    guard isMoving else { return target }
    let share = 0.5 - 0.5 * cos(Double(position) / Double(length) * .pi)
    return start + (target - start) * share
  }

  /// Moves from where the gain is now; 0 frames make it jump.
  public mutating func move(to gain: Double, over frames: Int64) {
    start = self.gain
    target = gain
    position = 0
    length = frames
  }

  /// Multiplies the gains of the next frames into an array, and goes on by as many.
  mutating func multiply(into gains: UnsafeMutablePointer<Double>, _ count: Int) {
    var index = 0
    while index < count, isMoving {
      gains[index] *= gain
      position += 1
      index += 1
    }
    guard target != 1 else { return }
    while index < count {
      gains[index] *= target
      index += 1
    }
  }

  /// Goes on by some frames of which nobody needs the gains.
  mutating func skip(_ count: Int) {
    position = min(length, position + Int64(count))
  }
}
