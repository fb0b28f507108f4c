import HearthContainer
public import HearthHousehold
public import HearthModel
import HearthPorts
import HearthSupport

/// `zone list|set`: by whose clock the household lives, and since when.
public enum ZoneCommand<Context: HouseholdContext> {
  /// The command of a program.
  public static var command: Command<Context> {
    Command("zone", summary: "command.zone", subcommands: [list, set])
  }

  private static var list: Command<Context> {
    Command("list", summary: "command.zone.list") { _, session in
      let history = try await session.householdZones()
      try session.print(
        history?.json ?? [],
        or: (history?.eras ?? []).map { era in
          let since =
            era.since == .distantPast
            ? session.messages("zone.always") : session.date(era.since, in: history)
          return "\(era.zone.name)  \(since)"
        }
      )
    }
  }

  private static var set: Command<Context> {
    let zone = Argument("word.zone", .named("zone"), summary: "argument.zone")
    let from = Option("from", .text, valueName: "word.time", summary: "option.zone.from")
    return Command(
      "set",
      summary: "command.zone.set",
      discussion: "command.zone.set.discussion",
      parameters: [zone, from]
    ) { values, session in
      let zone = try session.dependencies.timeZones.rules(named: values[zone])
      let zones = try await session.read { try session.zones(in: $0) }
      let since = try values[from].map { try session.instant($0, by: zones) }
      let change = try await session.setZone(zone, since: since)
      let history = try await session.householdZones()
      try session.print(history?.json ?? [], or: [sentence(change, zone, history, session)])
    }
  }

  private static func sentence(
    _ change: ZoneChange?,
    _ zone: any TimeZoneRules,
    _ history: TimeZoneHistory?,
    _ session: Context
  ) -> String {
    guard let change else { return session.messages("done.zone-already", zone.name) }
    guard change.since != .distantPast else {
      return session.messages("done.zone-first", zone.name)
    }
    return session.messages("done.zone-set", zone.name, session.date(change.since, in: history))
  }
}

extension HouseholdContext {
  /// Reads a time by some zones, and says so where it occurs twice.
  public func instant(_ text: String, by zones: TimeZoneHistory) throws -> Instant {
    said(try TimeReader(zones: zones, now: now).instant(text), by: zones)
  }

  /// The instant that was read; where that occurs twice, which one is meant is remarked.
  public func said(_ reading: TimeReading, by zones: TimeZoneHistory) -> Instant {
    if let local = reading.occursTwice {
      console.diagnostics.remark(
        messages("time.twice", local.description, zones.iso(reading.instant))
      )
    }
    return reading.instant
  }

  /// The household's own history, whatever `--time-zone` says; nil while no zone has been set.
  fileprivate func householdZones() async throws -> TimeZoneHistory? {
    let book = ZoneBook(timeZones: dependencies.timeZones)
    return try await read { try book.history(in: $0) }
  }

  fileprivate func setZone(
    _ zone: any TimeZoneRules,
    since: Instant?
  ) async throws -> ZoneChange? {
    let (book, home, now) = (
      ZoneBook(timeZones: dependencies.timeZones), try firstZone(), self.now
    )
    return try await journal.perform(JournalLabel.zoneSet) { transaction in
      try book.set(zone, since: since, home: home, now: now, in: transaction)
    }
  }

  /// An instant with its date, by the clock then in force.
  fileprivate func date(_ instant: Instant, in zones: TimeZoneHistory?) -> String {
    zones.map { messages.clock(instant, in: $0, today: nil) } ?? ""
  }
}
