import HearthHousehold
import HearthModel
import HearthPorts

/// Finds the instants of many local times: a day without clock changes is asked for once.
struct LocalTimeResolver {
  /// Zones by the names that sources give them.
  var rules: (String) -> (any TimeZoneRules)? = { _ in nil }
  private let zones: TimeZoneHistory
  /// The difference to UTC by day; nil for a day near a clock change or a journey.
  private var offsets: [Int: Int?] = [:]

  /// No clock is further from UTC than this.
  private static let reach = Duration.hours(26)

  init(_ zones: TimeZoneHistory) {
    self.zones = zones
  }

  /// The instants that a time can mean, in order.
  ///
  /// - Throws: `ImportReason.timeSkipped` where there is none, `ImportReason.unknownZone`.
  mutating func readings(of time: ForeignTime) throws(ImportReason) -> [Instant] {
    switch time {
    case .instant(let instant): return [instant.wholeSeconds]
    case .later: throw .missing(column: "start")
    case .local(let local):
      if let offset = offset(on: local.day) { return [local.asIfUTC - .seconds(offset)] }
      return try readings(of: local, by: zones)
    case .placed(let local, let zone):
      guard let rules = rules(zone) else { throw .unknownZone(zone) }
      return try readings(of: local, by: TimeZoneHistory(rules))
    }
  }

  private func readings(
    of local: LocalTime,
    by zones: TimeZoneHistory
  ) throws(ImportReason) -> [Instant] {
    let readings = zones.readings(of: local)
    guard !readings.isEmpty else { throw .timeSkipped(local) }
    return readings
  }

  private mutating func offset(on day: Day) -> Int? {
    if let known = offsets[day.number] { return known }
    let midnight = LocalTime(day: day, time: WallTime(secondsSinceMidnight: 0)).asIfUTC
    let offset = offset(during: midnight - Self.reach..<midnight + .hours(24) + Self.reach)
    offsets[day.number] = .some(offset)
    return offset
  }

  private func offset(during range: Range<Instant>) -> Int? {
    let zone = zones.zone(at: range.lowerBound)
    let change = zone.nextTransition(after: range.lowerBound) ?? .distantFuture
    let isOneEra = !zones.eras.contains { range.contains($0.since) }
    return isOneEra && change >= range.upperBound ? zone.offset(at: range.lowerBound) : nil
  }
}
