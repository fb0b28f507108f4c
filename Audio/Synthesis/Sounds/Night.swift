import Glibc
import HearthPorts

/// A summer night: crickets at three places, and air in far trees.
struct Night: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var dice: Noise
  private var crickets: InlineArray<3, Cricket>
  private var trees = StateVariable(500, quality: 0.6)
  private var far = OnePole(250)
  private var breeze: SlowWave
  private var level = Glide(.one)
  private var finish = Finish(-10.33)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    dice = Noise(seed: seed, part: 2)
    breeze = SlowWave(0.12, &dice)
    crickets = [
      Cricket(4150, place: 0.2, strength: 0.05, &dice),
      Cricket(4420, place: 0.75, strength: 0.04, &dice),
      Cricket(4780, place: 0.5, strength: 0.02, &dice),
    ]
  }

  mutating func control() {
    level.move(to: exp2(breeze.advance(Glide.interval) * 0.5))
    for index in 0..<3 { crickets[index].control(&dice) }
  }

  mutating func frame() -> StereoFrame {
    let air = noise.frame()
    var sum = (trees.band(air) * 0.3 + far.low(air)) * level.next()
    for index in 0..<3 { sum += crickets[index].frame() }
    return finish(sum)
  }
}

/// A cricket: chirps of a few soft pulses each, then a rest.
private struct Cricket: BitwiseCopyable {
  private static let pulse = 0.032
  private let turn: Double
  private let sides: StereoFrame
  private let strength: Double
  private var phase: Double
  private var time: Double
  private var pulses = 3.0
  private var rest = 0.5
  private var level = Glide(.zero)

  init(_ pitch: Double, place: Double, strength: Double, _ dice: inout Noise) {
    turn = pitch / 48_000
    sides = StereoFrame(Float(cos(place * .pi / 2)), Float(sin(place * .pi / 2)))
    self.strength = strength
    phase = dice.unit()
    time = dice.number(0, 0.6)
  }

  mutating func control(_ dice: inout Noise) {
    time += Double(Glide.interval) / 48_000
    if time >= pulses * Self.pulse + rest {
      time = 0
      pulses = dice.unit() < 0.5 ? 3 : 4
      rest = dice.number(0.35, 0.6)
    }
    let isChirping = time < pulses * Self.pulse
    let swing = isChirping ? sin(time / Self.pulse * .pi) : 0
    level.move(to: SIMD2(repeating: strength * swing * swing))
  }

  mutating func frame() -> StereoFrame {
    phase += turn
    if phase >= 1 { phase -= 1 }
    return sides * level.next() * sinf(Float(phase) * 2 * .pi)
  }
}
