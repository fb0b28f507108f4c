import Glibc
import HearthPorts

/// Tilts white noise by any slope from 0 to -6 dB an octave, from 16 Hz up.
///
/// A pole in each octave, and behind each a zero by as much of an octave as the slope asks for: none
/// for white, all of it for brown, where they cancel and leave one pole.
struct ColourFilter {
  private struct Step: BitwiseCopyable {
    var pole: Float = 0
    var zero: Float = 0
    var gain: Float = 1
    var state = StereoFrame.zero
  }

  private static let octaves = 11
  private var steps = InlineArray<11, Step>(repeating: Step())

  /// A filter by its slope: 0 is white, 0.5 pink, 1 brown.
  init(_ slope: Double) {
    for octave in 0..<Self.octaves {
      let frequency = 16 * pow(2, Double(octave))
      let pole = Self.position(frequency)
      let zero = Self.position(frequency * pow(2, slope))
      // A gain of 1 at 0 Hz; that of the whole is made up later.
      steps[octave] = Step(
        pole: Float(pole),
        zero: Float(zero),
        gain: Float((1 - pole) / (1 - zero))
      )
    }
  }

  @inline(__always)
  mutating func callAsFunction(_ frame: StereoFrame) -> StereoFrame {
    var frame = frame
    for octave in 0..<Self.octaves {
      let inner = frame * steps[octave].gain + steps[octave].state * steps[octave].pole
      frame = inner - steps[octave].state * steps[octave].zero
      steps[octave].state = inner
    }
    return frame
  }

  /// Where the bilinear transform puts a real pole or zero; beyond the half rate at its end.
  private static func position(_ frequency: Double) -> Double {
    let warped = tan(.pi * min(frequency, 23_500) / 48_000)
    return (1 - warped) / (1 + warped)
  }
}
