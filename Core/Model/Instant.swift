/// A moment: whole milliseconds of UTC since 1970-01-01, leap seconds not counted (POSIX time).
public struct Instant: Sendable, Hashable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64

  /// Earlier than anything a family writes; the start of a time-zone history.
  public static let distantPast = Instant(milliseconds: .min)
  /// Later than anything a family writes.
  public static let distantFuture = Instant(milliseconds: .max)

  /// The moment `milliseconds` after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The moment `seconds` whole seconds after 1970-01-01T00:00:00Z, clamped to the range of the type.
  public init(seconds: Int64) {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    milliseconds = overflow ? (seconds < 0 ? .min : .max) : product
  }

  /// Whole seconds since 1970, rounded towards the past.
  public var seconds: Int64 {
    let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The same moment without its fraction of a second; records hold whole seconds only.
  public var wholeSeconds: Instant { Instant(seconds: seconds) }
}

extension Instant: InstantProtocol {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment `duration` later, clamped instead of trapping at the ends of the range.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(duration.milliseconds)
    return Instant(milliseconds: overflow ? (milliseconds < 0 ? .min : .max) : sum)
  }

  /// The time from this moment to `other`, in whole milliseconds; negative if `other` is earlier.
  public func duration(to other: Instant) -> Duration {
    let (difference, overflow) = other.milliseconds.subtractingReportingOverflow(milliseconds)
    return .milliseconds(overflow ? (other.milliseconds < 0 ? Int64.min : .max) : difference)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func + (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: duration)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func - (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(by: .zero - duration)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func - (later: Instant, earlier: Instant) -> Duration {
    earlier.duration(to: later)
  }
}

extension Duration {
  /// Whole milliseconds, the rest cut off; clamped to 64 bits.
  public var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, carried) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
    return carried ? (seconds < 0 ? .min : .max) : sum
  }

  /// Whole seconds, the rest cut off.
  public var wholeSeconds: Int64 { components.seconds }

  /// A length of whole minutes.
  public static func minutes(_ count: Int64) -> Duration { .seconds(count * 60) }

  /// A length of whole hours.
  public static func hours(_ count: Int64) -> Duration { .seconds(count * 3600) }
}
