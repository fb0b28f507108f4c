import Glibc
import HearthPorts

/// A slow movement between -1 and 1, each side its own: sines whose periods never meet again.
///
/// Unlike slow noise it spends as much time high as low in any half minute, so that a sound that
/// follows it keeps its loudness.
struct SlowWave: BitwiseCopyable {
  private var phases: SIMD8<Double> = .zero
  private let turns: SIMD8<Double>

  /// A movement around some frequency in Hz.
  init(_ frequency: Double, _ noise: inout Noise) {
    for index in 0..<8 { phases[index] = noise.unit() }
    turns = SIMD8(0.618, 0.809, 1, 1.272, 0.641, 0.787, 1.031, 1.259) * (frequency / 48_000)
  }

  /// The place after some more frames.
  mutating func advance(_ frames: Int) -> SIMD2<Double> {
    phases += turns * Double(frames)
    phases -= phases.rounded(.down)
    var sums = SIMD2<Double>.zero
    for index in 0..<4 {
      sums.x += sin(2 * .pi * phases[index])
      sums.y += sin(2 * .pi * phases[index + 4])
    }
    return sums * 0.4
  }
}

/// A figure that is computed now and then and glides between, so that nothing steps.
struct Glide: BitwiseCopyable {
  /// The frames between two figures.
  static let interval = 64

  private var value: StereoFrame
  private var step = StereoFrame.zero

  /// A figure at rest.
  init(_ value: SIMD2<Double>) {
    self.value = StereoFrame(value)
  }

  /// Sets out for the figure of the next interval.
  mutating func move(to target: SIMD2<Double>) {
    step = (StereoFrame(target) - value) / Float(Self.interval)
  }

  @inline(__always)
  mutating func next() -> StereoFrame {
    value += step
    return value
  }
}
