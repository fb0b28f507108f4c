import Glibc
import HearthPorts

/// The comb of a music box: bars that are plucked and ring out.
struct Comb {
  private var bars = Particles()

  /// The sum of all bars that ring.
  @inline(__always)
  mutating func next() -> StereoFrame { bars.next() }

  /// Plucks a bar: its first mode and two higher ones that die away sooner.
  ///
  /// - Parameters:
  ///   - semitones: its pitch above C5.
  ///   - strength: how hard.
  ///   - place: from 0, left, to 1, right.
  ///   - dice: no two strokes are equal.
  mutating func pluck(
    _ semitones: Double,
    _ strength: Double,
    at place: Double,
    _ dice: inout Noise
  ) {
    let pitch = 523.25 * Glibc.exp2(semitones / 12)
    let modes: InlineArray<3, (ratio: Double, decay: Double, share: Double)> = [
      (1, 0.9, 1), (2.756, 0.25, 0.3), (5.404, 0.09, 0.12),
    ]
    for index in 0..<3 where pitch * modes[index].ratio < 20_000 {
      bars.begin(
        Particles.Sound(
          frequency: pitch * modes[index].ratio,
          decay: modes[index].decay,
          amplitude: strength * modes[index].share * dice.number(0.92, 1),
          place: place
        )
      )
    }
  }
}
