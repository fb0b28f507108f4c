import HearthModel

extension RecordID {
  /// The identifier of what one tracker has on one day, the same on every device: the tracker's first
  /// twelve bytes and the day's number.
  ///
  /// Two devices that mark one day so make one record, and a tracker's records lie side by side.
  static func of(_ tracker: RecordID, on day: Day) -> RecordID {
    let number = UInt64(UInt32(truncatingIfNeeded: day.number))
    return RecordID(high: tracker.high, low: tracker.low & ~0xFFFF_FFFF | number)
  }
}
