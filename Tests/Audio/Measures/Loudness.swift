import Glibc
package import HearthPorts

/// Loudness by ITU-R BS.1770-4: K-weighted, in blocks of 400 ms, gated.
package enum Loudness {
  /// The integrated loudness in LUFS; minus infinity for silence.
  package static func integrated(_ frames: [StereoFrame]) -> Double {
    let blocks = powers(of: weighted(frames))
    let loud = blocks.filter { level($0) > -70 }
    guard !loud.isEmpty else { return -.infinity }
    let gate = level(mean(loud)) - 10
    return level(mean(loud.filter { level($0) > gate }))
  }

  private static func level(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

  private static func mean(_ powers: [Double]) -> Double {
    powers.reduce(0, +) / Double(max(1, powers.count))
  }

  /// The powers of both sides together, in blocks of 400 ms that begin every 100 ms.
  private static func powers(of frames: [SIMD2<Double>]) -> [Double] {
    let step = 4800
    let sums = stride(from: 0, to: frames.count - step + 1, by: step).map { start in
      var sum = 0.0
      for index in start..<start + step { sum += (frames[index] * frames[index]).sum() }
      return sum
    }
    guard sums.count >= 4 else { return [] }
    return (0...sums.count - 4).map { sums[$0..<$0 + 4].reduce(0, +) / Double(4 * step) }
  }

  /// The shelf and the high-pass of the recommendation, with its coefficients for 48 kHz.
  private static func weighted(_ frames: [StereoFrame]) -> [SIMD2<Double>] {
    var shelf = Biquad(
      (1.53512485958697, -2.69169618940638, 1.19839281085285),
      (-1.69065929318241, 0.73248077421585)
    )
    var highPass = Biquad((1, -2, 1), (-1.99004745483398, 0.99007225036621))
    return frames.map { highPass.step(shelf.step(SIMD2<Double>($0))) }
  }
}

/// A filter of two poles and two zeros on both sides.
struct Biquad {
  private let b: (Double, Double, Double)
  private let a: (Double, Double)
  private var state = (SIMD2<Double>.zero, SIMD2<Double>.zero)

  init(_ b: (Double, Double, Double), _ a: (Double, Double)) {
    self.b = b
    self.a = a
  }

  mutating func step(_ x: SIMD2<Double>) -> SIMD2<Double> {
    let y = b.0 * x + state.0
    state.0 = b.1 * x - a.0 * y + state.1
    state.1 = b.2 * x - a.1 * y
    return y
  }
}
