import HearthPorts

/// A music box that never plays the same twice: a slow melody that walks a pentatonic scale over
/// two broken chords.
struct MusicBox: Recipe {
  var untilControl = 0
  private var dice: Noise
  private var comb = Comb()
  private var wait = 0.0
  private var beat = 0
  private var step = 4
  /// The two beats of a bar on which the melody rests.
  private var rests = SIMD2<Int>.zero
  private var finish = Finish(-20.76)

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
    finish(comb.next())
  }

  private mutating func playBeat() {
    let place = beat % 6
    let root = Self.roots[beat / 6 % 4]
    let chord: InlineArray<3, Double> = [0, 7, 12]
    if place % 2 == 0 { comb.pluck(root + chord[place / 2], 0.5, at: 0.35, &dice) }
    if place == 0 { rests = SIMD2(Int(dice.number(1, 3)), Int(dice.number(3, 6))) }
    guard rests.x != place, rests.y != place else { return }
    // A note twice in a row would ring on in itself: the melody always moves.
    let move = Int(dice.number(1, 3)) * (dice.unit() < 0.5 ? -1 : 1)
    step = (0...10).contains(step + move) ? step + move : step - move
    comb.pluck(Self.scale[step], 0.7, at: 0.6, &dice)
  }
}
