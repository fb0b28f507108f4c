import HearthPorts

/// Noise of any colour between white and brown, through pink.
struct ColouredNoise: SoundGenerator {
  private var noise: Noise
  private var filter: ColourFilter
  private var finish: Finish

  /// Noise by its colour: 0 is white, 0.5 pink, 1 brown.
  init(seed: UInt64, colour: Double) {
    noise = Noise(seed: seed, part: 1)
    filter = ColourFilter(colour)
    finish = Finish(Self.gain(colour))
  }

  mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    for index in 0..<count { frames[index] = finish(filter(noise.frame())) }
  }

  /// The gain in decibels at which a colour is as loud as all sounds, measured at each tenth.
  private static func gain(_ colour: Double) -> Double {
    let measured: InlineArray<11, Double> = [
      -28.37, -22.19, -16.33, -10.87, -5.89, -1.47, 2.36, 5.62, 8.29, 10.47, 12.24,
    ]
    let place = min(max(colour, 0), 1) * 10
    let index = min(Int(place), 9)
    return measured[index] + (measured[index + 1] - measured[index]) * (place - Double(index))
  }
}
