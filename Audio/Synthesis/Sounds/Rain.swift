import Glibc
import HearthPorts

/// Rain: a bed of hiss that drifts a little, and single drops that ring for a moment.
struct Rain: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var dice: Noise
  private var bed = StateVariable(800)
  private var roof = OnePole(9000)
  private var drift: SlowWave
  private var level = Glide(.one)
  private var drops = Particles()
  private var wait = 0.0
  private var finish = Finish(-11.62)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    dice = Noise(seed: seed, part: 2)
    drift = SlowWave(0.15, &dice)
  }

  mutating func control() {
    let decibels = drift.advance(Glide.interval) * 1.5
    level.move(to: SIMD2(pow(10, decibels.x / 20), pow(10, decibels.y / 20)))
  }

  mutating func frame() -> StereoFrame {
    wait -= 1
    while wait <= 0 {
      drop()
      wait += dice.wait(perSecond: 400)
    }
    let hiss = roof.low(bed.high(noise.frame())) * level.next() * 0.2
    return finish(hiss + drops.next())
  }

  private mutating func drop() {
    drops.begin(
      Particles.Sound(
        frequency: dice.number(1500, 9000),
        decay: dice.number(0.0006, 0.003),
        amplitude: min(0.05 / (0.12 + dice.unit()), 0.3) * 0.5,
        place: dice.unit()
      )
    )
  }
}

/// Heavy rain: a broad roar, and so many drops that few stand out.
struct HeavyRain: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var dice: Noise
  private var low = StateVariable(200)
  private var high = StateVariable(11_000)
  private var middle = OnePole(2500)
  private var drift: SlowWave
  private var level = Glide(.one)
  private var drops = Particles()
  private var wait = 0.0
  private var finish = Finish(-12.58)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    dice = Noise(seed: seed, part: 2)
    drift = SlowWave(0.2, &dice)
  }

  mutating func control() {
    let decibels = drift.advance(Glide.interval)
    level.move(to: SIMD2(pow(10, decibels.x / 20), pow(10, decibels.y / 20)))
  }

  mutating func frame() -> StereoFrame {
    wait -= 1
    while wait <= 0 {
      drop()
      wait += dice.wait(perSecond: 1500)
    }
    let band = high.low(low.high(noise.frame()))
    let roar = (band * 0.6 + middle.low(band) * 0.5) * level.next() * 0.3
    return finish(roar + drops.next())
  }

  private mutating func drop() {
    drops.begin(
      Particles.Sound(
        frequency: dice.number(900, 8000),
        decay: dice.number(0.0005, 0.002),
        amplitude: min(0.05 / (0.2 + dice.unit()), 0.2) * 0.5,
        place: dice.unit()
      )
    )
  }
}
