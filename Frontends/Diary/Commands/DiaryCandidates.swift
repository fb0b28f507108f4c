import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport

/// What completions offer of the family's data and of the program's formats.
enum DiaryCandidates {
  private static let most = 20

  /// The values that a word of a kind may have.
  static func list(_ kind: String, _ session: DiarySession) async throws -> [Candidate] {
    switch kind {
    case "import-format": session.importers.plugins.map { described($0.name, $0.summary, session) }
    case "export-format": session.exporters.plugins.map { described($0.name, $0.summary, session) }
    case "child": names(try await session.read { try ChildBook.children(in: $0) }) { $0.name }
    case "person": names(try await session.read { try PersonBook.people(in: $0) }) { $0.name }
    case "tag": names(try await session.read { try TagBook.tags(in: $0) }) { $0.name }
    case "sleep": try await session.read { try sleeps(in: $0, session) }
    case "event":
      try await session.read { try sleeps(in: $0, session) + events(in: $0, session) }
    default: []
    }
  }

  private static func described(
    _ name: String,
    _ summary: String,
    _ session: DiarySession
  ) -> Candidate {
    Candidate(name, note: session.messages(MessageKey(summary)))
  }

  /// Names, and identifiers with the name beside them where several have one name.
  private static func names<Named: Record>(
    _ records: [Named],
    _ name: (Named) -> String
  ) -> [Candidate] {
    let groups = Dictionary(grouping: records, by: name)
    return records.map { record in
      groups[name(record)]?.count == 1
        ? Candidate(name(record)) : Candidate(record.id.description, note: name(record))
    }
  }

  private static func sleeps(
    in transaction: any ReadTransaction,
    _ session: DiarySession
  ) throws -> [Candidate] {
    let zones = try session.zones(in: transaction)
    let recent = RecentEntries(transaction, zones: zones, now: session.now)
    let children = try children(in: transaction, session)
    return try recent.sleeps(of: children, atMost: most).map {
      Candidate($0.id.description, note: session.span($0.start, $0.end, in: zones))
    }
  }

  private static func events(
    in transaction: any ReadTransaction,
    _ session: DiarySession
  ) throws -> [Candidate] {
    let zones = try session.zones(in: transaction)
    let recent = RecentEntries(transaction, zones: zones, now: session.now)
    let children = try children(in: transaction, session)
    let writer = EventWriter(messages: session.messages, now: session.now)
    return try recent.events(of: children, atMost: most).map { event in
      let time = session.time(of: event, in: zones)
      return Candidate(event.id.description, note: "\(time), \(writer.summary(event))")
    }
  }

  /// The child of `--child`, else all of them.
  private static func children(
    in transaction: any ReadTransaction,
    _ session: DiarySession
  ) throws -> [Child] {
    guard let designation = session.designation else {
      return try ChildBook.children(in: transaction)
    }
    return [try ChildBook.child(designation, in: transaction)]
  }
}
