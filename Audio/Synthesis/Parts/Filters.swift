import Glibc
import HearthPorts

/// A filter of one pole on both sides.
struct OnePole: BitwiseCopyable {
  private let share: Float
  private var state = StereoFrame.zero

  /// A filter by its corner in Hz.
  init(_ frequency: Double) {
    share = Float(1 - exp(-2 * .pi * frequency / 48_000))
  }

  @inline(__always)
  mutating func low(_ frame: StereoFrame) -> StereoFrame {
    state += (frame - state) * share
    return state
  }

  @inline(__always)
  mutating func high(_ frame: StereoFrame) -> StereoFrame {
    frame - low(frame)
  }
}

/// A state-variable filter of two poles on both sides, whose frequency may move while it runs.
///
/// The trapezoidal form, which stays stable however fast it moves.
struct StateVariable: BitwiseCopyable {
  private var a1 = StereoFrame.zero
  private var a2 = StereoFrame.zero
  private var a3 = StereoFrame.zero
  private var k: Float = 1
  private var first = StereoFrame.zero
  private var second = StereoFrame.zero

  /// A filter by its frequency in Hz and its quality.
  init(_ frequency: Double, quality: Double = 0.7071) {
    tune(SIMD2(repeating: frequency), quality: quality)
  }

  /// Moves to another frequency, each side to its own.
  mutating func tune(_ frequency: SIMD2<Double>, quality: Double) {
    let g = StereoFrame(Self.warped(frequency.x), Self.warped(frequency.y))
    k = Float(1 / quality)
    a1 = 1 / (1 + g * (g + k))
    a2 = g * a1
    a3 = g * a2
  }

  @inline(__always)
  mutating func low(_ frame: StereoFrame) -> StereoFrame {
    step(frame)
    return lowPart
  }

  @inline(__always)
  mutating func high(_ frame: StereoFrame) -> StereoFrame {
    step(frame)
    return frame - k * bandPart - lowPart
  }

  /// The band around the frequency, which passes at 1.
  @inline(__always)
  mutating func band(_ frame: StereoFrame) -> StereoFrame {
    step(frame)
    return k * bandPart
  }

  private var bandPart = StereoFrame.zero
  private var lowPart = StereoFrame.zero

  @inline(__always)
  private mutating func step(_ frame: StereoFrame) {
    let difference = frame - second
    bandPart = a1 * first + a2 * difference
    lowPart = second + a2 * first + a3 * difference
    first = 2 * bandPart - first
    second = 2 * lowPart - second
  }

  private static func warped(_ frequency: Double) -> Float {
    Float(tan(.pi * min(max(frequency, 1), 23_000) / 48_000))
  }
}

/// What every sound goes through last: nothing below 15 Hz, and the gain to its loudness.
struct Finish: BitwiseCopyable {
  private var filter = StateVariable(15)
  private let gain: Float

  /// A finish with a gain in decibels.
  init(_ decibels: Double) {
    gain = Float(pow(10, decibels / 20))
  }

  @inline(__always)
  mutating func callAsFunction(_ frame: StereoFrame) -> StereoFrame {
    filter.high(frame) * gain
  }
}
