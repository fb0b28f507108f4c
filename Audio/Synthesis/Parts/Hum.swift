import Glibc
import HearthPorts

/// The tone of a motor: a few harmonics whose common pitch wavers a little, as under a changing load.
struct Hum: BitwiseCopyable {
  private var phase: Double
  private let turn: Double
  private let depth: Double
  private var waver: SlowWave
  private var bent = 0.0
  private let weights: SIMD8<Float>

  /// A hum by its pitch in Hz, how far the pitch wavers, and the weights of its harmonics.
  init(_ frequency: Double, waver depth: Double, _ weights: SIMD8<Float>, _ noise: inout Noise) {
    phase = noise.unit()
    turn = frequency / 48_000
    self.depth = depth
    waver = SlowWave(0.4, &noise)
    self.weights = weights
    bent = turn
  }

  /// Once in each interval of control.
  mutating func bend() {
    bent = turn * (1 + depth * waver.advance(Glide.interval).x)
  }

  @inline(__always)
  mutating func next() -> Float {
    phase += bent
    if phase >= 1 { phase -= 1 }
    let angle = Float(phase) * 2 * .pi
    var current = sinf(angle)
    let twice = 2 * cosf(angle)
    var before: Float = 0
    var sum: Float = 0
    for index in 0..<8 {
      sum += weights[index] * current
      (before, current) = (current, twice * current - before)
    }
    return sum
  }
}
