import HearthPorts

/// A music box with a melody on its cylinder, over broken chords.
///
/// Every pass is another one: a little faster or slower, in another key, its chords broken
/// otherwise, and behind a rest of another length.
struct Lullaby: Recipe {
  var untilControl = 0
  private let melody: Melody
  private var dice: Noise
  private var comb = Comb()
  private var finish: Finish
  /// The seconds until the next eighth, which one of the pass it is, and which of them rest behind.
  private var (wait, place, rest) = (0.0, 0, 0)
  /// The next note, and at which eighth it comes.
  private var (next, due) = (0, 0)
  private var (pace, key) = (1.0, 0.0)
  private var figure = SIMD4<Double>.zero

  /// How a chord is broken, in semitones above its root.
  private static let figures: InlineArray<4, SIMD4<Double>> = [
    SIMD4(0, 7, 12, 7), SIMD4(0, 12, 7, 12), SIMD4(0, 7, 12, 19), SIMD4(0, 12, 19, 12),
  ]

  /// A melody at a gain in decibels.
  init(_ melody: Melody, seed: UInt64, gain: Double) {
    self.melody = melody
    dice = Noise(seed: seed, part: 1)
    finish = Finish(gain)
    begin()
  }

  mutating func control() {
    wait -= Double(Glide.interval) / 48_000
    guard wait <= 0 else { return }
    wait += melody.eighth * pace + dice.number(-0.012, 0.012)
    if next == melody.noteCount, place >= due + rest { begin() }
    playChord()
    playNote()
    place += 1
  }

  mutating func frame() -> StereoFrame {
    finish(comb.next())
  }

  /// Begins another pass.
  private mutating func begin() {
    (place, next, due) = (0, 0, 0)
    rest = 2 * Int(dice.number(1, 4))
    pace = dice.number(0.96, 1.05)
    key = melody.key + Double(Int(dice.number(0, 5))) - 2
  }

  private mutating func playNote() {
    guard next < melody.noteCount, place == due else { return }
    let note = melody.note(next)
    comb.pluck(key + Double(note.pitch), dice.number(0.62, 0.76), at: 0.6, &dice)
    // Now and then the bar an octave above rings along.
    if note.length > 1, dice.unit() < 0.15 {
      comb.pluck(key + Double(note.pitch) + 12, 0.25, at: 0.65, &dice)
    }
    due += Int(note.length)
    next += 1
  }

  /// Every second eighth of a chord, and of the rest behind the last one.
  private mutating func playChord() {
    let passed = place - melody.upbeat
    guard passed >= 0, passed % 2 == 0, place < due || next < melody.noteCount else { return }
    let step = passed % melody.span / 2
    if step == 0 { figure = Self.figures[Int(dice.number(0, 4))] }
    let chord = min(passed / melody.span, melody.chordCount - 1)
    comb.pluck(key + melody.root(chord) + figure[step], 0.45, at: 0.35, &dice)
  }
}
