import Glibc
import HearthPorts

/// A slow, never quite repeating change of intensity, so that an endless sound does not stand still.
struct LivingVariation: BitwiseCopyable {
  /// Over how many frames it sets in, or ends: two seconds.
  static let entrance: Int64 = 96_000

  private var depth = GainRamp(0)
  private var phases = SIMD3<Double>.zero

  /// Whether it changes anything, now or soon.
  var isActive: Bool { depth.isMoving || depth.target > 0 }

  /// Lets it wander by at most so many decibels to either side; it gets there softly.
  ///
  /// - Parameters:
  ///   - decibels: the depth; 0 for none.
  ///   - seed: what makes one wander differ from another.
  mutating func set(_ decibels: Double, seed: UInt64) {
    depth.move(to: max(0, decibels), over: Self.entrance)
    for index in 0..<3 {
      let bits = (seed &+ UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      phases[index] = Double(bits >> 11) / Double(1 << 53)
    }
  }

  /// Goes on by some frames.
  mutating func skip(_ count: Int) { depth.skip(count) }

  /// The gain at a frame; periods of 23, 37 and 61 seconds that never meet again.
  func gain(at frame: Int64) -> Double {
    guard isActive else { return 1 }
    let sum =
      wave(frame, 23, phases.x) + wave(frame, 37, phases.y) + wave(frame, 61, phases.z)
    return pow(10, depth.gain / 20 * sum / 3)
  }

  private func wave(_ frame: Int64, _ period: Int64, _ phase: Double) -> Double {
    let length = period * SoundRate.perSecond
    return sin(2 * .pi * (Double(frame % length) / Double(length) + phase))
  }
}
