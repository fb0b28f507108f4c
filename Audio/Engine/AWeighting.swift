import Glibc

/// The A-weighting of IEC 61672 on stereo, by its poles through the bilinear transform.
struct AWeighting {
  private var sections: (Section, Section, Section)

  init() {
    let low = 20.598997
    let (lowMiddle, highMiddle) = (107.65265, 737.86223)
    let high = 12194.217
    sections = (
      Section(highPass: low, low),
      Section(highPass: lowMiddle, highMiddle),
      Section(lowPass: high, high)
    )
    let gain =
      1 / (sections.0.gain(at: 1000) * sections.1.gain(at: 1000) * sections.2.gain(at: 1000))
    sections.0.scale(by: gain)
  }

  @inline(__always)
  mutating func weigh(_ frame: SIMD2<Double>) -> SIMD2<Double> {
    sections.2.step(sections.1.step(sections.0.step(frame)))
  }
}

/// Two real poles, with two zeros at 0 Hz or at infinity.
private struct Section {
  private var b: (Double, Double, Double)
  private let a: (Double, Double)
  private var state: (SIMD2<Double>, SIMD2<Double>) = (.zero, .zero)

  init(highPass first: Double, _ second: Double) {
    self.init((1, -2, 1), first, second)
  }

  init(lowPass first: Double, _ second: Double) {
    self.init((1, 2, 1), first, second)
  }

  private init(_ zeros: (Double, Double, Double), _ first: Double, _ second: Double) {
    let p = Self.pole(first)
    let q = Self.pole(second)
    b = zeros
    a = (-(p + q), p * q)
  }

  /// Where the bilinear transform puts a real pole.
  private static func pole(_ frequency: Double) -> Double {
    let w = tan(.pi * frequency / 48_000)
    return (1 - w) / (1 + w)
  }

  mutating func scale(by gain: Double) {
    b = (b.0 * gain, b.1 * gain, b.2 * gain)
  }

  func gain(at frequency: Double) -> Double {
    let w = 2 * .pi * frequency / 48_000
    let top = (b.0 + b.1 * cos(w) + b.2 * cos(2 * w), b.1 * sin(w) + b.2 * sin(2 * w))
    let bottom = (1 + a.0 * cos(w) + a.1 * cos(2 * w), a.0 * sin(w) + a.1 * sin(2 * w))
    return hypot(top.0, top.1) / hypot(bottom.0, bottom.1)
  }

  @inline(__always)
  mutating func step(_ x: SIMD2<Double>) -> SIMD2<Double> {
    let y = b.0 * x + state.0
    state.0 = b.1 * x - a.0 * y + state.1
    state.1 = b.2 * x - a.1 * y
    return y
  }
}
