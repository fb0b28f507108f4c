import HearthPorts

/// The sounds that are computed, by their names.
enum SynthesizedSound: String, CaseIterable {
  case rain
  case heavyRain = "heavy-rain"
  case wind
  case sea
  case stream
  case fire
  case night
  case fan
  case hairDryer = "hair-dryer"
  case vacuum
  case washingMachine = "washing-machine"
  case car
  case heartbeat
  case womb
  case shush
  case white
  case pink
  case brown
  case noise
  case musicBox = "music-box"
  case cradleSong = "cradle-song"
  case littleStar = "little-star"
  case moonlight

  /// A voice at the sound's beginning.
  ///
  /// - Parameters:
  ///   - seed: what makes one rain differ from another.
  ///   - colour: of noise: 0 is white, 0.5 pink, 1 brown.
  /// - Returns: what makes its frames.
  func voice(seed: UInt64, colour: Double) -> SoundVoice {
    switch self {
    case .rain: .of(Rain(seed: seed))
    case .heavyRain: .of(HeavyRain(seed: seed))
    case .wind: .of(Wind(seed: seed))
    case .sea: .of(Sea(seed: seed))
    case .stream: .of(Stream(seed: seed))
    case .fire: .of(Fire(seed: seed))
    case .night: .of(Night(seed: seed))
    case .fan: .of(Fan(seed: seed))
    case .hairDryer: .of(HairDryer(seed: seed))
    case .vacuum: .of(Vacuum(seed: seed))
    case .washingMachine: .of(WashingMachine(seed: seed))
    case .car: .of(Car(seed: seed))
    case .heartbeat: .of(Heartbeat(seed: seed))
    case .womb: .of(Womb(seed: seed))
    case .shush: .of(Shush(seed: seed))
    case .white: .of(ColouredNoise(seed: seed, colour: 0))
    case .pink: .of(ColouredNoise(seed: seed, colour: 0.5))
    case .brown: .of(ColouredNoise(seed: seed, colour: 1))
    case .noise: .of(ColouredNoise(seed: seed, colour: colour))
    case .musicBox: .of(MusicBox(seed: seed))
    case .cradleSong: .of(Lullaby(.cradleSong, seed: seed, gain: -19.65))
    case .littleStar: .of(Lullaby(.littleStar, seed: seed, gain: -20.25))
    case .moonlight: .of(Lullaby(.moonlight, seed: seed, gain: -19.7))
    }
  }
}
