import Glibc
import HearthPorts

/// Wind: one gust drives the pitch and the strength of a howl and of a thinner whistle.
struct Wind: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var gust: SlowWave
  private var wander: SlowWave
  private var howl = StateVariable(500, quality: 4)
  private var whistle = StateVariable(1000, quality: 10)
  private var rush = OnePole(400)
  private var strength = Glide(.one)
  private var thin = Glide(.zero)
  private var finish = Finish(-7.9)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    var dice = Noise(seed: seed, part: 2)
    gust = SlowWave(0.25, &dice)
    wander = SlowWave(0.17, &dice)
  }

  mutating func control() {
    let force = gust.advance(Glide.interval)
    let drift = wander.advance(Glide.interval)
    howl.tune(500 * exp2(force * 0.7 + drift * 0.25), quality: 4)
    whistle.tune(1000 * exp2(force * 0.5 - drift * 0.3), quality: 10)
    strength.move(to: exp2(force * 0.5))
    thin.move(to: exp2(force * 1.2) * 0.35)
  }

  mutating func frame() -> StereoFrame {
    let air = noise.frame()
    let body = howl.band(air) * strength.next()
    let top = whistle.band(air) * thin.next()
    return finish(body + top + rush.low(air) * 0.25)
  }
}

/// 2 to the power of each side.
func exp2(_ exponent: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(Glibc.exp2(exponent.x), Glibc.exp2(exponent.y))
}
