public import HearthSupport

extension DiaryNow {
  /// The moment as scripts and APIs read it; records that the diary does not keep yet are absent.
  public func json(in messages: Messages) -> JSON {
    let writer = RecordJSON(zones: clock.zones, now: now, labels: labels)
    return [
      "state": .string(state.rawValue),
      "since": writer.instant(since),
      "forgotten": .bool(isForgotten),
      "lastFeeding": lastFeeding.map(writer.event) ?? .null,
      "nextSide": JSON(nextSide?.rawValue),
      "lastNappy": lastNappy.map(writer.event) ?? .null,
      "timers": .array(timers.map(writer.timer)),
      "next": next.json(writer, in: messages),
    ]
  }
}
