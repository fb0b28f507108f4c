import Glibc
import HearthModel

/// How loud a sound is whose timer runs out: a raised cosine in amplitude over the last minutes.
///
/// With u from 0 to 1 through the fade the gain is 0.5 (1 + cos πu). It is a function of the frames
/// that remain and of nothing else, so that no pause, block or counter can make it drift.
public enum FadeLaw {
  /// How long before its end a timer begins to fade, in frames: ten minutes.
  public static let length: Int64 = 600 * 48_000

  /// The gain of a frame: 1 before the fade, exactly 0 from the moment the timer has run out.
  public static func gain(remaining: Int64) -> Double {
    guard remaining < length else { return 1 }
    guard remaining > 0 else { return 0 }
    if Mutant.fadeStraight.isPlanted { return Double(remaining) / Double(length) }
    // The same as 0.5 (1 + cos πu), without its cancellation near the end.
    let sine = sin(Double(remaining) / Double(length) * .pi / 2)
    return sine * sine
  }
}
