import Glibc
public import HearthPorts

/// Measures the A-weighted level of sound, as the safe volume understands it: in decibels below a sine
/// of full scale on both sides, dBFS(A).
public struct LevelMeter {
  private var weighting = AWeighting()
  private var sum = 0.0
  private var count = 0

  /// A meter that has heard nothing.
  public init() {}

  /// The level of all that was heard; nil for nothing or silence.
  public var level: Double? {
    count > 0 && sum > 0 ? 10 * log10(sum / Double(count)) : nil
  }

  /// Hears some frames.
  public mutating func hear(_ frames: UnsafeBufferPointer<StereoFrame>) {
    for frame in frames {
      let weighted = weighting.weigh(SIMD2<Double>(frame))
      sum += (weighted * weighted).sum()
    }
    count += frames.count
  }
}
