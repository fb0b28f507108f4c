import Glibc
import HearthPorts

/// A stream: bubbles whose pitch rises as they open, over soft running water.
struct Stream: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var dice: Noise
  private var low = StateVariable(450)
  private var high = StateVariable(2400)
  private var bubbles = Particles()
  private var wait = 0.0
  private var finish = Finish(-6.97)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    dice = Noise(seed: seed, part: 2)
  }

  mutating func frame() -> StereoFrame {
    wait -= 1
    while wait <= 0 {
      bubble()
      wait += dice.wait(perSecond: 700)
    }
    let water = high.low(low.high(noise.frame())) * 0.12
    return finish(water + bubbles.next())
  }

  private mutating func bubble() {
    let pitch = 400 * pow(6.5, dice.unit())
    bubbles.begin(
      Particles.Sound(
        frequency: pitch,
        lastFrequency: pitch * dice.number(1.1, 1.4),
        decay: dice.number(0.0015, 0.005),
        amplitude: min(0.04 / (0.1 + dice.unit()), 0.25),
        place: dice.unit()
      )
    )
  }
}
