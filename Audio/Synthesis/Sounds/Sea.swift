import Glibc
import HearthPorts

/// The sea: waves that swell fast and draw back slowly, brighter the higher they are.
struct Sea: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var waves: InlineArray<2, Wave>
  private var deep = StateVariable(180)
  private var finish = Finish(-15.92)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    waves = [
      Wave(seed: seed, part: 2, place: 0.35, isHalfway: false),
      Wave(seed: seed, part: 3, place: 0.65, isHalfway: true),
    ]
  }

  mutating func control() {
    waves[0].control()
    waves[1].control()
  }

  mutating func frame() -> StereoFrame {
    let rumble = deep.low(noise.frame()) * 0.5
    return finish(waves[0].frame() + waves[1].frame() + rumble)
  }
}

/// One train of waves, a little to one side.
private struct Wave: BitwiseCopyable {
  private var dice: Noise
  /// Its own: trains of one and the same water would swell where they meet.
  private var water: Noise
  private let sides: SIMD2<Double>
  private var length = 9.0
  private var time: Double
  private var foam = StateVariable(600)
  private var level = Glide(.zero)

  init(seed: UInt64, part: UInt64, place: Double, isHalfway: Bool) {
    dice = Noise(seed: seed, part: part)
    water = Noise(seed: seed, part: part + 10)
    sides = SIMD2(cos(place * .pi / 2), sin(place * .pi / 2)) * 1.4
    length = dice.number(8, 9.5)
    time = isHalfway ? length * 0.5 : 0
  }

  mutating func control() {
    time += Double(Glide.interval) / 48_000
    if time >= length {
      time -= length
      length = dice.number(8, 9.5)
    }
    let height = Self.height(time / length)
    foam.tune(SIMD2(repeating: 350 + 2500 * height), quality: 0.7)
    level.move(to: sides * (0.1 + 0.9 * height))
  }

  mutating func frame() -> StereoFrame {
    foam.low(water.frame()) * level.next()
  }

  /// From 0 to 1 in the first third, then slowly back.
  private static func height(_ share: Double) -> Double {
    let rise = 0.32
    guard share >= rise else {
      let part = sin(share / rise * .pi / 2)
      return part * part
    }
    let part = cos((share - rise) / (1 - rise) * .pi / 2)
    return part * part
  }
}
