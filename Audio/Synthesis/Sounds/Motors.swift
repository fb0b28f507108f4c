import Glibc
import HearthPorts

/// A fan: broad low air, chopped a little by its blades, and the hum of its motor.
struct Fan: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var low = StateVariable(60)
  private var high = OnePole(650)
  private var hum: Hum
  private var blades: Double
  private var waver: SlowWave
  private var chop = Glide(.one)
  private var finish = Finish(-12.04)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    var dice = Noise(seed: seed, part: 2)
    hum = Hum(110, waver: 0.004, SIMD8(0.012, 0.016, 0.008, 0.005, 0.003, 0.002, 0, 0), &dice)
    blades = dice.unit()
    waver = SlowWave(0.3, &dice)
  }

  mutating func control() {
    hum.bend()
    blades += 7 * (1 + 0.02 * waver.advance(Glide.interval).x) * Double(Glide.interval) / 48_000
    blades -= blades.rounded(.down)
    chop.move(to: SIMD2(repeating: 1 + 0.15 * sin(2 * .pi * blades)))
  }

  mutating func frame() -> StereoFrame {
    let air = high.low(low.high(noise.frame())) * chop.next()
    return finish(air + hum.next())
  }
}

/// A hair dryer: bright rushing air over a fast small motor.
struct HairDryer: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var low = StateVariable(700)
  private var high = StateVariable(7500)
  private var hum: Hum
  private var finish = Finish(-18.51)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    var dice = Noise(seed: seed, part: 2)
    hum = Hum(400, waver: 0.012, SIMD8(0.05, 0.03, 0.025, 0.012, 0.008, 0.004, 0.002, 0), &dice)
  }

  mutating func control() { hum.bend() }

  mutating func frame() -> StereoFrame {
    finish(high.low(low.high(noise.frame())) * 0.6 + hum.next())
  }
}

/// A vacuum cleaner in the next room.
struct Vacuum: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var low = StateVariable(250)
  private var high = OnePole(2200)
  private var body = StateVariable(600, quality: 1.5)
  private var hum: Hum
  private var finish = Finish(-14.15)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    var dice = Noise(seed: seed, part: 2)
    hum = Hum(240, waver: 0.008, SIMD8(0.07, 0.05, 0.03, 0.025, 0.012, 0.008, 0.004, 0.002), &dice)
  }

  mutating func control() { hum.bend() }

  mutating func frame() -> StereoFrame {
    let air = high.low(low.high(noise.frame()))
    return finish(air * 0.5 + body.band(air) * 0.4 + hum.next())
  }
}

/// A washing machine: the motor hums while the drum turns, water and laundry fall over in it.
struct WashingMachine: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var motor: Hum
  private var rumble = StateVariable(160, quality: 1)
  private var water = StateVariable(700, quality: 0.6)
  private var drum: Double
  private var waver: SlowWave
  private var fall = Glide(.one)
  private var splash = Glide(.one)
  private var finish = Finish(-4.22)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    var dice = Noise(seed: seed, part: 2)
    motor = Hum(100, waver: 0.01, SIMD8(0.02, 0.03, 0.012, 0.01, 0.005, 0.003, 0.002, 0), &dice)
    drum = dice.unit()
    waver = SlowWave(0.2, &dice)
  }

  mutating func control() {
    motor.bend()
    drum += 0.85 * (1 + 0.05 * waver.advance(Glide.interval).x) * Double(Glide.interval) / 48_000
    drum -= drum.rounded(.down)
    let tumble = 0.5 + 0.5 * sin(2 * .pi * drum)
    let late = 0.5 + 0.5 * sin(2 * .pi * (drum - 0.2))
    fall.move(to: SIMD2(repeating: 0.5 + tumble * tumble))
    splash.move(to: SIMD2(0.25 + late * late * late, 0.35 + tumble * late * late))
  }

  mutating func frame() -> StereoFrame {
    let air = noise.frame()
    let laundry = rumble.low(air) * fall.next() * 0.8
    return finish(laundry + water.band(air) * splash.next() * 0.3 + motor.next())
  }
}

/// A car at night on a good road, from the back seat.
struct Car: Recipe {
  var untilControl = 0
  private var noise: Noise
  private var engine: Hum
  private var road = StateVariable(130, quality: 0.8)
  private var tyres = StateVariable(650, quality: 0.6)
  private var surface: SlowWave
  private var level = Glide(.one)
  private var finish = Finish(-8.58)

  init(seed: UInt64) {
    noise = Noise(seed: seed, part: 1)
    var dice = Noise(seed: seed, part: 2)
    engine = Hum(38, waver: 0.03, SIMD8(0.05, 0.09, 0.05, 0.06, 0.02, 0.015, 0.01, 0.005), &dice)
    surface = SlowWave(0.18, &dice)
  }

  mutating func control() {
    engine.bend()
    level.move(to: exp2(surface.advance(Glide.interval) * 0.3))
  }

  mutating func frame() -> StereoFrame {
    let air = noise.frame()
    let rolling = (road.low(air) + tyres.band(air) * 0.22) * level.next()
    return finish(rolling + engine.next())
  }
}
