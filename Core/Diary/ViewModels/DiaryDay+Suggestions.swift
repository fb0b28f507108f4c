public import HearthModel

extension DiaryDay {
  /// When something that is added to a section most likely was: now where now lies in it, else the
  /// section's beginning inside the day.
  public func suggestedTime(in item: SectionWithRows?) -> Instant {
    let whole = item?.section.extent ?? interval
    if isToday, whole.lowerBound <= now, now <= whole.upperBound { return now }
    return min(max(whole.lowerBound, interval.lowerBound), now)
  }
}
