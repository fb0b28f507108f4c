/// One moment of sound: left and right, each from -1 to 1 where nothing is too loud.
///
/// In memory an array of them is interleaved stereo, as sound devices and files take it.
public typealias StereoFrame = SIMD2<Float>

/// The one rate at which sound is made, mixed and handed over.
public enum SoundRate {
  /// Frames of one second.
  public static let perSecond: Int64 = 48_000

  /// The whole frames in a length of time.
  public static func frames(in duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * perSecond + attoseconds / 1_000_000_000 * perSecond / 1_000_000_000
  }

  /// How long some frames last.
  public static func duration(ofFrames frames: Int64) -> Duration {
    let (seconds, rest) = frames.quotientAndRemainder(dividingBy: perSecond)
    return .seconds(seconds) + .nanoseconds(rest * 1_000_000_000 / perSecond)
  }
}
