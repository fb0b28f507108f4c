import Glibc
import HearthPorts

/// A fire: a low roar, a hiss that flutters, and crackles, the loudest of them capped.
struct Fire: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var dice: Noise
  private var roar = StateVariable(120)
  private var bottom = OnePole(300)
  /// What no loudspeaker by a bed gives would only cost loudness.
  private var floor = StateVariable(32)
  private var hiss = StateVariable(2600, quality: 0.5)
  private var breath: SlowWave
  private var flutter: SlowWave
  private var roarLevel = Glide(.one)
  private var hissLevel = Glide(.one)
  private var crackles = Particles()
  private var wait = 0.0
  private var finish = Finish(-9.41)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    dice = Noise(seed: seed, part: 2)
    breath = SlowWave(0.6, &dice)
    flutter = SlowWave(2, &dice)
  }

  mutating func control() {
    roarLevel.move(to: exp2(breath.advance(Glide.interval) * 0.5))
    hissLevel.move(to: exp2(flutter.advance(Glide.interval) * 0.6))
  }

  mutating func frame() -> StereoFrame {
    wait -= 1
    while wait <= 0 {
      crackle()
      wait += dice.wait(perSecond: 8)
    }
    let air = noise.frame()
    let flame = floor.high(roar.low(air) * roarLevel.next() * 1.6 + bottom.low(air) * 0.5)
    return finish(flame + hiss.band(air) * hissLevel.next() * 0.14 + crackles.next())
  }

  /// A snap of a few splinters within some milliseconds.
  private mutating func crackle() {
    let strength = min(0.05 / (0.08 + dice.unit()), 0.35)
    let place = dice.number(0.2, 0.8)
    for _ in 0..<3 {
      crackles.begin(
        Particles.Sound(
          frequency: dice.number(1500, 8000),
          decay: dice.number(0.0004, 0.004),
          amplitude: strength * dice.number(0.4, 1),
          place: place
        )
      )
    }
  }
}
