import Glibc
import HearthModel
import HearthPorts

/// Keeps the A-weighted level of the mix below a cap.
///
/// A level is that of both sides together over a third of a second, in decibels below a sine of full
/// scale on both (dBFS(A)). What it means at the cot only a calibration can tell.
public struct SafeVolume {
  /// What no sound of the program's own exceeds at full volume: a mix or a file gets no louder.
  public static let standardCap = -27.0

  /// The most the mix may have, in dBFS(A); nil lets everything pass.
  public var cap: Double? {
    didSet { if cap == nil { level = 0; weight = 0 } }
  }
  private var weighting = AWeighting()
  private var level = 0.0
  private var weight = 0.0
  private var gain = 1.0

  /// A volume with or without a cap.
  public init(cap: Double? = nil) {
    self.cap = cap
  }

  /// How much the cap turns down the sound now: 1 is not at all.
  public var reduction: Double { gain }

  /// Turns frames down in place; a block is short enough to have one level.
  mutating func process(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    guard cap != nil || gain < 1 else { return }
    let before = gain
    gain = nextGain(measure(frames, count), count)
    guard before < 1 || gain < 1 else { return }
    let step = (gain - before) / Double(count)
    for index in 0..<count {
      frames[index] *= Float(before + step * Double(index + 1))
    }
  }

  /// The mean square of a block, weighted; a sine of full scale on both sides has 1.
  private mutating func measure(_ frames: UnsafePointer<StereoFrame>, _ count: Int) -> Double {
    var sum = 0.0
    let isUnweighted = Mutant.capUnweighted.isPlanted
    for index in 0..<count {
      let frame = SIMD2<Double>(frames[index])
      let weighted = isUnweighted ? frame : weighting.weigh(frame)
      sum += (weighted * weighted).sum()
    }
    return sum / Double(count)
  }

  /// The first blocks count in full, so that a sound that starts too loud is turned down at once.
  private mutating func nextGain(_ meanSquare: Double, _ count: Int) -> Double {
    guard let cap else { return min(1, gain * pow(10, 6.0 / 20 * Double(count) / 48_000)) }
    let decay = exp(-Double(count) / (0.33 * 48_000))
    level = level * decay + meanSquare * (1 - decay)
    weight = weight * decay + 1 - decay
    let allowed = pow(10, cap / 10)
    let measured = level / weight
    let wanted = measured > allowed ? (allowed / measured).squareRoot() : 1
    return wanted < gain ? wanted : min(wanted, gain * pow(10, 6.0 / 20 * Double(count) / 48_000))
  }
}
