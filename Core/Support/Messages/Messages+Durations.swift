import HearthModel

/// How a length of time is written.
public enum DurationStyle: Sendable, Hashable, CaseIterable {
  /// 4:30
  case clock
  /// 4 h 30 min
  case words
}

extension Messages {
  /// A length of time in hours and minutes, what is less than a minute cut off.
  public func durationText(_ duration: Duration, _ style: DurationStyle) -> String {
    let minutes = Int(duration.wholeSeconds / 60)
    guard minutes >= 0 else {
      return self("duration.negative", text(ofMinutes: -minutes, style))
    }
    return text(ofMinutes: minutes, style)
  }

  private func text(ofMinutes total: Int, _ style: DurationStyle) -> String {
    let (hours, minutes) = total.quotientAndRemainder(dividingBy: 60)
    switch (style, hours, minutes) {
    case (.clock, _, _): return "\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    case (.words, 0, _): return self("duration.minutes", minutes)
    case (.words, _, 0): return self("duration.hours", hours)
    case (.words, _, _): return self("duration.hours-minutes", hours, minutes)
    }
  }
}
