import Glibc

/// A slow, never quite repeating change of intensity, so that an endless sound does not stand still.
struct LivingVariation: BitwiseCopyable {
  private var depth = 0.0
  private var phases = SIMD3<Double>.zero

  /// No variation.
  init() {}

  /// A variation of at most so many decibels to either side.
  init(depth: Double, seed: UInt64) {
    self.depth = depth
    for index in 0..<3 {
      let bits = (seed &+ UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
      phases[index] = Double(bits >> 11) / Double(1 << 53)
    }
  }

  /// The gain at a frame; periods of 23, 37 and 61 seconds that never meet again.
  func gain(at frame: Int64) -> Double {
    guard depth > 0 else { return 1 }
    let sum =
      wave(frame, 23, phases.x) + wave(frame, 37, phases.y) + wave(frame, 61, phases.z)
    return pow(10, depth / 20 * sum / 3)
  }

  private func wave(_ frame: Int64, _ period: Int64, _ phase: Double) -> Double {
    let length = period * 48_000
    return sin(2 * .pi * (Double(frame % length) / Double(length) + phase))
  }
}
