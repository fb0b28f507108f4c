import CLoudness
import Glibc
package import HearthPorts

/// What libebur128, a meter by other hands, reads on a sound: BS.1770-4 and EBU Tech 3342.
package struct ReferenceMeter {
  /// The integrated loudness in LUFS.
  package let loudness: Double
  /// The loudness range in LU.
  package let range: Double
  /// The true peak in dBTP, over four times the rate.
  package let truePeak: Double

  /// Reads the whole of a sound.
  package init(_ frames: [StereoFrame]) {
    let mode = EBUR128_MODE_I.rawValue | EBUR128_MODE_LRA.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue
    var meter = ebur128_init(2, UInt(SoundRate.perSecond), Int32(mode))
    defer { ebur128_destroy(&meter) }
    frames.withUnsafeBytes { bytes in
      _ = ebur128_add_frames_float(
        meter,
        bytes.baseAddress?.assumingMemoryBound(to: Float.self),
        frames.count
      )
    }
    var (loudness, range) = (0.0, 0.0)
    ebur128_loudness_global(meter, &loudness)
    ebur128_loudness_range(meter, &range)
    var peak = 0.0
    for side in 0..<2 as Range<UInt32> {
      var value = 0.0
      ebur128_true_peak(meter, side, &value)
      peak = max(peak, value)
    }
    self.loudness = loudness
    self.range = range
    truePeak = 20 * log10(peak)
  }
}
