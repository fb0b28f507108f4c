import Glibc
import HearthPorts

/// The beat of a heart: when the next one comes, and how far into it we are.
struct Heart: BitwiseCopyable {
  private var dice: Noise
  private var length = 0.9
  private(set) var time = 0.0

  /// A heart of 60 to 75 beats a minute.
  init(seed: UInt64) {
    dice = Noise(seed: seed, part: 9)
    length = dice.number(0.86, 0.94)
  }

  /// Goes on by an interval of control; true where a beat begins.
  mutating func advance() -> Bool {
    time += Double(Glide.interval) / 48_000
    guard time >= length else { return false }
    time -= length
    length = dice.number(0.86, 0.94)
    return true
  }
}

/// A heartbeat as one hears it with the ear on a chest: two thumps, the second lighter.
struct Heartbeat: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var heart: Heart
  private var thumps = Particles()
  private var muffled = StateVariable(140)
  private var soft = OnePole(400)
  private var level = Glide(.zero)
  private var hasSecond = true
  private var finish = Finish(-6.79)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    heart = Heart(seed: seed)
  }

  mutating func control() {
    if heart.advance() {
      begin(55, decay: 0.06, amplitude: 1)
      hasSecond = false
    }
    if !hasSecond, heart.time >= 0.3 {
      begin(70, decay: 0.045, amplitude: 0.7)
      hasSecond = true
    }
    level.move(
      to: SIMD2(repeating: 0.02 + Self.rush(heart.time) + 0.6 * Self.rush(heart.time - 0.3))
    )
  }

  mutating func frame() -> StereoFrame {
    let blood = muffled.low(noise.frame()) * level.next()
    return finish(soft.low(thumps.next()) + blood)
  }

  private mutating func begin(_ frequency: Double, decay: Double, amplitude: Double) {
    thumps.begin(
      Particles.Sound(
        frequency: frequency,
        lastFrequency: frequency * 0.8,
        decay: decay,
        amplitude: amplitude,
        place: 0.5
      )
    )
  }

  /// How blood is heard to flow after a thump.
  private static func rush(_ time: Double) -> Double {
    time < 0 ? 0 : time * 30 * exp(1 - time * 30)
  }
}

/// What a child hears before it is born: blood in large vessels, paced by the mother's heart.
struct Womb: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var heart: Heart
  private var vessel = OnePole(300)
  private var deep = StateVariable(90)
  private var breath: SlowWave
  private var level = Glide(.one)
  private var finish = Finish(-6.77)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    var dice = Noise(seed: seed, part: 2)
    heart = Heart(seed: seed)
    breath = SlowWave(0.22, &dice)
  }

  mutating func control() {
    _ = heart.advance()
    let beat = Self.pulse(heart.time) + 0.6 * Self.pulse(heart.time - 0.3)
    level.move(to: exp2(breath.advance(Glide.interval) * 0.25) * (0.45 + 0.8 * beat))
  }

  mutating func frame() -> StereoFrame {
    let blood = noise.frame()
    return finish((vessel.low(blood) + deep.low(blood) * 1.5) * level.next())
  }

  private static func pulse(_ time: Double) -> Double {
    time < 0 ? 0 : time * 12 * exp(1 - time * 12)
  }
}

/// A voice that says "shh", breath by breath.
struct Shush: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var dice: Noise
  private var low = StateVariable(1200)
  private var high = StateVariable(6500)
  private var mouth = StateVariable(2600, quality: 1.2)
  private var time = 0.0
  private var length = 1.5
  private var level = Glide(.zero)
  private var finish = Finish(-21.12)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    dice = Noise(seed: seed, part: 2)
  }

  mutating func control() {
    time += Double(Glide.interval) / 48_000
    if time >= length {
      time -= length
      length = dice.number(1.42, 1.58)
    }
    level.move(to: SIMD2(repeating: Self.breath(time / length)))
  }

  mutating func frame() -> StereoFrame {
    let air = high.low(low.high(noise.frame()))
    return finish((air * 0.6 + mouth.band(air)) * level.next())
  }

  /// Softly in, held, softly out, and a pause for air.
  private static func breath(_ share: Double) -> Double {
    let rise = min(share / 0.2, 1)
    let fall = min(max((0.88 - share) / 0.3, 0), 1)
    return 0.02 + 0.98 * sin(rise * .pi / 2) * sin(fall * .pi / 2)
  }
}
