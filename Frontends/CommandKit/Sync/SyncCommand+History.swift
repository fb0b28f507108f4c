import HearthHousehold
import HearthModel
import HearthSupport
import SyncClient

extension SyncCommand {
  /// `sync history RECORD`.
  static var history: Command<Context> {
    let record = Argument("word.sync-record", .text, summary: "argument.sync.record")
    return Command("history", summary: "command.sync.history", parameters: [record]) {
      values,
      session in
      let versions = try await session.telling { household in
        try await household.history(of: try Self.id(values[record]))
      }
      let zones = try await session.read { try session.zones(in: $0) }
      try session.print(
        .array(versions.map { $0.json(zones) }),
        or: versions.map { version in
          let fields = version.fields.map { "\($0.name)=\($0.text)" }.joined(separator: " ")
          let state = session.messages(version.isAlive ? "sync.version.alive" : "sync.version.dead")
          return "\(version.at.map { zones.iso($0) } ?? "?")  \(state)  \(fields)"
        }
      )
    }
  }

  /// `sync restore RECORD --at INSTANT`.
  static var restore: Command<Context> {
    let record = Argument("word.sync-record", .text, summary: "argument.sync.record")
    let at = Option(
      "at",
      .text,
      valueName: "command.value.instant",
      summary: "option.sync.at"
    )
    return Command("restore", summary: "command.sync.restore", parameters: [record, at]) {
      values,
      session in
      guard let text = values[at] else { throw UsageError.missingParameter("--at") }
      let zones = try await session.read { try session.zones(in: $0) }
      let instant = try TimeReader(zones: zones, now: session.now).instant(text).instant
      let version = try await session.telling { household in
        try await household.restore(try Self.id(values[record]), at: instant)
      }
      try session.print(version.json(zones), or: [session.messages("sync.done.restored")])
    }
  }

  /// `sync conflicts`.
  static var conflicts: Command<Context> {
    Command("conflicts", summary: "command.sync.conflicts") { _, session in
      let conflicts = try await session.telling { try await $0.conflicts() }
      let zones = try await session.read { try session.zones(in: $0) }
      try session.print(
        .array(conflicts.map { $0.json(zones) }),
        or: conflicts.map { "\($0.record)  \($0.table).\($0.field)  “\($0.lost)”" }
      )
    }
  }

  private static func id(_ text: String) throws(SyncError) -> RecordID {
    guard let id = RecordID(text) else { throw .unknownRecord(text) }
    return id
  }
}

extension RecordVersion {
  fileprivate func json(_ zones: TimeZoneHistory) -> JSON {
    [
      "at": JSON(at.map { zones.iso($0) }),
      "kind": .string(table),
      "deleted": .bool(!isAlive),
      "fields": .object(fields.map { JSON.Member($0.name, $0.json) }),
    ]
  }
}

extension RecordVersion.Field {
  fileprivate var json: JSON {
    switch value {
    case .null: nil
    case .integer(let value): .integer(value)
    case .text(let value): .string(value)
    case .id(let value): .string(value.description)
    }
  }

  fileprivate var text: String {
    switch value {
    case .null: "-"
    case .integer(let value): String(value)
    case .text(let value): "“\(value)”"
    case .id(let value): value.description
    }
  }
}
