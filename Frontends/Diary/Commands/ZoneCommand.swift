import CommandKit
import DiaryCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// `zone list|set`.
enum ZoneCommand {
  static let command = Command<DiarySession>(
    "zone",
    summary: "command.zone",
    subcommands: [list, set]
  )

  private static let zone = Argument("word.zone", .named("zone"), summary: "argument.zone")
  private static let from = Option(
    "from",
    .text,
    valueName: "word.time",
    summary: "option.zone.from"
  )

  private static let list = Command<DiarySession>(
    "list",
    summary: "command.zone.list"
  ) { _, session in
    let history = try await session.read { try session.householdZones(in: $0) }
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

  private static let set = Command<DiarySession>(
    "set",
    summary: "command.zone.set",
    discussion: "command.zone.set.discussion",
    parameters: [zone, from]
  ) { values, session in
    let zone = try session.dependencies.timeZones.rules(named: values[zone])
    let zones = try await session.read { try session.zones(in: $0) }
    let since = try values[from].map { try session.instant($0, by: zones) }
    let change = try await ZoneJournal(session.dependencies)
      .set(zone, since: since, home: try session.firstZone())
    let history = try await session.read { try session.householdZones(in: $0) }
    try session.print(history?.json ?? [], or: [sentence(change, zone, history, session)])
  }

  private static func sentence(
    _ change: ZoneChange?,
    _ zone: any TimeZoneRules,
    _ history: TimeZoneHistory?,
    _ session: DiarySession
  ) -> String {
    guard let change else { return session.messages("done.zone-already", zone.name) }
    guard change.since != .distantPast else {
      return session.messages("done.zone-first", zone.name)
    }
    return session.messages("done.zone-set", zone.name, session.date(change.since, in: history))
  }
}

extension DiarySession {
  /// The household's own history, whatever `--time-zone` says; nil while no zone has been set.
  fileprivate func householdZones(
    in transaction: any ReadTransaction
  ) throws -> TimeZoneHistory? {
    try ZoneBook(timeZones: dependencies.timeZones).history(in: transaction)
  }

  /// An instant with its date, by the clock then in force.
  fileprivate func date(_ instant: Instant, in zones: TimeZoneHistory?) -> String {
    guard let local = zones?.local(instant) else { return "" }
    return messages(
      "time.clock",
      messages.dateText(local.day, .medium),
      messages.timeText(local.time, .hours24)
    )
  }
}
