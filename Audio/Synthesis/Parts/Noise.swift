import Glibc
import HearthPorts

/// Random numbers that are the same everywhere for one seed, and repeat after 2^64.
///
/// The generator of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators".
struct Noise: BitwiseCopyable {
  private var state: UInt64

  /// Noise of a part of a sound: parts with other numbers have nothing in common.
  init(seed: UInt64, part: UInt64) {
    state = Noise.mixed(seed &+ part &* 0xD1B5_4A32_D192_ED03)
  }

  @inline(__always)
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Noise.mixed(state)
  }

  /// Both sides anew, each from -1 to 1.
  @inline(__always)
  mutating func frame() -> StereoFrame {
    let bits = bits()
    let halves = SIMD2<Int32>(
      Int32(truncatingIfNeeded: bits),
      Int32(truncatingIfNeeded: bits >> 32)
    )
    return StereoFrame(halves) * Float(0x1p-31)
  }

  /// From 0 up to, but without, 1.
  mutating func unit() -> Double {
    Double(bits() >> 11) * 0x1p-53
  }

  /// Between two bounds.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }

  /// How many frames pass until the next of events that come at random, so many a second.
  mutating func wait(perSecond rate: Double) -> Double {
    -log(1 - unit()) * 48_000 / rate
  }

  @inline(__always)
  private static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
