public import HearthSupport

extension DiaryNow {
  /// The moment as scripts and APIs read it; records that the diary does not keep yet are absent.
  public var json: JSON {
    let writer = RecordJSON(zones: clock.zones, now: now)
    return [
      "state": .string(state.rawValue),
      "since": writer.instant(since),
      "forgotten": .bool(isForgotten),
      "lastFeeding": lastFeeding.map(writer.event) ?? .null,
      "nextSide": JSON(nextSide?.rawValue),
      "lastNappy": nil,
      "timers": [],
      "next": nil,
    ]
  }
}
