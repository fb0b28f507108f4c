import HearthHousehold
import HearthModel
import HearthSupport
import SyncClient

extension SyncCommand {
  /// `sync conflicts`.
  static func conflicts(_ wording: ConflictWording<Context>) -> Command<Context> {
    Command("conflicts", summary: "command.sync.conflicts") { _, session in
      let conflicts = try await session.telling { try await $0.conflicts() }
      let zones = try await session.read { try session.zones(in: $0) }
      let pages = conflicts.map { conflict -> (json: JSON, line: String) in
        let field = ConflictWording<Context>.Field(table: conflict.table, name: conflict.field)
        let lost = wording.words(field, conflict.lost, session, zones)
        let kept = conflict.kept.flatMap { wording.words(field, $0, session, zones) }
        return (
          conflict.json(lost, kept, zones),
          session.line(of: conflict, field: lost?.field, lost?.text, kept?.text)
        )
      }
      try session.print(.array(pages.map(\.json)), or: pages.map(\.line))
      if let hint = wording.hint, conflicts.contains(where: \.isTold), !session.isJSON {
        session.console.diagnostics.remark(session.messages(hint))
      }
    }
  }
}

extension SyncConflict {
  fileprivate func json<Context>(
    _ lostWords: ConflictWording<Context>.Words?,
    _ keptWords: ConflictWording<Context>.Words?,
    _ zones: TimeZoneHistory
  ) -> JSON {
    let values = (lostWords?.json ?? lost.json, keptWords?.json ?? kept?.json)
    return .object(
      members(zones, lost: values.0, kept: values.1) + [
        .init("fieldText", JSON(lostWords?.field)),
        .init("lostText", JSON(lostWords?.text)),
        .init("keptText", JSON(keptWords?.text)),
      ]
    )
  }
}

extension HouseholdContext {
  fileprivate func line(
    of conflict: SyncConflict,
    field: String?,
    _ lost: String?,
    _ kept: String?
  ) -> String {
    let name = field ?? "\(conflict.table).\(conflict.field)"
    let lost = lost ?? conflict.lost.quoted
    guard conflict.isTold else { return "\(conflict.record)  \(name)  \(lost)" }
    let kept = kept ?? conflict.kept?.quoted ?? "-"
    return "\(conflict.record)  \(messages("sync.conflict", name, lost, kept))"
  }
}
