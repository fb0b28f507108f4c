import HearthHousehold
import HearthModel
import HearthSupport
import SyncClient

extension SyncCommand {
  /// `sync now`.
  static var now: Command<Context> {
    Command("now", summary: "command.sync.now", parameters: [SyncOptions.yes]) { values, session in
      let report = try await session.telling { household in
        do {
          return try await household.exchange(allowsDeletions: values[SyncOptions.yes])
        } catch SyncError.massDeletion(_, let count) where session.canAsk {
          let question = session.messages("question.sync.mass-deletion", count)
          guard session.isYes(to: question, "confirm.sync") else {
            throw Failure(session.messages("refused.not-synced"))
          }
          return try await household.exchange(allowsDeletions: true)
        }
      }
      session.remark(on: report)
      await session.remarkOnClocks()
      try session.print(report.json, or: [session.sentence(report)])
    }
  }

  /// `sync status`, which asks nobody outside.
  static var status: Command<Context> {
    Command("status", summary: "command.sync.status") { _, session in
      let status = try await session.telling { try await $0.status() }
      let zones = try await session.read { try session.zones(in: $0) }
      let error = status.trouble.map { $0.sentence(session.messages) }
      try session.print(
        status.json(zones, session.messages),
        or: session.lines(status) + (error.map { [$0] } ?? [])
      )
    }
  }
}

extension HouseholdContext {
  fileprivate func sentence(_ report: SyncReport) -> String {
    messages("sync.done", report.pulled, report.pushed, report.waiting)
  }

  fileprivate func remark(on report: SyncReport) {
    if report.unreadable > 0 {
      console.diagnostics.remark(messages("sync.remark.unreadable", report.unreadable))
    }
    if report.incomplete > 0 {
      console.diagnostics.remark(messages("sync.remark.incomplete", report.incomplete))
    }
    if report.refused > 0 {
      console.diagnostics.remark(messages("sync.remark.refused", report.refused))
    }
    if report.conflicts > 0 {
      console.diagnostics.remark(messages("sync.remark.conflicts", report.conflicts))
    }
    if report.isReconciled { console.diagnostics.remark(messages("sync.remark.reconciled")) }
  }

  /// Tells of a clock that is wrong; that it cannot be found out is nobody's business.
  fileprivate func remarkOnClocks() async {
    guard !console.diagnostics.isQuiet else { return }
    switch try? await household.exchange().clockDifference() {
    case .hub(let days)?:
      console.diagnostics.remark(messages("sync.remark.clock.hub", days))
    case .device(let name, let days)?:
      let sentence = messages("sync.remark.clock.device", name, days)
      console.diagnostics.remark(sentence)
    case nil: break
    }
  }

  fileprivate func lines(_ status: SyncStatus) -> [String] {
    guard status.state != .off else { return [messages("sync.status.off")] }
    let last =
      status.lastSync.map { last in
        // An instant of a clock that is ahead of this one is now.
        let passed = SyncStatusViewModel.text(of: max(.zero, now - last), messages)
        return messages("sync.status.last", passed)
      } ?? messages("sync.status.never")
    return [last, messages("sync.status.waiting", status.waiting, status.devices)]
  }
}
