import Glibc
import HearthPorts

/// A music box that never plays the same twice: a slow melody that walks a pentatonic scale over
/// two broken chords.
struct MusicBox: Recipe {
  var untilControl = 0
  private var dice: Noise
  private var bars = Particles()
  private var wait = 0.0
  private var beat = 0
  private var step = 4
  private var finish = Finish(0)

  /// In semitones above C5, two octaves.
  private static let scale: InlineArray<11, Double> = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]
  /// The chord under each bar of six beats, in semitones below C5: C, A minor, F, G.
  private static let roots: InlineArray<4, Double> = [-12, -15, -19, -17]

  init(seed: UInt64) {
    dice = Noise(seed: seed, part: 1)
  }

  mutating func control() {
    wait -= Double(Glide.interval) / 48_000
    guard wait <= 0 else { return }
    wait += 0.42 + dice.number(-0.012, 0.012)
    playBeat()
    beat += 1
  }

  mutating func frame() -> StereoFrame {
    finish(bars.next())
  }

  private mutating func playBeat() {
    let place = beat % 6
    let root = Self.roots[beat / 6 % 4]
    if place % 2 == 0 { pluck(root + [0, 7, 12][place / 2], 0.5, at: 0.35) }
    // The first beat of a bar always sings; of the others two in three.
    guard place == 0 || dice.unit() < 0.66 else { return }
    let move = Int(dice.number(0, 5)) - 2
    step = min(max(step + move, 0), 10)
    pluck(Self.scale[step], 0.7, at: 0.6)
  }

  /// A struck bar: its first mode and two higher ones that die away sooner.
  private mutating func pluck(_ semitones: Double, _ strength: Double, at place: Double) {
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
